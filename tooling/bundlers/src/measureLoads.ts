import { gzipSync } from 'node:zlib'
import { type TransformOptions, transform } from 'esbuild'
import type { BundlerOutput, ImportMoment, MomentLoad, OutputChunk } from './types'

/**
 * Names a module's chunk: `@foyer/core`'s chunk `runtime` is `core/runtime`. Undefined for an entry's re-exports and
 * for foreign modules.
 */
export const getChunkName = (path: string | undefined) => {
  const [, name, group] = path?.match(/packages\/([\w-]+)\/dist\/chunks\/([\w-]+)\.js$/) ?? []
  return name && group !== 'rolldown-runtime' ? `${name}/${group}` : undefined
}

/** Measures chunks, files and bytes that a visit loads at each moment. */
export async function measureLoads(
  { chunks, lazy }: BundlerOutput,
  moments: readonly ImportMoment[],
): Promise<MomentLoad[]> {
  const byName = new Map(chunks.map((chunk) => [chunk.name, chunk]))
  const here = new Set<string>()
  const load = (name: string, into: OutputChunk[]) => {
    const chunk = byName.get(name)
    if (!chunk || here.has(name)) return
    here.add(name)
    into.push(chunk)
    for (const each of chunk.imports) load(each, into)
  }
  const startOf = (group: string): readonly string[] => {
    const result = [...lazy].find(([path]) => getChunkName(path) === group)
    if (result) return result[1]
    // A chunk without its own file is part of another chunk's file.
    const around = chunks.find(({ modules }) => modules.some((path) => getChunkName(path) === group))
    if (!around) throw new Error(`The group ${group} is nowhere.`)
    return [around.name]
  }
  const result: MomentLoad[] = []
  for (const { title, groups } of moments) {
    const loaded: OutputChunk[] = []
    const starts = groups ? groups.flatMap(startOf) : chunks.filter(({ isEntry }) => isEntry).map(({ name }) => name)
    for (const name of starts) load(name, loaded)
    const names = loaded.flatMap(({ modules }) => modules.flatMap((path) => getChunkName(path) ?? []))
    result.push({ title, files: loaded.length, bytes: await sizeOf(loaded), groups: [...new Set(names)].sort() })
  }
  return result
}

// Minifies all bundlers' output alike, so that only the code counts.
async function sizeOf(chunks: readonly OutputChunk[]) {
  const options: TransformOptions = { minify: true, treeShaking: true, format: 'esm', target: 'es2022' }
  const sizes = chunks.map(async ({ code }) => gzipSync((await transform(code, options)).code, { level: 9 }).length)
  return (await Promise.all(sizes)).reduce((total, size) => total + size, 0)
}
