import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseIds } from './parseIds.mjs'

const FILE = 'docs/spec-decisions.md'
const TITLE = 'Rules that state no behaviour'

/** Ids of the rules that no test can prove, as the document of decisions lists them. */
export function readStated(root) {
  return parseStated(readDecisions(root)).map((id) => ({ id, where: FILE }))
}

/** Ids of the rules that have a row in the document of decisions: how they are read, or why they state no behaviour. */
export function readDecided(root) {
  return new Set(idsOfRows(readDecisions(root).split('\n')))
}

function readDecisions(root) {
  const path = join(root, FILE)
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

export function parseStated(markdown) {
  const lines = markdown.split('\n')
  const start = lines.findIndex((line) => headingOf(line)?.text === TITLE)
  if (start < 0) return []
  const { level } = headingOf(lines[start])
  const rest = lines.slice(start + 1)
  const end = rest.findIndex((line) => headingOf(line)?.level <= level)
  return idsOfRows(end < 0 ? rest : rest.slice(0, end))
}

/** Only the first cell of each row counts: the reason beside it may well name other rules. */
function idsOfRows(lines) {
  return lines.filter((line) => line.trimStart().startsWith('|')).flatMap((line) => parseIds(line.split('|')[1]))
}

function headingOf(line) {
  const match = /^(#+)\s+(.*?)\s*$/.exec(line)
  return match ? { level: match[1].length, text: match[2] } : undefined
}
