import { resolve } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { isForeignPackage } from '../isForeignPackage'
import type { BundlerOutput } from '../types'

const foreign: Plugin = {
  name: 'foreign',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind !== 'entry-point' && isForeignPackage(path) ? { path, external: true, sideEffects: false } : undefined,
    )
  },
}

export async function buildWithEsbuild(entry: string): Promise<BundlerOutput> {
  const { outputFiles, metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    metafile: true,
    write: false,
    outdir: '/out',
    plugins: [foreign],
    logLevel: 'silent',
  })
  const codeOf = new Map(outputFiles.map(({ path, text }) => [path, text]))
  const outputs = Object.entries(metafile.outputs)
  const chunks = outputs.map(([path, { imports, inputs, entryPoint }]) => ({
    name: path,
    code: codeOf.get(resolve(path)) ?? '',
    isEntry: entryPoint !== undefined && resolve(entryPoint) === entry,
    imports: imports.filter(({ kind, external }) => kind === 'import-statement' && !external).map(({ path }) => path),
    modules: Object.keys(inputs)
      .filter((id) => (inputs[id]?.bytesInOutput ?? 0) > 0)
      .map((id) => resolve(id)),
  }))
  const starts = outputs.flatMap(([path, { entryPoint }]): [string, string[]][] =>
    entryPoint ? [[resolve(entryPoint), [path]]] : [],
  )
  return { chunks, lazy: new Map(starts) }
}
