const mention = /\b(S\d)\.(\d{3})(?:\s*[-–]\s*(S\d)\.(\d{3}))?(?!\d)/g

/** Parses rule ids and expands ranges such as `S2.003-S2.006`. */
export function parseRuleIds(text: string): string[] {
  return [...text.matchAll(mention)].flatMap(([, section = '', first = '', lastSection, last]) => {
    if (last === undefined) return [`${section}.${first}`]
    // A range across sections is a typo: return both ends only, so that no rule between them counts as proved.
    if (lastSection !== section || last < first) return [`${section}.${first}`, `${lastSection}.${last}`]
    return Array.from({ length: Number(last) - Number(first) + 1 }, (_, step) => ruleId(section, Number(first) + step))
  })
}

const ruleId = (section: string, number: number) => `${section}.${String(number).padStart(3, '0')}`

/** Compacts adjacent ids: `S1.003-007`. */
export function formatRuleIds(ids: readonly string[]) {
  const runs: string[][] = []
  for (const id of ids) {
    const run = runs.at(-1)
    if (run && id === following(run.at(-1) ?? '')) run.push(id)
    else runs.push([id])
  }
  return runs.map((run) => (run.length === 1 ? run[0] : `${run[0]}-${run.at(-1)?.slice(3)}`)).join(' ')
}

const following = (id: string) => ruleId(id.slice(0, 2), Number(id.slice(3)) + 1)
