import ts from 'typescript'
import { lineOf, parseSource } from '../lib/parseSource.mjs'

/** Anything that may keep a test from running, or turns its result around, proves nothing. */
const idle = new Set(['skip', 'skipIf', 'runIf', 'todo', 'fails'])

/** The titles of the tests in a file, with `runs: false` for those that are switched off. */
export function readTitles(path, text) {
  const source = parseSource(path, text)
  const names = testNames(source)
  const titles = []
  const visit = (node, running) => {
    const call = ts.isCallExpression(node) ? readCall(node) : undefined
    const runs = running && !(call && isIdle(call))
    if (call && names.has(call.name))
      titles.push({ path, line: lineOf(source, node), title: titleOf(call.title), runs })
    ts.forEachChild(node, (child) => visit(child, call && isSuite(call) ? runs : running))
  }
  visit(source, true)
  return titles.filter(({ title }) => title !== undefined)
}

const isSuite = (call) => call.name === 'describe' || call.name === 'suite'

const isIdle = (call) => call.modifiers.some((name) => idle.has(name)) || call.options.some((name) => idle.has(name))

/** `it`, `test` and what the file derives from them: `const scenario = test.extend({ … })`. */
function testNames(source) {
  const names = new Set(['it', 'test'])
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!initializer || !ts.isIdentifier(name)) continue
      const { root, modifiers } = unwind(initializer)
      if (names.has(root) && modifiers.includes('extend')) names.add(name.text)
    }
  }
  return names
}

/** `it.each(table)('title', …)` becomes its name, its modifiers and its title; other calls give nothing. */
function readCall(node) {
  const { root, modifiers } = unwind(node.expression)
  const [title, ...rest] = node.arguments
  if (root === undefined || title === undefined || modifiers.includes('extend')) return undefined
  // `it.each(table)` alone is a call too, but its first argument is the table.
  if (ts.isPropertyAccessExpression(node.expression) && takesTable.has(node.expression.name.text)) return undefined
  return { name: root, modifiers, title, options: rest.flatMap(trueOptions) }
}

const takesTable = new Set(['each', 'for', 'skipIf', 'runIf'])

function unwind(expression) {
  const modifiers = []
  let node = expression
  for (;;) {
    if (ts.isPropertyAccessExpression(node)) {
      modifiers.push(node.name.text)
      node = node.expression
    } else if (ts.isCallExpression(node)) node = node.expression
    else if (ts.isTaggedTemplateExpression(node)) node = node.tag
    else return { root: ts.isIdentifier(node) ? node.text : undefined, modifiers }
  }
}

/** The names set in `it('…', { skip: true }, …)`, whatever they are set to. */
function trueOptions(argument) {
  if (!ts.isObjectLiteralExpression(argument)) return []
  return argument.properties.flatMap(({ name }) => (name && ts.isIdentifier(name) ? [name.text] : []))
}

/** What is written literally in a title; values put in at run time leave a gap. */
function titleOf(node) {
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isTemplateExpression(node)) {
    return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join('…')
  }
  if (ts.isBinaryExpression(node)) return `${titleOf(node.left) ?? '…'}${titleOf(node.right) ?? '…'}`
  return undefined
}
