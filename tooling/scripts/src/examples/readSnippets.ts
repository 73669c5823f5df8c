export interface Snippet {
  /** Path in the app, as the page names it. */
  readonly file: string
  readonly code: string
}

/** Reads the code blocks of a page that name their file, in the part below a heading, or above the first one. */
export function readSnippets(markdown: string, heading?: string): Snippet[] {
  const [first = '', ...parts] = markdown.split(/^## /m)
  const part = heading === undefined ? first : parts.find((each) => each.startsWith(`${heading}\n`))
  const found = [...(part ?? '').matchAll(/^```\w+ \[(\S+)\]\n([\s\S]*?)^```$/gm)]
  if (found.length === 0) throw new Error(`The page names no file${heading === undefined ? '' : ` in "${heading}"`}.`)
  return found.map(([, file = '', code = '']) => ({ file, code }))
}
