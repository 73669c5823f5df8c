import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Rule {
  id: string
  section: string
  area: string
  milestone: string
  rule: string
  isAmbiguous: boolean
}

/** Prefers the rules next to the repository; a bare clone reads its copy. */
export function findRulesFile(root: string) {
  const places = [join(root, '..', 'shared', 'spec', 'rules.tsv'), join(root, 'tooling', 'spec', 'rules.tsv')]
  const found = places.find((place) => existsSync(place))
  if (!found) throw new Error(`No rules.tsv at ${places.join(' or ')}.`)
  return found
}

export function readRules(root: string) {
  return parseRules(readFileSync(findRulesFile(root), 'utf8'))
}

/** Tab-separated, unquoted, with a header row: id, area, issue (the milestone), rule. */
export function parseRules(text: string): Rule[] {
  const [header, ...rows] = text.trimEnd().split('\n')
  if (header !== 'id\tarea\tissue\trule') throw new Error(`rules.tsv has another header: ${header}`)
  return rows.map((row) => {
    const [id = '', area = '', milestone = '', rule = ''] = row.split('\t')
    return { id, section: id.split('.', 1).join(), area, milestone, rule, isAmbiguous: rule.includes('[ambiguous:') }
  })
}
