import ts from 'typescript'

/** Adjacent `//` lines in one column form one comment. */
export interface Comment {
  readonly pos: number
  readonly end: number
}

const CSS_COMMENT = /\/\*[\s\S]*?\*\//g

/** Finds comments in TypeScript or CSS that share no line with code. */
export function readComments(path: string, text: string): Comment[] {
  const all = path.endsWith('.css')
    ? [...text.matchAll(CSS_COMMENT)].map(({ index, 0: found }) => ({ pos: index, end: index + found.length }))
    : readScript(path, text)
  return joinLines(
    all.filter(({ pos, end }) => isAlone(text, pos, end)),
    text,
  )
}

function readScript(path: string, text: string) {
  const endByStart = new Map<number, number>()
  const visit = (node: ts.Node) => {
    // JSX text contains no comments, even if it looks like one.
    if (node.kind === ts.SyntaxKind.JsxText) return
    const ranges = [
      ...(ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(text, node.end) ?? []),
    ]
    for (const { pos, end } of ranges) endByStart.set(pos, end)
    for (const child of node.getChildren()) visit(child)
  }
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  for (const child of source.getChildren()) visit(child)
  return [...endByStart].map(([pos, end]) => ({ pos, end })).sort((one, other) => one.pos - other.pos)
}

const lineStart = (text: string, pos: number) => text.lastIndexOf('\n', pos - 1) + 1

/** Returns the text before a comment on its line: spaces, and the `{` of a comment in JSX. */
export const getIndent = (text: string, pos: number) => text.slice(lineStart(text, pos), pos)

const isAlone = (text: string, pos: number, end: number) =>
  /^\s*\{?$/.test(getIndent(text, pos)) && /^\}?\s*(\n|$)/.test(text.slice(end))

function joinLines(comments: readonly Comment[], text: string) {
  const joined: { pos: number; end: number }[] = []
  for (const { pos, end } of comments) {
    const last = joined.at(-1)
    const isNext = last && text.startsWith('//', last.pos) && text.startsWith('//', pos)
    if (isNext && text.slice(last.end, pos) === `\n${getIndent(text, last.pos)}`) last.end = end
    else joined.push({ pos, end })
  }
  return joined
}
