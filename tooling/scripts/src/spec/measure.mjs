import { parseIds } from './parseIds.mjs'

/**
 * Sets every rule beside what proves it. `proved` and `stated` hold ids; `unknown` lists what is named but is no rule,
 * with the place that names it.
 */
export function measure({ rules, titles, stated }) {
  const known = new Set(rules.map((rule) => rule.id))
  const mentions = titles.flatMap(({ title, path, line, runs }) =>
    parseIds(title).map((id) => ({ id, runs, where: `${path}:${line}: ${title}` })),
  )
  const proved = new Set(mentions.filter(({ runs, id }) => runs && known.has(id)).map(({ id }) => id))
  return {
    rules,
    proved,
    stated: new Set(stated.map(({ id }) => id).filter((id) => known.has(id) && !proved.has(id))),
    unknown: [...mentions, ...stated].filter(({ id }) => !known.has(id)),
  }
}

/** The rules that are neither proved nor listed as stating no behaviour. */
export function missingRules({ rules, proved, stated }) {
  return rules.filter(({ id }) => !proved.has(id) && !stated.has(id))
}
