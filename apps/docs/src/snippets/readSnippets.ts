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
  /** True for JavaScript and the scripts of markup: they are compiled, and their names are not marked. */
  readonly isScript?: true
  /** Declaration that the snippet shows without bodies. */
  readonly declares?: DeclaredName
}

const FENCE_OR_HEADING = /^(#{2,4}) (.+)$|^( *)```(\w+)(?: ([^\n]*))?\n([\s\S]*?)^ *```$/gm
const SCRIPT = /(<script\b[^>]*>\n?)([\s\S]*?)<\/script>/g
const MARKUP = ['html', 'vue', 'svelte']
const FILE_COMMENT = /^\/\/ (\S+\.tsx?)\n/

/**
 * Reads the TypeScript, the JavaScript and the scripts in markup of a page. In the reference, the first block below the
 * name of an export is its declaration.
 */
export function readSnippets(markdown: string, source: string): Snippet[] {
  const snippets: Snippet[] = []
  let entry: string | undefined
  let declares: DeclaredName | undefined
  for (const match of markdown.matchAll(FENCE_OR_HEADING)) {
    const [whole, level, heading = '', indent = '', language, info = '', body = ''] = match
    if (level === '##') entry = heading.startsWith('@foyer/') ? heading : undefined
    if (level !== undefined) {
      declares = level === '###' && entry !== undefined ? { entry, name: heading } : undefined
      continue
    }
    const code = body.replace(new RegExp(`^ {0,${indent.length}}`, 'gm'), '').trimEnd()
    const file = info.replace(/^\[|\]$/g, '') || FILE_COMMENT.exec(code)?.[1]
    const line = markdown.slice(0, match.index + whole.indexOf('```')).split('\n').length + 1
    if (language === 'js') snippets.push({ source, line, language: 'ts', code, isScript: true })
    if (MARKUP.includes(language ?? '')) snippets.push(...readScripts(code, source, line))
    if (language !== 'ts' && language !== 'tsx') continue
    snippets.push({ source, line, language, code, ...(file && { file }), ...(declares && { declares }) })
    declares = undefined
  }
  return snippets
}

const readScripts = (markup: string, source: string, line: number) =>
  [...markup.matchAll(SCRIPT)].flatMap((match): Snippet[] => {
    const [, tag = '', code = ''] = match
    const before = markup.slice(0, match.index + tag.length).split('\n').length - 1
    return code.trim() === ''
      ? []
      : [{ source, line: line + before, language: 'ts', code: code.trimEnd(), isScript: true }]
  })

/** Returns what tells a snippet from others, wherever it is shown. */
export const keyOf = (language: string, code: string) => `${language}\n${code.trimEnd()}`
