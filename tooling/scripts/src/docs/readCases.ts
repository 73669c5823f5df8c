import ts from 'typescript'

/** A test of a file: its title, the options that it is said to show, and the code that sets them. */
export interface Case {
  title: string
  options: readonly string[]
  code: readonly ts.Node[]
}

/** The tests of a file, by `it`, `it.each` and `shows`. */
export function readCases(text: string): Case[] {
  const cases: Case[] = []
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node)) cases.push(...readCase(node))
    ts.forEachChild(node, visit)
  }
  visit(toNode(text))
  return cases
}

/** The code of a file. */
export const toNode = (text: string) => ts.createSourceFile('file.tsx', text, ts.ScriptTarget.Latest, true)

/**
 * Whether code sets an option: as a property, inside of what the path says that it is a part of, such as
 * `features: { swaps: { lifiUrl } }`, `evm({ wallets })` or `'features.swaps': …`.
 */
export function setsOption(code: ts.Node, option: string) {
  const wanted = option.split('.')
  let found = false
  const visit = (node: ts.Node, path: readonly string[]) => {
    const here = [...path, ...nameOf(node)]
    found ||= isMember(node) && here.at(-1) === wanted.at(-1) && isWithin(wanted, here)
    if (!found) ts.forEachChild(node, (child) => visit(child, here))
  }
  visit(code, [])
  return found
}

function readCase(call: ts.CallExpression): Case[] {
  const { expression, arguments: given } = call
  const [first, second] = given
  if (ts.isIdentifier(expression) && expression.text === 'shows') {
    if (!first || !ts.isArrayLiteralExpression(first) || !isText(second)) return []
    const options = first.elements.filter(isText).map(({ text }) => text)
    return [{ title: second.text, options, code: given.slice(2, 3) }]
  }
  const table = ts.isCallExpression(expression) ? expression : undefined
  const name = (table?.expression ?? expression).getText()
  if (!/^it(\.\w+)*$/.test(name) || !isText(first)) return []
  return [{ title: first.text, options: [], code: [...(table?.arguments ?? []), ...given.slice(1)] }]
}

const isText = (node: ts.Node | undefined): node is ts.StringLiteralLike =>
  node !== undefined && ts.isStringLiteralLike(node)

/** A property, or a method, of an object. */
const isMember = (
  node: ts.Node,
): node is ts.PropertyAssignment | ts.ShorthandPropertyAssignment | ts.MethodDeclaration =>
  ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node) || ts.isMethodDeclaration(node)

/** What a node adds to the path of what is inside of it. */
function nameOf(node: ts.Node): string[] {
  if (ts.isCallExpression(node)) return ts.isIdentifier(node.expression) ? [node.expression.text] : []
  if (!isMember(node)) return []
  return (isText(node.name) ? node.name.text : node.name.getText()).split('.')
}

/** Whether these come in this order, with others between them. */
const isWithin = (wanted: readonly string[], path: readonly string[]) => {
  let at = 0
  for (const name of path) if (name === wanted[at]) at += 1
  return at === wanted.length
}
