import { resolve } from 'node:path'
import { build } from 'esbuild'
import { isForeign } from '../isForeign'

const foreign = {
  name: 'foreign',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind !== 'entry-point' && isForeign(path) ? { path, external: true, sideEffects: false } : undefined,
    )
  },
}

export async function esbuild(entry) {
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
    code: codeOf.get(resolve(path)),
    isEntry: entryPoint !== undefined && resolve(entryPoint) === entry,
    imports: imports.filter(({ kind, external }) => kind === 'import-statement' && !external).map(({ path }) => path),
    modules: Object.keys(inputs)
      .filter((id) => inputs[id].bytesInOutput > 0)
      .map((id) => resolve(id)),
  }))
  const starts = outputs.filter(([, { entryPoint }]) => entryPoint)
  return { chunks, lazy: new Map(starts.map(([path, { entryPoint }]) => [resolve(entryPoint), [path]])) }
}
