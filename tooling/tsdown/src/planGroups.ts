interface Group {
  /** What it is for, in a few words. */
  for: string
  /** Groups that its file may import; theirs too. None for the first group of a table. */
  after?: readonly string[]
  /** Files that an `import()` names, as patterns. */
  loads?: readonly string[]
  /** By entry, the names of it that belong here, or patterns for the files they come from; `*` takes those that nobody else does. */
  exports?: Readonly<Record<string, '*' | readonly string[]>>
  /** Small files that later groups share, put here so that they are no file between them. */
  holds?: readonly string[]
  /** Files that must not be in a group before this one, as patterns. */
  owns?: readonly string[]
}

export type GroupTable = Readonly<Record<string, Group>>

interface GraphModule {
  /** From the package's `src`. */
  path: string
  /** Paths. */
  imports: readonly string[]
  /** Paths that it imports by `import()`. */
  loads: readonly string[]
  /** Of an entry: the path behind each name. */
  reexports?: Readonly<Record<string, string>> | undefined
}

export type Graph = ReadonlyMap<string, GraphModule>

/**
 * Says which group each module belongs to. A group starts with the files it `loads` and the names it `exports`, and takes
 * what these import. A module that several groups reach belongs to the last group before all of them, so that every module
 * is in one file, and a file imports only files of groups before its own.
 */
export function planGroups(table: GroupTable, graph: Graph): { groupOf: Map<string, string>; problems: string[] } {
  const names = Object.keys(table)
  const wrong = checkTable(table)
  if (wrong.length > 0) return { groupOf: new Map(), problems: wrong }

  const { starts, problems } = findStarts(table, graph)
  const reached = new Map(names.map((name) => [name, reach(graph, starts.get(name) ?? [])]))
  const before = new Map(names.map((name) => [name, ancestors(table, name)]))
  const groupOf = new Map<string, string>()
  for (const path of graph.keys()) {
    const reachers = names.filter((name) => reached.get(name)?.has(path))
    const group = [...names]
      .reverse()
      .find((name) => reachers.length > 0 && reachers.every((each) => before.get(each)?.has(name)))
    if (group) groupOf.set(path, group)
  }
  return { groupOf, problems: [...problems, ...findEarly({ table, graph, starts, groupOf, before })] }
}

function checkTable(table: GroupTable) {
  const names = Object.keys(table)
  return names.flatMap((name, index) => {
    const after = table[name]?.after ?? []
    if (index === 0) return after.length === 0 ? [] : [`The first group, ${name}, is after no other.`]
    if (after.length === 0) return [`${name} is after no group: everything is after ${names[0]}.`]
    const unknown = after.filter((each) => !names.slice(0, index).includes(each))
    return unknown.map((each) => `${name} is after ${each}, which is not a group above it.`)
  })
}

/** Where each group starts. */
function findStarts(table: GroupTable, graph: Graph) {
  const starts = new Map(Object.keys(table).map((name): [string, string[]] => [name, []]))
  const problems: string[] = []
  const lazily = new Map([...graph.values()].flatMap(({ path, loads }) => loads.map((target) => [target, path])))
  for (const [target, importer] of lazily) {
    const name = Object.keys(table).find((each) => table[each]?.loads?.some((pattern) => matches(pattern, target)))
    if (name) starts.get(name)?.push(target)
    else problems.push(`${importer} loads ${target}, which is in no group: name it in "loads" of one.`)
  }
  for (const [name, { loads = [] }] of Object.entries(table)) {
    const idle = loads.filter((pattern) => ![...lazily.keys()].some((target) => matches(pattern, target)))
    problems.push(...idle.map((pattern) => `${name} loads ${pattern}, but no import() does.`))
  }
  for (const [name, { holds = [] }] of Object.entries(table)) {
    const held = [...graph.keys()].filter((path) => holds.some((pattern) => matches(pattern, path)))
    starts.get(name)?.push(...held)
    const gone = holds.filter((pattern) => !held.some((path) => matches(pattern, path)))
    problems.push(...gone.map((pattern) => `${name} holds ${pattern}, which is no file.`))
  }
  for (const { path, reexports } of graph.values()) {
    if (reexports) problems.push(...placeExports(table, entryName(path), reexports, starts))
  }
  return { starts, problems }
}

