import ts from 'typescript'
import { lineOf, walk } from '../lib/parseSource'
import type { Module } from './readModules'

const catalogue = 'packages/core/src/errors/lateCatalogue.ts'

/** Errors of the late catalogue that are made without it: they would carry the code in words, not their message. */
export function checkLateErrors(modules: readonly Module[]) {
  const late = new Set(modules.filter(({ path }) => path === catalogue).flatMap(({ source }) => codesOf(source)))
  return modules.flatMap(({ path, source }) => {
    if (path.includes('.test.')) return []
    const problems: string[] = []
    walk(source, (node) => {
      if (!ts.isNewExpression(node) || node.expression.getText(source) !== 'ModalError') return
      const [code] = node.arguments ?? []
      if (!code || !ts.isStringLiteral(code) || !late.has(code.text)) return
      problems.push(`${path}:${lineOf(source, node)} makes ${code.text} without its message; call lateError.`)
    })
    return problems
  })
}

function codesOf(source: ts.SourceFile) {
  const codes: string[] = []
  walk(source, (node) => {
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) codes.push(node.name.text)
  })
  return codes
}
