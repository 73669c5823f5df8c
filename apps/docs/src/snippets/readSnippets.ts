import type { Markup } from '../blocks/markup.ts'
import { type Block, readParts } from '../blocks/readBlocks.ts'
import { readMarkup } from '../blocks/readMarkup.ts'
import { writeElements } from '../blocks/writeElements.ts'

/** Names what a snippet of the reference declares. */
export interface DeclaredName {
  /** Specifier that an app imports. */
  readonly entry: string
  readonly name: string
}

export interface Snippet {
  /** Path of the page from the repository's root. */
  readonly source: string
  /** Line of the page with the first line of the code, from 1. */
  readonly line: number
  readonly language: 'ts' | 'tsx'
  readonly code: string
  /** File that the snippet names, in its fence or in a comment on its first line. */
  readonly file?: string
  /** True for JavaScript, and the scripts and elements of markup: they are compiled, and their names are not marked. */
  readonly isScript?: true
  /** Declaration that the snippet shows without bodies. */
  readonly declares?: DeclaredName
}

const SCRIPT = /(<script\b[^>]*>\n?)([\s\S]*?)<\/script>/g
const FILE_COMMENT = /^\/\/ (\S+\.tsx?)\n/

/**
 * Reads the TypeScript, the JavaScript and the markup of a page: its scripts, and its elements as TypeScript.
 * In the reference, the first block below the name of an export is its declaration.
 */
export function readSnippets(markdown: string, source: string): Snippet[] {
  const snippets: Snippet[] = []
  let entry: string | undefined
  let declares: DeclaredName | undefined
  for (const part of readParts(markdown, source)) {
    if ('heading' in part) {
      const { level, heading } = part
      if (level === 2) entry = heading.startsWith('@foyer/') ? heading : undefined
      declares = level === 3 && entry !== undefined ? { entry, name: heading } : undefined
      continue
    }
    const { line, language, info, code } = part
    const markup = readMarkup(part)
    const file = info.replace(/^\[|\]$/g, '') || FILE_COMMENT.exec(code)?.[1]
    if (language === 'js') snippets.push({ source, line, language: 'ts', code, isScript: true })
    if (markup) snippets.push(...readScripts(part), ...readElements(part, markup))
    if (language !== 'ts' && language !== 'tsx') continue
    snippets.push({ source, line, language, code, ...(file && { file }), ...(declares && { declares }) })
    declares = undefined
  }
  return snippets
}

const readScripts = ({ source, line, code: markup }: Block) =>
  [...markup.matchAll(SCRIPT)].flatMap((match): Snippet[] => {
    const [, tag = '', code = ''] = match
    const before = markup.slice(0, match.index + tag.length).split('\n').length - 1
    return code.trim() === ''
      ? []
      : [{ source, line: line + before, language: 'ts', code: code.trimEnd(), isScript: true }]
  })

const readElements = ({ source, line }: Block, { elements }: Markup): Snippet[] =>
  elements.length === 0 ? [] : [{ source, line, language: 'ts', code: writeElements(elements), isScript: true }]

/** Returns what tells a snippet from others, wherever it is shown. */
export const keyOf = (language: string, code: string) => `${language}\n${code.trimEnd()}`
