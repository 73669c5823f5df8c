import ts from 'typescript'

/** Anything that may keep a test from running, or turns its result around, proves nothing. */
const idle = new Set(['skip', 'skipIf', 'runIf', 'todo', 'fails'])

const takesTable = new Set(['each', 'for'])
const takesFirst = new Set([...takesTable, 'skipIf', 'runIf'])

/** A call that makes a case or a suite. */
export interface Call {
  node: ts.CallExpression
  name: string
  title: ts.Expression
  table: ts.Expression | undefined
  /** It does not run, or its result is turned around. */
  idle: boolean
}

/** `it.each(table)('title', …)` becomes its name, its table, its title and whether it is idle; other calls give nothing. */
export function readCall(node: ts.CallExpression): Call | undefined {
  const { root, modifiers, table } = unwind(node.expression)
  const [title, ...rest] = node.arguments
  if (root === undefined || title === undefined || modifiers.includes('extend')) return undefined
  // `it.each(table)` alone is a call too, but its first argument is the table.
  if (ts.isPropertyAccessExpression(node.expression) && takesFirst.has(node.expression.name.text)) return undefined
  const words = [...modifiers, ...rest.flatMap(optionNames)]
  return { node, name: root, title, table, idle: words.some((word) => idle.has(word)) }
}

/** What a chain of calls begins with, the properties along it, and the table that was given to `each` or `for`. */
export function unwind(expression: ts.Expression) {
  const modifiers: string[] = []
  let table: ts.Expression | undefined
  let node = expression
  for (;;) {
    if (ts.isPropertyAccessExpression(node)) {
      modifiers.push(node.name.text)
      node = node.expression
    } else if (ts.isCallExpression(node)) {
      const { expression: callee } = node
      if (ts.isPropertyAccessExpression(callee) && takesTable.has(callee.name.text)) table = node.arguments[0]
      node = callee
    } else if (ts.isTaggedTemplateExpression(node)) node = node.tag
    else return { root: ts.isIdentifier(node) ? node.text : undefined, modifiers, table }
  }
}

/** The names set in `it('…', { skip: true }, …)`, whatever they are set to. */
function optionNames(argument: ts.Expression) {
  if (!ts.isObjectLiteralExpression(argument)) return []
  return argument.properties.flatMap(({ name }) => (name && ts.isIdentifier(name) ? [name.text] : []))
}

/** What is written literally in a title; values put in at run time leave a gap. */
export function titleOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isTemplateExpression(node)) {
    return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join('…')
  }
  if (ts.isBinaryExpression(node)) return `${titleOf(node.left) ?? '…'}${titleOf(node.right) ?? '…'}`
  return undefined
}
