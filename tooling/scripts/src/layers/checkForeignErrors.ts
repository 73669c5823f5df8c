import ts from 'typescript'
import { lineOf, walk } from '../lib/parseSource'
import type { Module } from './readModules'

/** Libraries that a site has too, each at times in two copies. */
const SHARED = /^(viem|wagmi|@wagmi\/core)(\/|$)/

/**
 * Finds `instanceof` with a class of a library that a site has too: a second copy has other classes, so that the error of a
 * node was not known as one. A `name` is the same in both.
 */
export function checkForeignErrors(modules: readonly Module[]) {
  return modules
    .filter(({ path, isTest }) => path.startsWith('packages/') && !isTest)
    .flatMap(({ path, source }) => {
      const foreign = new Set(source.statements.flatMap(namesFromShared))
      const problems: string[] = []
      walk(source, (node) => {
        if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.InstanceOfKeyword) return
        const name = node.right.getText(source)
        if (foreign.has(name.split('.', 1).join())) {
          problems.push(
            `${path}:${lineOf(source, node)} tells an error by the class ${name}: go by its name (findNamed).`,
          )
        }
      })
      return problems
    })
}

function namesFromShared(statement: ts.Statement): string[] {
  if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return []
  if (!SHARED.test(statement.moduleSpecifier.text)) return []
  const { name, namedBindings } = statement.importClause ?? {}
  const named = !namedBindings
    ? []
    : ts.isNamespaceImport(namedBindings)
      ? [namedBindings.name.text]
      : namedBindings.elements.map((each) => each.name.text)
  return name ? [name.text, ...named] : named
}
