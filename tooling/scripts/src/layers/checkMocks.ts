import ts from 'typescript'
import { getLineNumber, visitNodes } from '../lib/parseSource'
import type { Module } from './readModules'

const banned = new Set(['mock', 'doMock'])

/** Finds `vi.mock`: tests build a small real system instead of replacing modules. */
export function checkMocks(modules: readonly Module[]) {
  return modules.flatMap(({ path, source }) => {
    const problems: string[] = []
    visitNodes(source, (node) => {
      if (ts.isCallExpression(node) && isBanned(node.expression)) {
        problems.push(
          `${path}:${getLineNumber(source, node)} replaces a module (${node.expression.getText(source)}); build a real one.`,
        )
      }
    })
    return problems
  })
}

function isBanned(callee: ts.Expression) {
  if (!ts.isPropertyAccessExpression(callee) || !ts.isIdentifier(callee.expression)) return false
  return ['vi', 'vitest'].includes(callee.expression.text) && banned.has(callee.name.text)
}
