/** Bundles the server’s commands into `dist/server`, which needs nothing beside Node: a part of `pnpm build`. */
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

await build({
  entryPoints: ['start', 'reseal', 'rotateKey', 'auditLog', 'backup', 'restore'].map((name) => path(`${name}.ts`)),
  outdir: path('../dist/server'),
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  conditions: ['@foyer/source', 'module'],
  // Native modules, which cannot be bundled: Node 22 has SQLite, `pg` works without `pg-native`, and only an HSM needs
  // `pkcs11js`.
  external: ['libsql', 'pg-native', 'pkcs11js'],
  // Defines the `require` that bundled CommonJS dependencies call.
  banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  legalComments: 'eof',
  logLevel: 'warning',
})
