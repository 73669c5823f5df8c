import { gzipSync } from 'node:zlib'
import { transform } from 'esbuild'

/** `@foyer/core`'s group `engine` is `core/engine`; none for what an entry passes on, and for what is not ours. */
export const groupOf = (path) => {
  const [, name, group] = path?.match(/packages\/([\w-]+)\/dist\/groups\/([\w-]+)\.js$/) ?? []
  return name && group !== 'rolldown-runtime' ? `${name}/${group}` : undefined
}

/** What a visit loads, moment by moment: which groups, in how many files, and how many bytes. */
export async function measure({ chunks, lazy }, moments) {
  const byName = new Map(chunks.map((chunk) => [chunk.name, chunk]))
  const here = new Set()
  const load = (name, into) => {
    if (here.has(name)) return
    here.add(name)
    into.push(byName.get(name))
    for (const each of byName.get(name).imports) load(each, into)
  }
  const startOf = (group) => {
    const found = [...lazy].find(([path]) => groupOf(path) === group)
    if (found) return found[1]
    // Without a start of its own it is part of a chunk.
    const around = chunks.find(({ modules }) => modules.some((path) => groupOf(path) === group))
    if (!around) throw new Error(`The group ${group} is nowhere.`)
    return [around.name]
  }
  const found = []
  for (const { title, groups } of moments) {
    const loaded = []
    const starts = groups ? groups.flatMap(startOf) : chunks.filter(({ isEntry }) => isEntry).map(({ name }) => name)
    for (const name of starts) load(name, loaded)
    const names = loaded.flatMap(({ modules }) => modules.map(groupOf).filter(Boolean))
    found.push({ title, files: loaded.length, bytes: await sizeOf(loaded), groups: [...new Set(names)].sort() })
  }
  return found
}

/** Each bundler's own way of writing is evened out: what counts is the code in it. */
async function sizeOf(chunks) {
  const options = { minify: true, treeShaking: true, format: 'esm', target: 'es2022' }
  const sizes = chunks.map(async ({ code }) => gzipSync((await transform(code, options)).code, { level: 9 }).length)
  return (await Promise.all(sizes)).reduce((total, size) => total + size, 0)
}
