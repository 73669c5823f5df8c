/** Bundles the server into `dist/server.mjs`, which needs nothing beside Node 22.13: `pnpm build`. */
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

await build({
  entryPoints: [path('cli.ts')],
  outfile: path('../dist/server.mjs'),
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  conditions: ['@foyer/source', 'module'],
  // Native modules: Node 22.13 has SQLite, and `ws` and `pg` work without the others.
  external: ['libsql', 'bufferutil', 'utf-8-validate', 'pg-native'],
  // Defines the `require` that bundled CommonJS dependencies call.
  banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  legalComments: 'eof',
  logLevel: 'warning',
})
