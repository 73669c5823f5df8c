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
  // Native modules, which cannot be bundled: Node 22 has SQLite, and `pg` works without `pg-native`.
  external: ['libsql', 'pg-native'],
  // Defines the `require` that bundled CommonJS dependencies call.
  banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  legalComments: 'eof',
  logLevel: 'warning',
})
