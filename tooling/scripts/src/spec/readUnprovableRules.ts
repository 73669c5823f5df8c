import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseRuleIds } from './parseRuleIds'

const FILE = 'docs/spec-decisions.md'
const TITLE = 'Rules that state no behavior'

/** Ids of rules that no test can prove, from docs/spec-decisions.md. */
export function readUnprovableRules(root: string) {
  return parseUnprovableRules(readDecisions(root)).map((id) => ({ id, where: FILE }))
}

/** Ids of rules with a row in docs/spec-decisions.md: how they are read, or why they state no behavior. */
export function readDecidedRules(root: string) {
  return new Set(idsOfRows(readDecisions(root).split('\n')))
}

function readDecisions(root: string) {
  const path = join(root, FILE)
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

export function parseUnprovableRules(markdown: string) {
  const lines = markdown.split('\n')
  const start = lines.findIndex((line) => headingOf(line)?.text === TITLE)
  if (start < 0) return []
  const level = headingOf(lines[start] ?? '')?.level ?? 0
  const rest = lines.slice(start + 1)
  const end = rest.findIndex((line) => (headingOf(line)?.level ?? Number.POSITIVE_INFINITY) <= level)
  return idsOfRows(end < 0 ? rest : rest.slice(0, end))
}

/** Reads first cells only: reasons beside them may name other rules. */
function idsOfRows(lines: readonly string[]) {
  return lines
    .filter((line) => line.trimStart().startsWith('|'))
    .flatMap((line) => parseRuleIds(line.split('|')[1] ?? ''))
}

function headingOf(line: string) {
  const [, marks, text] = /^(#+)\s+(.*?)\s*$/.exec(line) ?? []
  return marks === undefined ? undefined : { level: marks.length, text }
}
