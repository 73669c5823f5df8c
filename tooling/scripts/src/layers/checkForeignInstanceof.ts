import ts from 'typescript'
import { getLineNumber, visitNodes } from '../lib/parseSource'
import type { Module } from './readModules'

/** Libraries that an app may also install, in a second copy. */
const SHARED = /^(viem|wagmi|@wagmi\/core)(\/|$)/

/**
 * Finds `instanceof` with a class of a library that an app may install too. A second copy has other classes, so its
 * errors fail the check; compare `name` instead.
 */
export function checkForeignInstanceof(modules: readonly Module[]) {
  return (
    modules
      // The sandbox only sees errors of its own copy.
      .filter(({ path, isTest }) => /^packages\/(?!sandbox\/)/.test(path) && !isTest)
      .flatMap(({ path, source }) => {
        const foreign = new Set(source.statements.flatMap(namesFromShared))
        const problems: string[] = []
        visitNodes(source, (node) => {
          if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.InstanceOfKeyword) return
          const name = node.right.getText(source)
          if (foreign.has(name.split('.', 1).join())) {
            problems.push(
              `${path}:${getLineNumber(source, node)} tells an error by the class ${name}: go by its name (findNamed).`,
            )
          }
        })
        return problems
      })
  )
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
