import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { findFiles } from '../lib/findFiles'
import { findMissingRules, measureSpec, type SpecCoverage } from './measureSpec'
import { checkMutations } from './mutations/checkMutations'
import { type Mutation, readMutations } from './mutations/readMutations'
import { formatRuleIds } from './parseRuleIds'
import { type Rule, readRules } from './readRules'
import { readTestTitles } from './readTestTitles'
import { readDecidedRules, readUnprovableRules } from './readUnprovableRules'
import { formatSpecReport, formatSpecSummary } from './report'

const isTest = (path: string) => /\.test\.(tsx?|mjs)$/.test(path)

/** Returns lines to print, and problems that fail `pnpm spec`. */
export function checkSpec(
  root: string,
  { milestone, required = [] }: { milestone?: string | undefined; required?: readonly string[] } = {},
) {
  const rules = readRules(root)
  checkMilestones(rules, [milestone, ...required])
  const titles = readAllTitles(root)
  const mutations = readMutations(root)
  const measured = measureSpec({ rules, titles, stated: readUnprovableRules(root) })
  const decided = readDecidedRules(root)
  const shown = { ...measured, rules: rules.filter((rule) => !milestone || rule.milestone === milestone) }
  const lines = [
    'By section',
    ...formatSpecReport(shown, 'section'),
    '',
    'By milestone',
    ...formatSpecReport(shown, 'milestone'),
  ]
  return {
    titles,
    mutations,
    lines: [...lines, '', formatSpecSummary('All', shown), mutatedRules(mutations)],
    problems: [
      ...unknownIds(measured),
      ...crowdedCases(measured),
      ...checkMutations({ mutations, rules, titles, textOf: (path) => textAt(join(root, path)) }),
      ...required.flatMap((name) => [...stillMissing(measured, name), ...undecided(rules, decided, name)]),
    ],
  }
}

function mutatedRules(mutations: readonly Mutation[]) {
  const { size } = new Set(mutations.map(({ rule }) => rule))
  return size === 1 ? '1 rule has a mutation' : `${size} rules have a mutation`
}

const textAt = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)

function readAllTitles(root: string) {
  return ['packages', 'apps', 'tooling']
    .flatMap((folder) => findFiles(join(root, folder), isTest))
    .flatMap((path) => readTestTitles(relative(root, path), readFileSync(path, 'utf8')))
}

function unknownIds({ unknown }: SpecCoverage) {
  return unknown.map(({ id, where }) => `${id} is not in rules.tsv: ${where}`)
}

function crowdedCases({ crowded }: SpecCoverage) {
  return crowded.map(({ ids, where }) => `A case proves one rule, this one claims ${formatRuleIds(ids)}: ${where}`)
}

function stillMissing(measured: SpecCoverage, milestone: string) {
  const rules = measured.rules.filter((rule) => rule.milestone === milestone)
  const ids = findMissingRules({ ...measured, rules }).map((rule) => rule.id)
  if (ids.length === 0) return []
  return [
    `${ids.length} rules of ${milestone} are neither proved by a test nor listed as stating no behavior: ${formatRuleIds(ids)}`,
  ]
}

function undecided(rules: readonly Rule[], decided: ReadonlySet<string>, milestone: string) {
  const ids = rules
    .filter((rule) => rule.milestone === milestone && rule.isAmbiguous && !decided.has(rule.id))
    .map((rule) => rule.id)
  return ids.length === 0
    ? []
    : [`docs/spec-decisions.md has no row for what ${milestone} leaves open: ${formatRuleIds(ids)}`]
}

function checkMilestones(rules: readonly Rule[], names: readonly (string | undefined)[]) {
  const known = new Set(rules.map((rule) => rule.milestone))
  for (const name of names) if (name && !known.has(name)) throw new Error(`No milestone is called ${name}.`)
}
