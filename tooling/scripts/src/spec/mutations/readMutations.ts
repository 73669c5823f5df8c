import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const MUTATIONS_FILE = 'tooling/spec/mutations.tsv'

export interface Mutation {
  rule: string
  /** Path from the repository's root. */
  path: string
  from: string
  to: string
  /** Line number in the table. */
  line: number
}

const HEADER = 'rule\tfile\tfrom\tto'

export function readMutations(root: string): Mutation[] {
  const path = join(root, MUTATIONS_FILE)
  return existsSync(path) ? parseMutations(readFileSync(path, 'utf8')) : []
}

/** Tab-separated, unquoted, with a header row. `\n`, `\t` and `\\` stand for a line break, a tab and a backslash. */
export function parseMutations(text: string): Mutation[] {
  const [header, ...rows] = text.trimEnd().split('\n')
  if (header !== HEADER) throw new Error(`${MUTATIONS_FILE} has another header: ${header}`)
  return rows.map((row, index) => {
    const [rule = '', path = '', from = '', to = '', ...more] = row.split('\t')
    if (from === '' || more.length > 0) throw new Error(`${MUTATIONS_FILE}:${index + 2} is no row of four cells.`)
    return { rule, path, from: unescapeCell(from), to: unescapeCell(to), line: index + 2 }
  })
}

const ESCAPED: Readonly<Record<string, string>> = { n: '\n', t: '\t', '\\': '\\' }

const unescapeCell = (cell: string) => cell.replaceAll(/\\([nt\\])/g, (_, letter) => ESCAPED[letter] ?? '')
