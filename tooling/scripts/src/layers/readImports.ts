import ts from 'typescript'
import { lineOf, walk } from '../lib/parseSource'

/** An import, a re-export or an `import()`. */
export interface Import {
  specifier: string
  /** Nothing of it is left at run time. */
  typeOnly: boolean
  /** It comes by `import()`. */
  lazy: boolean
  line: number
  /** The path from the root of the file it names, where that is code of ours. */
  target?: string
}

/**
 * Every import, re-export and `import()` of a file. `typeOnly` says that nothing of it is left at run time;
 * `import { type A }` is not, because `verbatimModuleSyntax` keeps the empty import. `lazy`: it comes by `import()`.
 */
export function readImports(source: ts.SourceFile) {
  const imports: Import[] = []
  const add = (node: ts.Node, literal: ts.Node | undefined, typeOnly: boolean, lazy = false) => {
    if (literal && ts.isStringLiteralLike(literal)) {
      imports.push({ specifier: literal.text, typeOnly, lazy, line: lineOf(source, node) })
    }
  }
  walk(source, (node) => {
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
