import { type Chunk, type ChunkTable, escapePattern } from './planChunks.ts'

/**
 * Gives each chunk a row of its own: `'a, b'` becomes two equal rows, and a row with `each` becomes a row for each
 * match of its pattern that has no row of its own. `paths` are files and folders of the package's `src`.
 */
export function expandChunkTable(table: ChunkTable, paths: readonly string[]): ChunkTable {
  const named = new Set(Object.keys(table).flatMap(toNames))
  const rows = Object.entries(table).flatMap(([key, row]): [string, Chunk][] => {
    const { each } = row
    if (each === undefined) return toNames(key).map((name) => [name, row])
    const pattern = new RegExp(`^${escapePattern(each).replace('*', '([^/.]+)')}$`)
    return paths.flatMap((path): [string, Chunk][] => {
      const [, found] = pattern.exec(path) ?? []
      const name = found && key.replace('*', found)
      if (!name || named.has(name)) return []
      return [[name, /\.tsx?$/.test(path) ? { ...row, loads: [path] } : row]]
    })
  })
  return Object.fromEntries(rows)
}

const toNames = (key: string) => key.split(', ')
