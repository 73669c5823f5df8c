import ts from 'typescript'
import { getLineNumber, visitNodes } from '../lib/parseSource'

export interface Import {
  specifier: string
  /** Erased at runtime. */
  typeOnly: boolean
  /** Loaded by `import()`. */
  lazy: boolean
  line: number
  /** Path from the root, for imports of our own code. */
  target?: string
}

/** Reads imports, re-exports and `import()`. `import { type A }` is not type-only: `verbatimModuleSyntax` keeps it. */
export function readImports(source: ts.SourceFile) {
  const imports: Import[] = []
  const add = (node: ts.Node, literal: ts.Node | undefined, typeOnly: boolean, lazy = false) => {
    if (literal && ts.isStringLiteralLike(literal)) {
      imports.push({ specifier: literal.text, typeOnly, lazy, line: getLineNumber(source, node) })
    }
  }
  visitNodes(source, (node) => {
    if (ts.isImportDeclaration(node)) add(node, node.moduleSpecifier, node.importClause?.isTypeOnly === true)
    else if (ts.isExportDeclaration(node)) add(node, node.moduleSpecifier, node.isTypeOnly)
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node, node.argument.literal, true)
    else if (isDynamicImport(node)) add(node, node.arguments[0], false, true)
  })
  return imports
}

function isDynamicImport(node: ts.Node): node is ts.CallExpression {
  return ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
}
