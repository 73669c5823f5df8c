import ts from 'typescript'

export interface TestCase {
  title: string
  options: readonly string[]
  code: readonly ts.Node[]
}

export function readTestCases(text: string): TestCase[] {
  const cases: TestCase[] = []
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node)) cases.push(...readCase(node))
    ts.forEachChild(node, visit)
  }
  visit(parseTsx(text))
  return cases
}

export const parseTsx = (text: string) => ts.createSourceFile('file.tsx', text, ts.ScriptTarget.Latest, true)

/**
 * Returns whether code sets an option by its path, such as `features: { swaps: { lifiUrl } }` or `'features.swaps': …`.
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

function readCase(call: ts.CallExpression): TestCase[] {
  const { expression, arguments: given } = call
  const [first, second] = given
  if (ts.isIdentifier(expression) && expression.text === 'defineOptionTest') {
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

const isMember = (
  node: ts.Node,
): node is ts.PropertyAssignment | ts.ShorthandPropertyAssignment | ts.MethodDeclaration =>
  ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node) || ts.isMethodDeclaration(node)

function nameOf(node: ts.Node): string[] {
  if (ts.isCallExpression(node)) return ts.isIdentifier(node.expression) ? [node.expression.text] : []
  if (!isMember(node)) return []
  return (isText(node.name) ? node.name.text : node.name.getText()).split('.')
}

const isWithin = (wanted: readonly string[], path: readonly string[]) => {
  let at = 0
  for (const name of path) if (name === wanted[at]) at += 1
  return at === wanted.length
}
