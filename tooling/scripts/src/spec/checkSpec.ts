import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { findFiles } from '../lib/findFiles'
import { type Measured, measure, missingRules } from './measure'
import { compactIds } from './parseIds'
import { type Rule, readRules } from './readRules'
import { readDecided, readStated } from './readStated'
import { readTitles } from './readTitles'
import { report, summary } from './report'

const isTest = (path: string) => /\.test\.(tsx?|mjs)$/.test(path)

/** What `pnpm spec` says about a working tree: `lines` to print, and `problems`, which fail it. */
export function checkSpec(
  root: string,
  { milestone, required = [] }: { milestone?: string | undefined; required?: readonly string[] } = {},
) {
  const rules = readRules(root)
  checkMilestones(rules, [milestone, ...required])
  const measured = measure({ rules, titles: readAllTitles(root), stated: readStated(root) })
  const decided = readDecided(root)
  const shown = { ...measured, rules: rules.filter((rule) => !milestone || rule.milestone === milestone) }
  const lines = ['By section', ...report(shown, 'section'), '', 'By milestone', ...report(shown, 'milestone')]
  return {
    lines: [...lines, '', summary('All', shown)],
    problems: [
      ...unknownIds(measured),
      ...crowdedCases(measured),
      ...required.flatMap((name) => [...stillMissing(measured, name), ...undecided(rules, decided, name)]),
    ],
  }
}

function readAllTitles(root: string) {
  return ['packages', 'apps', 'tooling']
    .flatMap((folder) => findFiles(join(root, folder), isTest))
    .flatMap((path) => readTitles(relative(root, path), readFileSync(path, 'utf8')))
}

function unknownIds({ unknown }: Measured) {
  return unknown.map(({ id, where }) => `${id} is not in rules.tsv: ${where}`)
}

function crowdedCases({ crowded }: Measured) {
  return crowded.map(({ ids, where }) => `A case proves one rule, this one claims ${compactIds(ids)}: ${where}`)
}

function stillMissing(measured: Measured, milestone: string) {
  const rules = measured.rules.filter((rule) => rule.milestone === milestone)
  const ids = missingRules({ ...measured, rules }).map((rule) => rule.id)
  if (ids.length === 0) return []
  return [
    `${ids.length} rules of ${milestone} are neither proved by a test nor listed as stating no behaviour: ${compactIds(ids)}`,
  ]
}

function undecided(rules: readonly Rule[], decided: ReadonlySet<string>, milestone: string) {
  const ids = rules
    .filter((rule) => rule.milestone === milestone && rule.isAmbiguous && !decided.has(rule.id))
    .map((rule) => rule.id)
  return ids.length === 0
    ? []
    : [`docs/spec-decisions.md has no row for what ${milestone} leaves open: ${compactIds(ids)}`]
}

function checkMilestones(rules: readonly Rule[], names: readonly (string | undefined)[]) {
  const known = new Set(rules.map((rule) => rule.milestone))
  for (const name of names) if (name && !known.has(name)) throw new Error(`No milestone is called ${name}.`)
}
