import { posix } from 'node:path'

export interface Chunk {
  /**
   * Chunks that load before this one, which may import their files and those of chunks before them. Absent for the
   * first chunk of a table.
   */
  after?: readonly string[]
  /**
   * Patterns of `import()` targets in the chunk, beside the targets named like the chunk or in a folder of its name.
   */
  loads?: readonly string[]
  /**
   * Exports by entry: names or patterns of files; `*` takes the rest. A chunk named like an entry takes its rest by
   * default.
   */
  exports?: Readonly<Record<string, '*' | readonly string[]>>
  /** Patterns of files that no earlier chunk may contain. */
  owns?: readonly string[]
  /** Pattern with one `*`: makes a chunk for each matching file or folder. The `*` of the key stands for the match. */
  each?: string
}

/** Keyed by chunk, in the order of loading; `'a, b'` gives two chunks the same row. */
export type ChunkTable = Readonly<Record<string, Chunk>>

interface GraphModule {
  /** Relative to the package's `src`. */
  path: string
  /** Paths. */
  imports: readonly string[]
  /** Paths of the module's `import()` targets. */
  loads: readonly string[]
  /** Path behind each exported name, of an entry only. */
  reexports?: Readonly<Record<string, string>> | undefined
}

export type ModuleGraph = ReadonlyMap<string, GraphModule>

/**
 * Assigns each module to a chunk. A chunk starts with the `import()` targets named like the chunk or in a folder of its
 * name, with the entry of its name, and with the files that its row lists; it takes their imports. A module that
 * several chunks reach belongs to the last chunk that all of them come after, so a file imports only files of earlier
 * chunks.
 */
export function planChunks(
  table: ChunkTable,
  graph: ModuleGraph,
): { chunkOf: Map<string, string>; problems: string[] } {
  const names = Object.keys(table)
  const wrong = checkTable(table)
  if (wrong.length > 0) return { chunkOf: new Map(), problems: wrong }

  const { starts, lazy, problems } = findStarts(table, graph)
  const reached = new Map(names.map((name) => [name, reach(graph, starts.get(name) ?? [])]))
  const before = new Map(names.map((name) => [name, ancestors(table, name)]))
  const chunkOf = new Map<string, string>()
  for (const path of graph.keys()) {
    const reachers = names.filter((name) => reached.get(name)?.has(path))
    const chunk = [...names]
      .reverse()
      .find((name) => reachers.length > 0 && reachers.every((each) => before.get(each)?.has(name)))
    if (chunk) chunkOf.set(path, chunk)
  }
  return { chunkOf, problems: [...problems, ...findEarly({ table, graph, starts, lazy, chunkOf, before })] }
}

function checkTable(table: ChunkTable) {
  const names = Object.keys(table)
  return names.flatMap((name, index) => {
    const after = table[name]?.after ?? []
    if (index === 0) return after.length === 0 ? [] : [`The first chunk, ${name}, is after no other.`]
    if (after.length === 0) return [`${name} is after no chunk: everything is after ${names[0]}.`]
    const unknown = after.filter((each) => !names.slice(0, index).includes(each))
    return unknown.map((each) => `${name} is after ${each}, which is not a chunk above it.`)
  })
}

/** Finds each chunk's start files, and the `import()` targets among them. */
function findStarts(table: ChunkTable, graph: ModuleGraph) {
  const starts = new Map(Object.keys(table).map((name): [string, string[]] => [name, []]))
  const lazy = new Map<string, string>()
  const problems: string[] = []
  const lazily = new Map([...graph.values()].flatMap(({ path, loads }) => loads.map((target) => [target, path])))
  for (const [target, importer] of lazily) {
    const name = chunkOfTarget(table, target)
    if (name) {
      starts.get(name)?.push(target)
      lazy.set(target, name)
    } else problems.push(`${importer} loads ${target}, which is in no chunk: name it in "loads" of one.`)
  }
  for (const [name, { loads = [], each }] of Object.entries(table)) {
    if (each !== undefined) continue
    const idle = loads.filter((pattern) => ![...lazily.keys()].some((target) => matches(pattern, target)))
    problems.push(...idle.map((pattern) => `${name} loads ${pattern}, but no import() does.`))
  }
  for (const { path, reexports } of graph.values()) {
    if (reexports) problems.push(...placeExports(table, entryName(path), reexports, starts))
  }
  return { starts, lazy, problems }
}

/**
 * Names the chunk of an `import()` target: the chunk that lists it, else the one named like the file or the nearest
 * folder.
 */
