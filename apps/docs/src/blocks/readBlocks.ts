export interface Block {
  readonly source: string
  /** Line of the page with the first line of the code, from 1. */
  readonly line: number
  /** First word behind the fence, such as `ts`, or an empty text. */
  readonly language: string
  /** Rest of that line, such as `[src/main.ts]`. */
  readonly info: string
  readonly code: string
}

export interface Heading {
  readonly level: number
  readonly heading: string
}

const FENCE_OR_HEADING = /^(#{2,4}) (.+)$|^( *)```([^\s`]*)(?: ([^\n]*))?\n([\s\S]*?)^ *```$/gm

/** Reads the headings and the blocks of a page, in their order. */
export function readParts(markdown: string, source: string): readonly (Block | Heading)[] {
  return [...markdown.matchAll(FENCE_OR_HEADING)].map((match) => {
    const [whole, level, heading = '', indent = '', language = '', info = '', body = ''] = match
    if (level !== undefined) return { level: level.length, heading }
    const line = markdown.slice(0, match.index + whole.indexOf('```')).split('\n').length + 1
    const code = body.replace(new RegExp(`^ {0,${indent.length}}`, 'gm'), '').trimEnd()
    return { source, line, language, info, code }
  })
}

export const readBlocks = (markdown: string, source: string): readonly Block[] =>
  readParts(markdown, source).filter((part) => 'code' in part)
