import { missingRules } from './measure.mjs'
import { compactIds } from './parseIds.mjs'

const WIDTH = 110

/** The measure as a table: a line for each section or milestone, and below it the ids that are not proved. */
export function report(measured, key) {
  const groups = [...new Set(measured.rules.map((rule) => rule[key]))].sort()
  return groups.flatMap((group) => {
    const rules = measured.rules.filter((rule) => rule[key] === group)
    return [summary(group, { ...measured, rules }), ...missingLines({ ...measured, rules })]
  })
}

export function summary(name, measured) {
  const count = (set) => measured.rules.filter(({ id }) => set.has(id)).length
  const missing = missingRules(measured).length
  const cells = [`${count(measured.proved)} of ${measured.rules.length} proved`, `${count(measured.stated)} stated`]
  return `${name.padEnd(6)}${cells[0].padEnd(20)}${cells[1].padEnd(12)}${missing === 0 ? '' : `${missing} not proved`}`.trimEnd()
}

function missingLines(measured) {
  const ids = missingRules(measured).map((rule) => rule.id)
  return wrap(compactIds(ids)).map((line) => `      ${line}`)
}

function wrap(text) {
  const lines = ['']
  for (const word of text.split(' ').filter(Boolean)) {
    const line = lines.at(-1)
    if (line.length + word.length >= WIDTH) lines.push(word)
    else lines[lines.length - 1] = line ? `${line} ${word}` : word
  }
  return lines.filter(Boolean)
}
