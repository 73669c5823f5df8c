import { type CallExpression, Node, type ObjectLiteralExpression, type SourceFile, SyntaxKind } from 'ts-morph'

/** Reads the properties of an object literal as code; undefined if it spreads another or has methods. */
export function readObject(
  node: Node | undefined,
): ReadonlyMap<string, { readonly code: string; readonly node: Node }> | undefined {
  if (!node || !Node.isObjectLiteralExpression(node)) return undefined
  const result = new Map<string, { readonly code: string; readonly node: Node }>()
  for (const property of (node as ObjectLiteralExpression).getProperties()) {
    if (Node.isShorthandPropertyAssignment(property))
      result.set(property.getName(), { code: property.getName(), node: property.getNameNode() })
    else if (Node.isPropertyAssignment(property) && !Node.isComputedPropertyName(property.getNameNode())) {
      const name = property.getName().replace(/^['"]|['"]$/g, '')
      result.set(name, { code: property.getInitializerOrThrow().getText(), node: property.getInitializerOrThrow() })
    } else return undefined
  }
  return result
}

/** Lists the names in an array literal, or in the constant array that a name stands for. Undefined for other code. */
export function readNames(file: SourceFile, node: Node | undefined): readonly string[] | undefined {
  if (!node) return undefined
  const inner = unwrap(node)
  if (Node.isIdentifier(inner)) {
    const declared = file.getVariableDeclaration(inner.getText())?.getInitializer()
    return declared && !Node.isIdentifier(unwrap(declared)) ? readNames(file, declared) : undefined
  }
  if (!Node.isArrayLiteralExpression(inner)) return undefined
  const elements = inner.getElements()
  return elements.every(Node.isIdentifier) ? elements.map((each) => each.getText()) : undefined
}

function unwrap(node: Node): Node {
  return Node.isAsExpression(node) || Node.isSatisfiesExpression(node) || Node.isParenthesizedExpression(node)
    ? unwrap(node.getExpression())
    : node
}

/** Finds the variable at the top of the file that a call initializes, also through outer calls. */
export function findTopVariable(call: Node) {
  const statement = call.getFirstAncestorByKind(SyntaxKind.VariableStatement)
  if (!statement || !Node.isSourceFile(statement.getParent())) return undefined
  const [declaration, ...others] = statement.getDeclarations()
  if (!declaration || others.length || !Node.isIdentifier(declaration.getNameNode())) return undefined
  return { statement, declaration, name: declaration.getName() }
}

export interface Binding {
  /** Names of the object that the code takes, with their local names. */
  readonly fields: readonly { readonly name: string; readonly local: string; readonly hasDefault: boolean }[]
  readonly call: CallExpression
  /** Pattern, such as `{ open, close }`. */
  readonly pattern: Node
  readonly statement: Node
}

/** Reads `const { a, b: c } = hook()`. Undefined for any other use. */
export function readBinding(call: Node | undefined): Binding | undefined {
  if (!call || !Node.isCallExpression(call)) return undefined
  const declaration = call.getParent()
  if (!Node.isVariableDeclaration(declaration)) return undefined
  const pattern = declaration.getNameNode()
  const statement = declaration.getVariableStatement()
  if (!Node.isObjectBindingPattern(pattern) || !statement || statement.getDeclarations().length > 1) return undefined
  const elements = pattern.getElements()
  if (elements.some((each) => each.getDotDotDotToken() || !Node.isIdentifier(each.getNameNode()))) return undefined
  const fields = elements.map((each) => ({
    name: each.getPropertyNameNode()?.getText() ?? each.getName(),
    local: each.getName(),
    hasDefault: each.getInitializer() !== undefined,
  }))
  return fields.some(({ hasDefault }) => hasDefault) ? undefined : { fields, call, pattern, statement }
}

/** Prints a pattern with other names: `{ open: openConnectModal }`. */
export const printPattern = (fields: readonly { readonly name: string; readonly local: string }[]): string =>
  `{ ${fields.map(({ name, local }) => (name === local ? name : `${name}: ${local}`)).join(', ')} }`

/** Prints an object literal of several lines. */
export function printObject(entries: readonly (readonly [string, string] | undefined)[], indent = ''): string {
  const lines = entries.flatMap((entry) => {
    if (!entry) return []
    const [name, code] = entry
    return [`${indent}  ${name === code ? name : `${name}: ${code}`},`]
  })
  return `{\n${lines.join('\n')}\n${indent}}`
}
