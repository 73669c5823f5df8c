export const MAX_COMMENT_WIDTH = 120

// Matches comments that stay unwrapped: directives, and lines whose layout has a meaning.
const DIRECTIVE = /^\/[/*]+\s*(biome-ignore|@ts-|#|@vite-|@__|eslint|v8 |!|\/ <)|^\/\*!/
const LAID_OUT = /^(\s{2,}|[|`#<>]|\d+\. |[-*] )/
const TAG = /^@\w/
const INLINE_TAG = / (?=@(?:param|returns|type|throws|default) )/

/**
 * Wraps a comment whose lines are wider than `MAX_COMMENT_WIDTH`. Paragraphs that fit, lists, tables and code stay.
 *
 * @param indent text before the comment on its line
 */
export function wrapComment(comment: string, indent: string): string {
  const isWide = comment
    .split('\n')
    .some((line, index) => (index === 0 ? indent.length : 0) + line.length > MAX_COMMENT_WIDTH)
  if (!isWide || DIRECTIVE.test(comment)) return comment
  const blank = ' '.repeat(indent.length)
  if (comment.startsWith('//')) {
    const lines = comment.split('\n').map((line) => line.trim().replace(/^\/\/ ?/, ''))
    return wrapLines(lines, `${blank}// `).join('\n').slice(indent.length)
  }
  const open = comment.startsWith('/**') ? '/**' : '/*'
  const inner = comment.slice(open.length, -2).trim()
  const lines = inner
    .split('\n')
    .map((line) => line.trim().replace(/^\*( |$)/, ''))
    .flatMap((line) => line.split(INLINE_TAG))
  const wrapped = wrapLines(lines, `${blank} * `)
  return [open, ...wrapped, `${blank} */`].join('\n')
}

function wrapLines(lines: readonly string[], prefix: string): string[] {
  const paragraphs: { readonly lines: string[]; readonly isFixed: boolean }[] = []
  let isCode = false
  for (const line of lines) {
    const isFence = line.startsWith('```')
    const isFixed = isCode || isFence || line.trim() === '' || LAID_OUT.test(line)
    if (isFence) isCode = !isCode
    const last = paragraphs.at(-1)
    if (last && !last.isFixed && !isFixed && !TAG.test(line)) last.lines.push(line)
    else paragraphs.push({ lines: [line], isFixed })
  }
  return paragraphs.flatMap(({ lines: own, isFixed }) => {
    const isWide = own.some((line) => prefix.length + line.length > MAX_COMMENT_WIDTH)
    if (!isWide || isFixed) return own.map((line) => (prefix + line).trimEnd())
    return fill(own.join(' ').split(/\s+/), prefix)
  })
}

function fill(words: readonly string[], prefix: string) {
  const lines: string[] = []
  let line = ''
  for (const word of words) {
    if (line !== '' && prefix.length + line.length + 1 + word.length > MAX_COMMENT_WIDTH) {
      lines.push(prefix + line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, prefix + line]
}
