import { gzipSync } from 'node:zlib'
import { type TransformOptions, transform } from 'esbuild'
import type { Built, Chunk, Loaded, Moment } from './types'

/** `@foyer/core`'s group `engine` is `core/engine`; none for what an entry passes on, and for what is not ours. */
export const groupOf = (path: string | undefined) => {
  const [, name, group] = path?.match(/packages\/([\w-]+)\/dist\/groups\/([\w-]+)\.js$/) ?? []
  return name && group !== 'rolldown-runtime' ? `${name}/${group}` : undefined
}

/** What a visit loads, moment by moment: which groups, in how many files, and how many bytes. */
export async function measure({ chunks, lazy }: Built, moments: readonly Moment[]): Promise<Loaded[]> {
  const byName = new Map(chunks.map((chunk) => [chunk.name, chunk]))
  const here = new Set<string>()
  const load = (name: string, into: Chunk[]) => {
    const chunk = byName.get(name)
    if (!chunk || here.has(name)) return
    here.add(name)
    into.push(chunk)
    for (const each of chunk.imports) load(each, into)
  }
  const startOf = (group: string): readonly string[] => {
    const found = [...lazy].find(([path]) => groupOf(path) === group)
    if (found) return found[1]
    // Without a start of its own it is part of a chunk.
    const around = chunks.find(({ modules }) => modules.some((path) => groupOf(path) === group))
    if (!around) throw new Error(`The group ${group} is nowhere.`)
    return [around.name]
  }
  const found: Loaded[] = []
  for (const { title, groups } of moments) {
    const loaded: Chunk[] = []
    const starts = groups ? groups.flatMap(startOf) : chunks.filter(({ isEntry }) => isEntry).map(({ name }) => name)
    for (const name of starts) load(name, loaded)
    const names = loaded.flatMap(({ modules }) => modules.flatMap((path) => groupOf(path) ?? []))
    found.push({ title, files: loaded.length, bytes: await sizeOf(loaded), groups: [...new Set(names)].sort() })
  }
  return found
}

/** Each bundler's own way of writing is evened out: what counts is the code in it. */
async function sizeOf(chunks: readonly Chunk[]) {
  const options: TransformOptions = { minify: true, treeShaking: true, format: 'esm', target: 'es2022' }
  const sizes = chunks.map(async ({ code }) => gzipSync((await transform(code, options)).code, { level: 9 }).length)
  return (await Promise.all(sizes)).reduce((total, size) => total + size, 0)
}
