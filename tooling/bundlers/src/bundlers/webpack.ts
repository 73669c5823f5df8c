import { dirname, resolve } from 'node:path'
import compile from 'webpack'
import { isForeign } from '../isForeign'

export async function webpack(entry) {
  const compiler = compile({
    mode: 'production',
    entry,
    target: ['web', 'es2022'],
    experiments: { outputModule: true },
    output: { module: true },
    externals: [({ request }, done) => (isForeign(request) ? done(null, `module ${request}`) : done())],
    // Terser takes a minute for what the comparison does without.
    optimization: { minimize: false },
    performance: false,
  })
  const files = new Map()
  // Nothing is written: what would be is kept.
  compiler.outputFileSystem = {
    mkdir: (_path, ...rest) => rest.at(-1)(null),
    stat: (_path, done) => done(new Error('There is nothing yet.')),
    writeFile: (path, content, done) => {
      files.set(path, content.toString())
      done(null)
    },
  }
  const stats = await new Promise((done, fail) => compiler.run((error, found) => (error ? fail(error) : done(found))))
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }))
  return read(stats.compilation, files)
}

function read({ chunks, chunkGroups, chunkGraph, outputOptions }, files) {
  const fileOf = (chunk) => [...chunk.files].find((name) => /\.m?js$/.test(name))
  const lazy = new Map()
  for (const group of chunkGroups) {
    for (const { module, request } of group.origins) {
      if (!module || !request) continue
      const target = resolve(dirname(module.resource), request)
      const loaded = group.chunks.map(fileOf)
      // Who asks for it with much of it there already is told less of it.
      if (loaded.length > (lazy.get(target)?.length ?? 0)) lazy.set(target, loaded)
    }
  }
  return {
    lazy,
    chunks: [...chunks].map((chunk) => ({
      name: fileOf(chunk),
      code: files.get(resolve(outputOptions.path, fileOf(chunk))),
      isEntry: chunk.canBeInitial(),
      imports: [],
      modules: [...chunkGraph.getChunkModulesIterable(chunk)].flatMap(
        ({ modules, resource }) => modules?.map((each) => each.resource) ?? [resource],
      ),
    })),
  }
}
