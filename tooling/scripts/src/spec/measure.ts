import type { Rule } from './readRules'
import type { Title } from './readTitles'

/** A rule that is named somewhere. */
export interface Mention {
  id: string
  where: string
}

export interface Crowded {
  ids: readonly string[]
  where: string
}

export interface Measured {
  rules: readonly Rule[]
  proved: ReadonlySet<string>
  stated: ReadonlySet<string>
  crowded: readonly Crowded[]
  unknown: readonly Mention[]
}

/**
 * Sets every rule beside what proves it. `proved` and `stated` hold ids; `unknown` lists what is named but is no rule, and
 * `crowded` the cases that claim several, each with the place. A case that claims several proves none.
 */
export function measure({
  rules,
  titles,
  stated,
}: {
  rules: readonly Rule[]
  titles: readonly Title[]
  stated: readonly Mention[]
}): Measured {
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

/** The rules that are neither proved nor listed as stating no behaviour. */
export function missingRules({ rules, proved, stated }: Pick<Measured, 'rules' | 'proved' | 'stated'>) {
  return rules.filter(({ id }) => !proved.has(id) && !stated.has(id))
}
