import { type Measured, missingRules } from './measure'
import { compactIds } from './parseIds'

const WIDTH = 110

/** The measure as a table: a line for each section or milestone, and below it the ids that are not proved. */
export function report(measured: Measured, key: 'section' | 'milestone') {
  const groups = [...new Set(measured.rules.map((rule) => rule[key]))].sort()
  return groups.flatMap((group) => {
    const rules = measured.rules.filter((rule) => rule[key] === group)
    return [summary(group, { ...measured, rules }), ...missingLines({ ...measured, rules })]
  })
}

export function summary(name: string, measured: Measured) {
  const count = (set: ReadonlySet<string>) => measured.rules.filter(({ id }) => set.has(id)).length
  const missing = missingRules(measured).length
  const proved = `${count(measured.proved)} of ${measured.rules.length} proved`
  const stated = `${count(measured.stated)} stated`
  return `${name.padEnd(6)}${proved.padEnd(20)}${stated.padEnd(12)}${missing === 0 ? '' : `${missing} not proved`}`.trimEnd()
}

function missingLines(measured: Measured) {
  const ids = missingRules(measured).map((rule) => rule.id)
  return wrap(compactIds(ids)).map((line) => `      ${line}`)
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
