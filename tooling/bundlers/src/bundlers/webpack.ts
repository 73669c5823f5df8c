import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import compile from 'webpack'
import { isForeignPackage } from '../isForeignPackage'
import type { BundlerOutput, OutputChunk } from '../types'

export async function buildWithWebpack(entry: string): Promise<BundlerOutput> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-webpack-'))
  try {
    const compiler = compile({
      mode: 'production',
      entry,
      target: ['web', 'es2022'],
      experiments: { outputModule: true },
      output: { module: true, path: folder },
      externals: [
        ({ request = '' }, done) => (isForeignPackage(request) ? done(undefined, `module ${request}`) : done()),
      ],
      // Terser takes a minute, and the comparison does not need it.
      optimization: { minimize: false },
      performance: false,
    })
    const stats = await new Promise<compile.Stats>((done, fail) =>
      compiler.run((error, result) => (result ? done(result) : fail(error ?? new Error('webpack says nothing.')))),
    )
    if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }))
    return await read(stats.compilation, folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function read({ chunks, chunkGroups, chunkGraph }: compile.Compilation, folder: string): Promise<BundlerOutput> {
  const lazy = new Map<string, readonly string[]>()
  for (const group of chunkGroups) {
    for (const { module, request } of group.origins) {
      if (!(module instanceof compile.NormalModule) || !request) continue
      const target = resolve(dirname(module.resource), request)
      const loaded = group.chunks.map(fileOf)
      // webpack lists fewer chunks for an import where some are loaded already, so the longest list is the complete
      // one.
      if (loaded.length > (lazy.get(target)?.length ?? 0)) lazy.set(target, loaded)
    }
  }
  const built = [...chunks].map(
    async (chunk): Promise<OutputChunk> => ({
      name: fileOf(chunk),
      code: await readFile(join(folder, fileOf(chunk)), 'utf8'),
      isEntry: chunk.canBeInitial(),
      imports: [],
      modules: [...chunkGraph.getChunkModulesIterable(chunk)].flatMap(partsOf),
    }),
  )
  return { lazy, chunks: await Promise.all(built) }
}

const fileOf = (chunk: compile.Chunk) => [...chunk.files].find((name) => /\.m?js$/.test(name)) ?? ''

// Lists the files of a module: several if webpack has concatenated them.
function partsOf(module: compile.Module): string[] {
  const parts: unknown[] = 'modules' in module && Array.isArray(module.modules) ? module.modules : [module]
  return parts.flatMap((part) => (part instanceof compile.NormalModule ? [part.resource] : []))
}
