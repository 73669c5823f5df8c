import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { type CommentCounts, countComments } from './comments/countComments'
import { getIndent, readComments } from './comments/readComments'
import { wrapComment } from './comments/wrapComment'
import { log } from './entry/log.mjs'
import { root } from './entry/root.mjs'
import { findFiles, isTestFile } from './lib/findFiles'

// `pnpm comments`, part of `pnpm lint`: fails if a package has more wide comments, badly opened doc comments or doc
// comments per 100 lines than `comments/counts.json` allows. `--write` lowers the numbers, `--list <paths>` prints the
// comments, `--wrap <paths>` wraps the wide ones.

const TABLE = join(import.meta.dirname, 'comments/counts.json')
const isSource = (path: string) => /\.(tsx?|mjs|css)$/.test(path) && !path.includes('.generated.')
const read = (path: string) => ({
  path: relative(root, path),
  text: readFileSync(path, 'utf8'),
  isTest: isTestFile(path),
})
// Tolerates a small rise: deleting code raises the share of doc comments, too.
const SLACK: Readonly<Record<string, number>> = { docsPer100: 0.3 }
const perHundred = ({ docs, lines }: CommentCounts) => Math.round((docs / Math.max(1, lines)) * 1000) / 10

const [option, ...paths] = process.argv.slice(2)
const chosen = paths.map((path) => resolve(path))
const files = chosen.flatMap((path) => (statSync(path).isFile() ? [path] : findFiles(path, isSource)))

if (option === '--wrap') {
  for (const { path, text } of files.map(read)) {
    const wrapped = readComments(path, text).reduceRight((done, { pos, end }) => {
      return done.slice(0, pos) + wrapComment(text.slice(pos, end), getIndent(text, pos)) + done.slice(end)
    }, text)
    if (wrapped !== text) writeFileSync(join(root, path), wrapped)
  }
} else if (option === '--list') {
  const { problems, counts } = countComments(files.map(read))
  for (const { path, line, kind, text } of problems) log.note(`${path}:${line} ${kind}: ${text}`)
  log.note(`${problems.length} comments; ${perHundred(counts)} doc comments per 100 lines`)
} else {
  const allowed: Record<string, Record<string, number>> = JSON.parse(readFileSync(TABLE, 'utf8'))
  const packages = ['packages', 'apps', 'tooling'].flatMap((each) =>
    readdirSync(join(root, each)).map((name) => `${each}/${name}`),
  )
  const found = packages.flatMap((name) => {
    const { counts } = countComments(findFiles(join(root, name), isSource).map(read))
    const { wide, openings } = counts
    return counts.lines === 0 ? [] : [[name, { wide, openings, docsPer100: perHundred(counts) }] as const]
  })
  if (option === '--write') writeFileSync(TABLE, `${JSON.stringify(Object.fromEntries(found), null, 2)}\n`)
  else {
    const pairs = found.flatMap(([name, counts]) =>
      Object.entries(counts).map(([kind, count]) => ({ name, kind, count, most: allowed[name]?.[kind] ?? 0 })),
    )
    const over = pairs.filter(({ kind, count, most }) => count > most + (SLACK[kind] ?? 0))
    for (const { name, kind, count, most } of over) {
      log.failed(`${name}: ${kind} is ${count}, and may be ${most}: pnpm comments --list ${name}`)
      process.exitCode = 1
    }
    if (pairs.some(({ count, most }) => count < most)) log.note('Fewer than before: pnpm comments --write')
    if (over.length === 0) log.done('Comments counted.')
  }
}
