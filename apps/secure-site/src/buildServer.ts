/** Bundles the server’s commands into `dist/server`, which needs nothing beside Node: a part of `pnpm build`. */
import { basename } from 'node:path'
import { argv } from 'node:process'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

/** Returns the paths of the sources in each file, from the root of the repository. */
export async function buildServer(outdir = path('../dist/server')): Promise<ReadonlyMap<string, readonly string[]>> {
  const { metafile } = await build({
    absWorkingDir: path('../../..'),
    entryPoints: ['start', 'reseal', 'rotateKey', 'auditLog', 'backup', 'restore'].map((name) => path(`${name}.ts`)),
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    metafile: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    conditions: ['@foyer/source', 'module'],
    // Native modules, which cannot be bundled: Node 22 has SQLite, `pg` works without `pg-native`, and only an HSM
    // needs `pkcs11js`.
    external: ['libsql', 'pg-native', 'pkcs11js'],
    // Defines the `require` that bundled CommonJS dependencies call.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    legalComments: 'eof',
    logLevel: 'warning',
  })
  const files = Object.entries(metafile.outputs)
  return new Map(files.map(([file, { inputs }]) => [basename(file), Object.keys(inputs)]))
}

if (argv[1] === fileURLToPath(import.meta.url)) await buildServer()
