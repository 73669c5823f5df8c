import ts from 'typescript'
import type { Module } from '../layers/readModules'

const SKIPPED = /\/exports\/|\.generated\.|^packages\/languages\/src\/[a-z]{2,3}(-\w+)?\//

/**
 * Finds names that several files of a package export. Skips entries, which only re-export, and languages, which export
 * the same texts each.
 */
export function findDuplicateExports(modules: readonly Module[]) {
  const packages = new Map<string, Map<string, string[]>>()
  for (const { path, source, isTest } of modules) {
    const [folder] = /^packages\/[^/]+(?=\/src\/)/.exec(path) ?? []
    if (!folder || isTest || SKIPPED.test(path)) continue
    const names = packages.get(folder) ?? new Map<string, string[]>()
    packages.set(folder, names)
    for (const name of new Set(source.statements.flatMap(readExported))) {
      names.set(name, [...(names.get(name) ?? []), path.slice(`${folder}/src/`.length)])
    }
  }
  return new Map(
    [...packages].map(([folder, names]) => [folder, new Map([...names].filter(([, paths]) => paths.length > 1))]),
  )
}

/** Reads the names that a statement declares and exports. */
function readExported(statement: ts.Statement): string[] {
  const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined
  if (!modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return []
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []))
  }
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isEnumDeclaration(statement)
  return isNamed && statement.name ? [statement.name.text] : []
}
