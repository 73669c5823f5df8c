import { createHash } from 'node:crypto'
import type { CompiledSnippet, DescribedName } from './compileSnippets.ts'
import { keyOf } from './readSnippets.ts'

/** Places of the names that a page marks in a snippet: start and length of each. */
export interface MarkedSnippet {
  readonly id: string
  readonly places: readonly (readonly [start: number, length: number])[]
}

/** Marked snippets by language and code. */
export type MarkedSnippets = Readonly<Record<string, MarkedSnippet>>

// What a page’s popups say, which a browser loads with the first of them.
export interface PageTypes {
  /** Type and doc comment, once each. */
  readonly texts: readonly (readonly [text: string, docs: string])[]
  /** Indices of the texts of a snippet's names, by the snippet's id. */
  readonly snippets: Readonly<Record<string, readonly number[]>>
}

/** Writes which names are marked, and apart from them what is said about them: by the source of its page. */
export function writeTypes(compiled: readonly CompiledSnippet[]) {
  const names = new Map<string, readonly DescribedName[]>()
  for (const { snippet, names: own } of compiled) {
    const key = keyOf(snippet.language, snippet.code)
    // Pages mark the same code alike.
    if (!names.has(key)) names.set(key, own)
  }
  const marks: MarkedSnippets = Object.fromEntries(
    [...names].map(([key, own]) => [
      key,
      { id: idOf(key), places: own.map(({ start, length }) => [start, length] as const) },
    ]),
  )
  const sources = [...new Set(compiled.map(({ snippet }) => snippet.source))]
  const types = new Map(
    sources.map((source) => {
      const keys = compiled
        .filter(({ snippet }) => snippet.source === source)
        .map(({ snippet }) => keyOf(snippet.language, snippet.code))
      return [source, writePage(new Map(keys.map((key) => [idOf(key), names.get(key) ?? []])))] as const
    }),
  )
  return { marks, types }
}

function writePage(snippets: ReadonlyMap<string, readonly DescribedName[]>): PageTypes {
  const indices = new Map<string, number>()
  const texts: (readonly [string, string])[] = []
  const indexOf = ({ text, docs }: DescribedName) => {
    const key = `${text}\n${docs}`
    const index = indices.get(key) ?? texts.push([text, docs]) - 1
    indices.set(key, index)
    return index
  }
  const own = [...snippets].filter(([, names]) => names.length > 0)
  return { snippets: Object.fromEntries(own.map(([id, names]) => [id, names.map(indexOf)])), texts }
}

const idOf = (key: string) => createHash('sha256').update(key).digest('base64url').slice(0, 8)
