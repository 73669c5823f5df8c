import ts from 'typescript'
import { walk } from '../lib/parseSource'

/** The rows of a table as it is written. A table that is made at run time has none. */
export function readRows(source: ts.SourceFile, table: ts.Expression | undefined): ts.Expression[] {
  const literal = table && plain(table)
  if (!literal) return []
  if (ts.isIdentifier(literal)) return readRows(source, initialOf(source, literal.text))
  return ts.isArrayLiteralExpression(literal) ? literal.elements.map(plain) : []
}

/** A title as a row prints it: its texts in place of `%s` and the like, of `$name` the text of that name. */
export function printTitle(title: string, row: ts.Expression) {
  if (ts.isObjectLiteralExpression(row)) return title.replaceAll(/\$(\w+)/g, (_, name) => textOf(propertyOf(row, name)))
  const cells = ts.isArrayLiteralExpression(row) ? [...row.elements] : [row]
  return title.replaceAll(/%[sdifjoO]/g, () => textOf(cells.shift()))
}

const textOf = (node: ts.Node | undefined) => (node && ts.isStringLiteralLike(node) ? node.text : '…')

function propertyOf(row: ts.ObjectLiteralExpression, name: string) {
  return row.properties.filter(ts.isPropertyAssignment).find((property) => property.name.getText() === name)
    ?.initializer
}

/** Without `as const`, `satisfies` and brackets. */
function plain(node: ts.Expression): ts.Expression {
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)
    ? plain(node.expression)
    : node
}

function initialOf(source: ts.SourceFile, name: string) {
  let value: ts.Expression | undefined
  walk(source, (node) => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.name.text === name)
      value ??= node.initializer
  })
  return value
}
