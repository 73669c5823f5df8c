import { type Comment, getIndent, readComments } from './readComments'
import { wrapComment } from './wrapComment'

/** Lists openings other than a verb in the third person. */
const OPENINGS = new Set(
  `a an the what who whoever whom whose nobody somebody something nothing everything everybody how where whether why which
  one another those these it its of for as so also only all every each no not more`.split(/\s+/),
)

export interface CommentCounts {
  /** Comments with lines over 120 columns. */
  readonly wide: number
  /** Doc comments that begin with one of `OPENINGS`. */
  readonly openings: number
  /** Doc comments outside tests. */
  readonly docs: number
  readonly lines: number
}

export interface SourceText {
  readonly path: string
  readonly text: string
  readonly isTest: boolean
}

/** Counts comments, and lists those that break the rules. */
export function countComments(files: readonly SourceText[]) {
  const problems: { path: string; line: number; kind: 'wide' | 'openings'; text: string }[] = []
  let docs = 0
  let lines = 0
  for (const { path, text, isTest } of files) {
    const comments = readComments(path, text)
    const lineOf = ({ pos }: Comment) => text.slice(0, pos).split('\n').length
    for (const comment of comments) {
      const own = text.slice(comment.pos, comment.end)
      const [first = ''] = /\w+/.exec(own) ?? []
      const about = { path, line: lineOf(comment), text: own.split('\n').slice(0, 2).join(' ') }
      if (wrapComment(own, getIndent(text, comment.pos)) !== own) problems.push({ ...about, kind: 'wide' })
      if (own.startsWith('/**') && OPENINGS.has(first.toLowerCase())) problems.push({ ...about, kind: 'openings' })
    }
    if (isTest) continue
    docs += comments.filter(({ pos }) => text.startsWith('/**', pos)).length
    lines += text.split('\n').length
  }
  const count = (wanted: string) => problems.filter(({ kind }) => kind === wanted).length
  return { problems, counts: { wide: count('wide'), openings: count('openings'), docs, lines } satisfies CommentCounts }
}
