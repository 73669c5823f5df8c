import ts from 'typescript'
import { lineOf, parseSource } from '../lib/parseSource'
import { parseIds } from './parseIds'
import { type Call, readCall, titleOf, unwind } from './readCall'
import { printTitle, readRows } from './readRows'

/** Rules that a title names, and the line it stands in. */
export interface Claim {
  ids: readonly string[]
  line: number
}

/** A case of a test file. */
export interface Title extends Claim {
  path: string
  title: string
  runs: boolean
}

/** What a case has from the suites around it. */
interface Outer {
  runs: boolean
  claims: readonly Claim[]
}

/**
 * The cases of a test file, each with the rules it claims, and `runs: false` for those that are switched off. A case has the
 * id of its title, as its row of a table prints it; one without has that of the nearest suite around it that has one.
 */
export function readTitles(path: string, text: string): Title[] {
  const source = parseSource(path, text)
  const names = testNames(source)
  const cases: Omit<Title, 'path'>[] = []
  const visit = (node: ts.Node, outer: Outer) => {
    const call = ts.isCallExpression(node) ? readCall(node) : undefined
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

function casesOf(source: ts.SourceFile, call: Call, { runs, claims }: Outer): Omit<Title, 'path'>[] {
  const title = titleOf(call.title)
  if (title === undefined) return []
  const own = claimsOf(source, call)
  const all = own.length > 0 ? own : claims
  if (all.length === 0) return [{ line: lineOf(source, call.node), title, ids: [], runs }]
  return all.map(({ ids, line }) => ({ line: own.length > 0 ? line : lineOf(source, call.node), title, ids, runs }))
}

/** One entry for each row whose title names a rule, or a single one where no row does: the ids, and the line they stand in. */
function claimsOf(source: ts.SourceFile, call: Call): Claim[] {
  const title = titleOf(call.title) ?? ''
  const rows = readRows(source, call.table).map((row) => ({
    ids: unique(parseIds(printTitle(title, row))),
    line: lineOf(source, row),
  }))
  const named = unique(parseIds(title))
  const own = rows.filter(({ ids }) => ids.length > named.length)
  if (own.length > 0) return own
  return named.length > 0 ? [{ ids: named, line: lineOf(source, call.node) }] : []
}

const unique = (ids: readonly string[]) => [...new Set(ids)]

/** `it`, `test` and what the file derives from them: `const scenario = test.extend({ … })`. */
function testNames(source: ts.SourceFile) {
  const names = new Set(['it', 'test'])
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!initializer || !ts.isIdentifier(name)) continue
      const { root, modifiers } = unwind(initializer)
      if (root !== undefined && names.has(root) && modifiers.includes('extend')) names.add(name.text)
    }
  }
  return names
}
