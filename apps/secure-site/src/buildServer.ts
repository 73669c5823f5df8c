/** Bundles the server’s commands into `dist/server`, which needs nothing beside Node: a part of `pnpm build`. */
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

await build({
  entryPoints: ['start', 'reseal', 'auditLog', 'backup', 'restore'].map((name) => path(`${name}.ts`)),
  outdir: path('../dist/server'),
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  conditions: ['@foyer/source', 'module'],
  // Native: Node 22 has SQLite itself, and `pg` does without.
  external: ['libsql', 'pg-native'],
  // For dependencies in CommonJS.
  banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  legalComments: 'eof',
  logLevel: 'warning',
})
