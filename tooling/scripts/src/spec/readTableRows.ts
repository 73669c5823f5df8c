import ts from 'typescript'
import { visitNodes } from '../lib/parseSource'

/** Reads the rows of a literal table; computed tables have none. */
export function readTableRows(source: ts.SourceFile, table: ts.Expression | undefined): ts.Expression[] {
  const literal = table && plain(table)
  if (!literal) return []
  if (ts.isIdentifier(literal)) return readTableRows(source, initialOf(source, literal.text))
  return ts.isArrayLiteralExpression(literal) ? literal.elements.map(plain) : []
}

/** Prints a title with the texts of a row in place of `%s` and `$name`. */
export function formatRowTitle(title: string, row: ts.Expression) {
  if (ts.isObjectLiteralExpression(row)) return title.replaceAll(/\$(\w+)/g, (_, name) => textOf(propertyOf(row, name)))
  const cells = ts.isArrayLiteralExpression(row) ? [...row.elements] : [row]
  return title.replaceAll(/%[sdifjoO]/g, () => textOf(cells.shift()))
}

const textOf = (node: ts.Node | undefined) => (node && ts.isStringLiteralLike(node) ? node.text : '…')

function propertyOf(row: ts.ObjectLiteralExpression, name: string) {
  return row.properties.filter(ts.isPropertyAssignment).find((property) => property.name.getText() === name)
    ?.initializer
}

/** Removes `as const`, `satisfies` and parentheses around an expression. */
function plain(node: ts.Expression): ts.Expression {
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)
    ? plain(node.expression)
    : node
}

function initialOf(source: ts.SourceFile, name: string) {
  let value: ts.Expression | undefined
  visitNodes(source, (node) => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.name.text === name)
      value ??= node.initializer
  })
  return value
}
