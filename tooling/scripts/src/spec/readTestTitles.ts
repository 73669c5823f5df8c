import ts from 'typescript'
import { getLineNumber, parseSource } from '../lib/parseSource'
import { parseRuleIds } from './parseRuleIds'
import { formatRowTitle, readTableRows } from './readTableRows'
import { parseTestCallee, readTestCall, readTestTitle, type TestCall } from './readTestCall'

/** Ids of the rules in a test title, with the title's line. */
export interface RuleClaim {
  ids: readonly string[]
  line: number
}

export interface TestTitle extends RuleClaim {
  path: string
  title: string
  runs: boolean
}

interface Outer {
  runs: boolean
  claims: readonly RuleClaim[]
}

/** Reads the cases of a file. A case claims the ids of its printed title, else those of the nearest suite. */
export function readTestTitles(path: string, text: string): TestTitle[] {
  const source = parseSource(path, text)
  const names = testNames(source)
  const cases: Omit<TestTitle, 'path'>[] = []
  const visit = (node: ts.Node, outer: Outer) => {
    const call = ts.isCallExpression(node) ? readTestCall(node) : undefined
    const inner: Outer = { ...outer, runs: outer.runs && !call?.idle }
    if (call && names.has(call.name)) cases.push(...casesOf(source, call, inner))
    const suite = call && suites.has(call.name)
    const claims = suite ? claimsOf(source, call) : []
    ts.forEachChild(node, (child) =>
      visit(child, suite ? { ...inner, claims: claims.length ? claims : outer.claims } : outer),
    )
  }
  visit(source, { runs: true, claims: [] })
  return cases.map((found) => ({ path, ...found }))
}

const suites = new Set(['describe', 'suite'])

function casesOf(source: ts.SourceFile, call: TestCall, { runs, claims }: Outer): Omit<TestTitle, 'path'>[] {
  const title = readTestTitle(call.title)
  if (title === undefined) return []
  const own = claimsOf(source, call)
  const all = own.length > 0 ? own : claims
  if (all.length === 0) return [{ line: getLineNumber(source, call.node), title, ids: [], runs }]
  return all.map(({ ids, line }) => ({
    line: own.length > 0 ? line : getLineNumber(source, call.node),
    title,
    ids,
    runs,
  }))
}

function claimsOf(source: ts.SourceFile, call: TestCall): RuleClaim[] {
  const title = readTestTitle(call.title) ?? ''
  const rows = readTableRows(source, call.table).map((row) => ({
    ids: unique(parseRuleIds(formatRowTitle(title, row))),
    line: getLineNumber(source, row),
  }))
  const named = unique(parseRuleIds(title))
  const own = rows.filter(({ ids }) => ids.length > named.length)
  if (own.length > 0) return own
  return named.length > 0 ? [{ ids: named, line: getLineNumber(source, call.node) }] : []
}

const unique = (ids: readonly string[]) => [...new Set(ids)]

/** Returns the names of a file's test functions: `it`, `test`, and names that `extend` derives from these. */
function testNames(source: ts.SourceFile) {
  const names = new Set(['it', 'test'])
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!initializer || !ts.isIdentifier(name)) continue
      const { root, modifiers } = parseTestCallee(initializer)
      if (root !== undefined && names.has(root) && modifiers.includes('extend')) names.add(name.text)
    }
  }
  return names
}
