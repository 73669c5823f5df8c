import ts from 'typescript'

/** Calls that may skip a test or invert its result prove nothing. */
const idle = new Set(['skip', 'skipIf', 'runIf', 'todo', 'fails'])

const takesTable = new Set(['each', 'for'])
const takesFirst = new Set([...takesTable, 'skipIf', 'runIf'])

export interface TestCall {
  node: ts.CallExpression
  name: string
  title: ts.Expression
  table: ts.Expression | undefined
  /** Skipped, or expected to fail. */
  idle: boolean
}

/** Reads `it.each(table)('title', …)`; undefined for other calls. */
export function readTestCall(node: ts.CallExpression): TestCall | undefined {
  const { root, modifiers, table } = parseTestCallee(node.expression)
  const [title, ...rest] = node.arguments
  if (root === undefined || title === undefined || modifiers.includes('extend')) return undefined
  // `it.each(table)` alone is a call too, but its first argument is the table.
  if (ts.isPropertyAccessExpression(node.expression) && takesFirst.has(node.expression.name.text)) return undefined
  const words = [...modifiers, ...rest.flatMap(optionNames)]
  return { node, name: root, title, table, idle: words.some((word) => idle.has(word)) }
}

export function parseTestCallee(expression: ts.Expression) {
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

function optionNames(argument: ts.Expression) {
  if (!ts.isObjectLiteralExpression(argument)) return []
  return argument.properties.flatMap(({ name }) => (name && ts.isIdentifier(name) ? [name.text] : []))
}

/** Reads the literal parts of a title; interpolations leave a gap. */
export function readTestTitle(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isTemplateExpression(node)) {
    return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join('…')
  }
  if (ts.isBinaryExpression(node)) return `${readTestTitle(node.left) ?? '…'}${readTestTitle(node.right) ?? '…'}`
  return undefined
}
