import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import compile from 'webpack'
import { isForeign } from '../isForeign'
import type { Built, Chunk } from '../types'

export async function webpack(entry: string): Promise<Built> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-webpack-'))
  try {
    const compiler = compile({
      mode: 'production',
      entry,
      target: ['web', 'es2022'],
      experiments: { outputModule: true },
      output: { module: true, path: folder },
      externals: [({ request = '' }, done) => (isForeign(request) ? done(undefined, `module ${request}`) : done())],
      // Terser takes a minute for what the comparison does without.
      optimization: { minimize: false },
      performance: false,
    })
    const stats = await new Promise<compile.Stats>((done, fail) =>
      compiler.run((error, found) => (found ? done(found) : fail(error ?? new Error('webpack says nothing.')))),
    )
    if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }))
    return await read(stats.compilation, folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function read({ chunks, chunkGroups, chunkGraph }: compile.Compilation, folder: string): Promise<Built> {
  const lazy = new Map<string, readonly string[]>()
  for (const group of chunkGroups) {
    for (const { module, request } of group.origins) {
      if (!(module instanceof compile.NormalModule) || !request) continue
      const target = resolve(dirname(module.resource), request)
      const loaded = group.chunks.map(fileOf)
      // Who asks for it with much of it there already is told less of it.
      if (loaded.length > (lazy.get(target)?.length ?? 0)) lazy.set(target, loaded)
    }
  }
  const built = [...chunks].map(
    async (chunk): Promise<Chunk> => ({
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

/** The files that a module is made of: several, where webpack has put them into one. */
function partsOf(module: compile.Module): string[] {
  const parts: unknown[] = 'modules' in module && Array.isArray(module.modules) ? module.modules : [module]
  return parts.flatMap((part) => (part instanceof compile.NormalModule ? [part.resource] : []))
}