function placeExports(
  table: GroupTable,
  entry: string,
  reexports: Readonly<Record<string, string>>,
  starts: Map<string, string[]>,
) {
  const problems: string[] = []
  const groups = Object.entries(table)
  const listed = groups.flatMap(([name, { exports = {} }]) => {
    const wanted = exports[entry] ?? []
    return wanted === '*' ? [] : wanted.map((wish) => ({ name, wish }))
  })
  const rest = groups.find(([, { exports = {} }]) => exports[entry] === '*')?.[0]
  const isWish = (wish: string, each: string, path: string) =>
    wish === each || (wish.includes('/') && matches(wish, path))
  for (const [each, path] of Object.entries(reexports)) {
    const found = listed.find(({ wish }) => wish === each) ?? listed.find(({ wish }) => isWish(wish, each, path))
    const name = found?.name ?? rest
    if (name) starts.get(name)?.push(path)
    else problems.push(`exports/${entry}.ts exports ${each}, which is in no group: name it in "exports" of one.`)
  }
  for (const { name, wish } of listed) {
    if (!Object.entries(reexports).some(([each, path]) => isWish(wish, each, path)))
      problems.push(`${name} has ${wish} of exports/${entry}.ts, which does not export it.`)
  }
  return problems
}

/** What is loaded before it should be: where a lazy group starts, and what it owns. */
function findEarly({
  table,
  graph,
  starts,
  groupOf,
  before,
}: {
  table: GroupTable
  graph: Graph
  starts: ReadonlyMap<string, readonly string[]>
  groupOf: ReadonlyMap<string, string>
  before: ReadonlyMap<string, ReadonlySet<string>>
}) {
  const problems: string[] = []
  for (const [name, { loads = [], owns = [] }] of Object.entries(table)) {
    const patterns = [...loads, ...owns]
    for (const [path, actual] of groupOf) {
      if (before.get(actual)?.has(name) || !patterns.some((pattern) => matches(pattern, path))) continue
      const others = Object.keys(table).filter((each) => each !== name)
      const chains = others.flatMap((each) => chainTo(graph, starts.get(each) ?? [], path))
      problems.push(`${path} belongs to ${name}, but comes with ${actual}. See who imports it: ${chains.join('; ')}.`)
    }
  }
  return problems
}

/** All that is imported from some files on, import() left out. */
function reach(graph: Graph, starts: readonly string[]) {
  const found = new Set<string>()
  const visit = (path: string) => {
    if (found.has(path) || !graph.has(path)) return
    found.add(path)
    for (const target of graph.get(path)?.imports ?? []) visit(target)
  }
  for (const path of starts) visit(path)
  return found
}

/** How some files come to import another, as a text; none when they do not. */
function chainTo(graph: Graph, starts: readonly string[], wanted: string) {
  const importers = new Map(starts.map((path): [string, string | undefined] => [path, undefined]))
  for (const path of importers.keys()) {
    for (const target of graph.get(path)?.imports ?? []) if (!importers.has(target)) importers.set(target, path)
  }
  if (!importers.has(wanted)) return []
  const chain: string[] = []
  for (let path: string | undefined = wanted; path !== undefined; path = importers.get(path)) chain.unshift(path)
  return [chain.join(' → ')]
}

/** A group and all that are before it. */
const ancestors = (table: GroupTable, name: string): Set<string> =>
  new Set([name, ...(table[name]?.after ?? []).flatMap((each) => [...ancestors(table, each)])])

const entryName = (path: string) => path.replace(/^exports\//, '').replace(/\.tsx?$/, '')

/** `**` stands for any text, `*` for any but a slash. */
function matches(pattern: string, path: string) {
  const text = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${text.replace(/\*\*\/|\*\*|\*/g, (found) => PATTERNS[found] ?? found)}$`).test(path)
}

const PATTERNS: Readonly<Record<string, string>> = { '**/': '(?:.*/)?', '**': '.*', '*': '[^/]*' }
