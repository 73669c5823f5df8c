import ts from 'typescript'
import { getLineNumber, visitNodes } from '../lib/parseSource'
import type { Module } from './readModules'

const writers = new Set([
  'packages/react-ui/src/internal/useFormatDate.ts',
  'apps/playground/src/parts/formatClock.ts',
  'apps/secure-site/src/formatTime.ts',
])

/** Localized methods of `Date`. Includes `toLocaleString` of numbers, for which `formatNumber` exists. */
const localized = new Set(['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString', 'toUTCString'])

/** Finds dates formatted outside the date module, which ignore the language of the texts. */
export function checkDateFormatting(modules: readonly Module[]) {
  return modules
    .filter(({ path, isTest }) => !isTest && /^(packages|apps)\/[^/]+\/src\//.test(path) && !writers.has(path))
    .flatMap(({ path, source }) => {
      const problems: string[] = []
      visitNodes(source, (node) => {
        if (!writesDate(node)) return
        problems.push(`${path}:${getLineNumber(source, node)} writes a date by itself (${node.getText(source)}).`)
      })
      return problems
    })
}

function writesDate(node: ts.Node) {
  if (ts.isPropertyAccessExpression(node) && localized.has(node.name.text)) return true
  // Reading the browser’s time zone formats no date.
  return (
    ts.isPropertyAccessExpression(node) &&
    node.getText().endsWith('Intl.DateTimeFormat') &&
    !(ts.isNewExpression(node.parent) && node.parent.arguments?.length === 0)
  )
}
