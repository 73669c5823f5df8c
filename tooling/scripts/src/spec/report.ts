import { findMissingRules, type SpecCoverage } from './measureSpec'
import { formatRuleIds } from './parseRuleIds'

const WIDTH = 110

export function formatSpecReport(measured: SpecCoverage, key: 'section' | 'milestone') {
  const groups = [...new Set(measured.rules.map((rule) => rule[key]))].sort()
  return groups.flatMap((group) => {
    const rules = measured.rules.filter((rule) => rule[key] === group)
    return [formatSpecSummary(group, { ...measured, rules }), ...missingLines({ ...measured, rules })]
  })
}

export function formatSpecSummary(name: string, measured: SpecCoverage) {
  const count = (set: ReadonlySet<string>) => measured.rules.filter(({ id }) => set.has(id)).length
  const missing = findMissingRules(measured).length
  const stated = count(measured.stated)
  const parts = [`${count(measured.proved)} proved`]
  if (stated > 0) parts.push(`${stated} state${stated === 1 ? 's' : ''} no behavior`)
  if (missing > 0) parts.push(`${missing} not proved`)
  return `${name.padEnd(6)}${parts.join(', ')}`
}

function missingLines(measured: SpecCoverage) {
  const ids = findMissingRules(measured).map((rule) => rule.id)
  return wrap(formatRuleIds(ids)).map((line) => `      ${line}`)
}

function wrap(text: string) {
  const lines = ['']
  for (const word of text.split(' ').filter(Boolean)) {
    const line = lines.at(-1) ?? ''
    if (line.length + word.length >= WIDTH) lines.push(word)
    else lines[lines.length - 1] = line ? `${line} ${word}` : word
  }
  return lines.filter(Boolean)
}
