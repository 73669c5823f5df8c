import { isBuiltin } from 'node:module'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Metafile } from 'esbuild'
import type { ExportEntry, Manifest } from '../packaging/packages'

const OUT = 'entry.js'

export interface MeasureEntryParameters {
  readonly path: string
  readonly manifest: Manifest
  /** Packages with a row of their own, which are not counted here. */
  readonly others: readonly string[]
}

/**
 * Bundles all exports of a package's main entry for a browser, with its dependencies, and without its peers and other
 * Foyer packages. Resolves with the gzip bytes of what loads at once. Undefined without an entry, or if it needs Node.
 */
export async function measureEntry({ path, manifest, others }: MeasureEntryParameters): Promise<number | undefined> {
  const file = findMainFile(manifest.exports)
  if (!file) return undefined
  const peers = Object.keys(manifest.peerDependencies ?? {})
  const left = [...peers, ...others.filter((name) => name !== manifest.name)].flatMap((name) => [name, `${name}/*`])
  const { metafile, outputFiles } = await build({
    stdin: { contents: `export * from ${JSON.stringify(join(path, file))}`, resolveDir: path },
    // The paths in `metafile` are relative to this folder.
    absWorkingDir: path,
    outdir: path,
    entryNames: 'entry',
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: left,
    // Only a package that needs Node imports one.
    loader: { '.node': 'empty' },
    plugins: [
      {
        name: 'node',
        setup({ onResolve }) {
          onResolve({ filter: /^[\w@:]/ }, ({ path: name }) =>
            isBuiltin(name) ? { path: name, external: true, sideEffects: false } : undefined,
          )
        },
      },
    ],
    write: false,
    metafile: true,
    logLevel: 'silent',
  })
  const loaded = listLoadedFiles(metafile)
  if (loaded.some((name) => metafile.outputs[name]?.imports.some((each) => isBuiltin(each.path)))) return undefined
  const names = new Set(loaded.map((name) => resolve(path, name)))
  const own = outputFiles.filter((each) => names.has(each.path))
  return own.reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0)
}

/** Finds the file of the export `.`. */
function findMainFile(exports: ExportEntry | undefined): string | undefined {
  const main = typeof exports === 'object' ? exports['.'] : exports
  const file = typeof main === 'object' ? main.default : main
  return typeof file === 'string' ? file : undefined
}

/** Lists the entry's file and those that it imports at once. */
function listLoadedFiles({ outputs }: Metafile): readonly string[] {
  const loaded = new Set([OUT])
  for (const name of loaded) {
    for (const each of outputs[name]?.imports ?? []) {
      if (each.kind === 'import-statement' && !each.external) loaded.add(each.path)
    }
  }
  return [...loaded]
}
