import type { Rule } from './readRules'
import type { TestTitle } from './readTestTitles'

export interface RuleMention {
  id: string
  where: string
}

export interface MultiRuleCase {
  ids: readonly string[]
  where: string
}

export interface SpecCoverage {
  rules: readonly Rule[]
  proved: ReadonlySet<string>
  stated: ReadonlySet<string>
  crowded: readonly MultiRuleCase[]
  unknown: readonly RuleMention[]
}

/**
 * Matches rules with their tests. `proved` and `stated` hold rule ids. `unknown` lists mentions of rules that do not
 * exist, and `crowded` test cases that claim several rules and so prove none; `where` is the file and line of each.
 */
export function measureSpec({
  rules,
  titles,
  stated,
}: {
  rules: readonly Rule[]
  titles: readonly TestTitle[]
  stated: readonly RuleMention[]
}): SpecCoverage {
  const known = new Set(rules.map((rule) => rule.id))
  const cases = titles.map(({ ids, runs, title, path, line }) => ({ ids, runs, where: `${path}:${line}: ${title}` }))
  const crowded = cases.filter(({ ids }) => ids.length > 1)
  const mentions = cases.flatMap(({ ids, where }) => ids.map((id) => ({ id, where })))
  const proving = cases.filter(({ ids, runs }) => runs && ids.length === 1)
  const proved = new Set(proving.flatMap(({ ids }) => ids).filter((id) => known.has(id)))
  return {
    rules,
    proved,
    stated: new Set(stated.map(({ id }) => id).filter((id) => known.has(id) && !proved.has(id))),
    crowded,
    unknown: [...mentions, ...stated].filter(({ id }) => !known.has(id)),
  }
}

export function findMissingRules({ rules, proved, stated }: Pick<SpecCoverage, 'rules' | 'proved' | 'stated'>) {
  return rules.filter(({ id }) => !proved.has(id) && !stated.has(id))
}