function chunkOfTarget(table: ChunkTable, target: string) {
  const listed = Object.keys(table).find((each) => table[each]?.loads?.some((pattern) => matches(pattern, target)))
  const [file = '', ...folders] = target.split('/').reverse()
  // An `index` file counts by its folder: the chunk `index` contains the entry of that name.
  const own = file.startsWith('index.') ? [] : file.split('.', 1)
  return listed ?? [...own, ...folders].find((each) => each in table)
}

function placeExports(
  table: ChunkTable,
  entry: string,
  reexports: Readonly<Record<string, string>>,
  starts: Map<string, string[]>,
) {
  const problems: string[] = []
  const chunks = Object.entries(table)
  const listed = chunks.flatMap(([name, { exports = {} }]) => {
    const wanted = exports[entry] ?? []
    return wanted === '*' ? [] : wanted.map((wish) => ({ name, wish }))
  })
  const own = posix.basename(entry)
  const rest = chunks.find(([, { exports = {} }]) => exports[entry] === '*')?.[0] ?? (own in table ? own : undefined)
  const isWish = (wish: string, each: string, path: string) =>
    wish === each || (wish.includes('/') && matches(wish, path))
  for (const [each, path] of Object.entries(reexports)) {
    const found = listed.find(({ wish }) => wish === each) ?? listed.find(({ wish }) => isWish(wish, each, path))
    const name = found?.name ?? rest
    if (name) starts.get(name)?.push(path)
    else problems.push(`exports/${entry}.ts exports ${each}, which is in no chunk: name it in "exports" of one.`)
  }
  for (const { name, wish } of listed) {
    if (!Object.entries(reexports).some(([each, path]) => isWish(wish, each, path)))
      problems.push(`${name} has ${wish} of exports/${entry}.ts, which does not export it.`)
  }
  return problems
}

/** Finds `import()` targets and owned files that would load with an earlier chunk. */
function findEarly({ table, graph, starts, lazy, chunkOf, before }: Plan) {
  const owned = Object.entries(table).flatMap(([name, { owns = [] }]) =>
    [...chunkOf.keys()]
      .filter((path) => owns.some((pattern) => matches(pattern, path)))
      .map((path): [string, string] => [path, name]),
  )
  return [...lazy, ...owned].flatMap(([path, name]) => {
    const actual = chunkOf.get(path) ?? name
    if (before.get(actual)?.has(name)) return []
    const others = Object.keys(table).filter((each) => each !== name)
    const chains = others.flatMap((each) => chainTo(graph, starts.get(each) ?? [], path))
    return `${path} belongs to ${name}, but comes with ${actual}. See who imports it: ${chains.join('; ')}.`
  })
}

interface Plan {
  table: ChunkTable
  graph: ModuleGraph
  starts: ReadonlyMap<string, readonly string[]>
  lazy: ReadonlyMap<string, string>
  chunkOf: ReadonlyMap<string, string>
  before: ReadonlyMap<string, ReadonlySet<string>>
}

/** Collects the modules that `starts` import, directly or not, without `import()`. */
function reach(graph: ModuleGraph, starts: readonly string[]) {
  const found = new Set<string>()
  const visit = (path: string) => {
    if (found.has(path) || !graph.has(path)) return
    found.add(path)
    for (const target of graph.get(path)?.imports ?? []) visit(target)
  }
  for (const path of starts) visit(path)
  return found
}

/** Describes the shortest chain of imports to `wanted`; empty if there is none. */
function chainTo(graph: ModuleGraph, starts: readonly string[], wanted: string) {
  const importers = new Map(starts.map((path): [string, string | undefined] => [path, undefined]))
  for (const path of importers.keys()) {
    for (const target of graph.get(path)?.imports ?? []) if (!importers.has(target)) importers.set(target, path)
  }
  if (!importers.has(wanted)) return []
  const chain: string[] = []
  for (let path: string | undefined = wanted; path !== undefined; path = importers.get(path)) chain.unshift(path)
  return [chain.join(' → ')]
}

/** Collects a chunk and all chunks that it is after. */
const ancestors = (table: ChunkTable, name: string): Set<string> =>
  new Set([name, ...(table[name]?.after ?? []).flatMap((each) => [...ancestors(table, each)])])

const entryName = (path: string) => path.replace(/^exports\//, '').replace(/\.tsx?$/, '')

/** Escapes a pattern for a regular expression, except `*`. */
export const escapePattern = (pattern: string) => pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&')

/** Matches a path: `**` stands for any text, `*` for any text without a slash. */
function matches(pattern: string, path: string) {
  return new RegExp(`^${escapePattern(pattern).replace(/\*\*\/|\*\*|\*/g, (found) => PATTERNS[found] ?? found)}$`).test(
    path,
  )
}

const PATTERNS: Readonly<Record<string, string>> = { '**/': '(?:.*/)?', '**': '.*', '*': '[^/]*' }
