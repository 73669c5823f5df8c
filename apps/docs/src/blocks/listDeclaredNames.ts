import ts from 'typescript'

export function listDeclaredNames(code: string): readonly string[] {
  const names: string[] = []
  const visit = (node: ts.Node): void => {
    if (isDeclaration(node) && node.name && ts.isIdentifier(node.name)) names.push(node.name.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('block.tsx', code, ts.ScriptTarget.Latest))
  return names
}

const isDeclaration = (node: ts.Node) =>
  ts.isImportSpecifier(node) ||
  ts.isImportClause(node) ||
  ts.isNamespaceImport(node) ||
  ts.isVariableDeclaration(node) ||
  ts.isBindingElement(node) ||
  ts.isFunctionDeclaration(node)
