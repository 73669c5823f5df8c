import { budgets } from './budgets'
import { checkLimits, formatChecks } from './checkLimits'
import { type Scenario, scenarios } from './figures/measureOpeningTimes'
import { formatKilobytes, formatMilliseconds, formatNumber, formatRatio } from './format'
import { formatTable } from './formatTable'
import { goals } from './goals'
import { emptyDialogApp } from './measuredApps'
import type { BenchFigures, OpeningTimesWithSpread, PageBytes } from './types'

/** Prints the figures, and returns whether the budgets hold. */
export function printReport(figures: BenchFigures) {
  const { bytes, account, features, times, retained, cleanliness } = figures
  const judged = checkLimits(budgets, figures)
  const parts = [
    'gzip -9; kB = 1,000 bytes; JS beyond what React alone is',
    bytesTable(bytes),
    accountTable(account),
    featuresTable(features),
    ...(times ? Object.entries(scenarios).map(([name, scenario]) => timesTable(scenario, times[name] ?? {})) : []),
    retainedTable(retained),
    formatChecks('Budgets', judged),
    ...(times ? [formatChecks('Goals', checkLimits(goals, figures))] : []),
    Object.values(cleanliness).flat().join('\n'),
  ]
  console.log(`\n${parts.filter(Boolean).join('\n\n')}\n`)
  return judged.every(({ isMet }) => isMet)
}

// Formats the downloads that delay the page, of an idle page, and of a click.
function bytesTable({ vite, others, react }: BenchFigures['bytes']) {
  const weight = ({ bytes: size, requests }: { bytes: number; requests: number }) =>
    `${formatKilobytes(size)} / ${requests}`
  const rows = Object.entries({ vite, ...others }).flatMap(([bundler, sites]) =>
    Object.entries<PageBytes | undefined>(sites).flatMap(([page, each]) => {
      if (!each) return []
      const { page: first, idle, press, cold, connected, inAll } = each
      return [
        [
          `${bundler}, ${page}`,
          ...[first, idle, press].map(weight),
          `${weight(cold.press)} / ${cold.press.depth}`,
          weight(cold.open),
          weight(connected),
          weight(inAll),
          formatKilobytes(react[bundler] ?? Number.NaN),
        ],
      ]
    }),
  )
  const head = [
    'JS / requests',
    'delays the page',
    'when idle',
    'press waits',
    'nothing ahead / in a row',
    'while open',
  ]
  return formatTable([...head, 'once connected', 'in all', 'React alone'], rows)
}

const accountTable = (account: BenchFigures['account']) =>
  formatTable(
    ['the account: JS / requests', 'what it takes', 'pictures'],
    (['account', 'activity', 'send'] as const).map((name) => {
      const { bytes, requests, pictures } = account[name]
      return [name, `${formatKilobytes(bytes)} / ${requests}`, formatKilobytes(pictures)]
    }),
  )

const featuresTable = (features: BenchFigures['features']) =>
  formatTable(
    ['a feature’s own files', 'JS'],
    Object.entries(features).map(([name, bytes]) => [name, formatKilobytes(bytes)]),
  )

function timesTable({ title, wait }: Scenario, times: Readonly<Record<string, OpeningTimesWithSpread>>) {
  const base = times[emptyDialogApp.name]
  const beside = (each: OpeningTimesWithSpread, name: 'first' | 'againFirst') => [
    formatMilliseconds(each[name]),
    formatRatio(each[name] / (base?.[name] ?? Number.NaN)),
  ]
  const rows = Object.entries(times).map(([name, each]) => [
    name,
    ...beside(each, 'first'),
    each.spread.map(Math.round).join('–'),
    formatMilliseconds(each.rest),
    ...beside(each, 'againFirst'),
    formatMilliseconds(each.againRest),
    each.connect === undefined ? '' : formatMilliseconds(each.connect),
    formatMilliseconds(each.main),
    ...(wait === 0 ? [formatMilliseconds(each.shown)] : []),
  ])
  const head = [
    title,
    'first row',
    'x empty',
    'least–most',
    'at rest',
    'again',
    'x empty',
    'at rest',
    'row → connected',
  ]
  // The sum of what a page loads before its button, and of what the press waits for.
  return formatTable([...head, 'busy until there', ...(wait === 0 ? ['visit → first row'] : [])], rows)
}

const retainedTable = (retained: BenchFigures['retained']) =>
  formatTable(
    ['kept per open and close, from the tenth on', 'heap', 'nodes', 'listeners'],
    Object.entries(retained).map(([name, { heap, nodes, listeners }]) => [
      name,
      formatKilobytes(heap),
      formatNumber(nodes),
      formatNumber(listeners),
    ]),
  )
