import ts from 'typescript'
import { lineOf, walk } from '../lib/parseSource'
import type { Module } from './readModules'

/** The one file of each program that writes dates. */
const writers = new Set([
  'packages/react-ui/src/hooks/useFormatDate.ts',
  'apps/playground/src/parts/formatClock.ts',
  'apps/secure-site/src/showTime.ts',
])

/** Methods of `Date` that write it in a language. `toLocaleString` of numbers goes with them: `formatNumber` writes those. */
const localized = new Set(['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString', 'toUTCString'])

/** Dates that are written beside the file for them: the language of the texts would not reach those. */
export function checkDates(modules: readonly Module[]) {
  return modules
    .filter(({ path, isTest }) => !isTest && /^(packages|apps)\/[^/]+\/src\//.test(path) && !writers.has(path))
    .flatMap(({ path, source }) => {
      const problems: string[] = []
      walk(source, (node) => {
        if (!writesDate(node)) return
        problems.push(`${path}:${lineOf(source, node)} writes a date by itself (${node.getText(source)}).`)
      })
      return problems
    })
}

function writesDate(node: ts.Node) {
  if (ts.isPropertyAccessExpression(node) && localized.has(node.name.text)) return true
  // The time zone of the browser is no date.
  return (
    ts.isPropertyAccessExpression(node) &&
    node.getText().endsWith('Intl.DateTimeFormat') &&
    !(ts.isNewExpression(node.parent) && node.parent.arguments?.length === 0)
  )
}
