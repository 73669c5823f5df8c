import { budgets } from './budgets'
import { scenarios } from './figures/times'
import { kilobytes, milliseconds, plain, ratio } from './format'
import { goals } from './goals'
import { judge, marked } from './judge'
import { empty } from './pages'
import { table } from './table'
import type { Figures, PageBytes, TimesWithSpread } from './types'

/** Prints what was measured, and says whether the budgets are kept. */
export function report(figures: Figures) {
  const { bytes, account, features, times, kept, cleanliness } = figures
  const judged = judge(budgets, figures)
  const parts = [
    'gzip -9; kB = 1,000 bytes; JS beyond what React alone is',
    bytesTable(bytes),
    accountTable(account),
    featuresTable(features),
    ...(times ? Object.entries(scenarios).map(([name, { title }]) => timesTable(title, times[name] ?? {})) : []),
    keptTable(kept),
    marked('Budgets', judged),
    ...(times ? [marked('Goals', judge(goals, figures))] : []),
    Object.values(cleanliness).flat().join('\n'),
  ]
  console.log(`\n${parts.filter(Boolean).join('\n\n')}\n`)
  return judged.every(({ isMet }) => isMet)
}

/** What delays the page, what is fetched when idle, and what a press waits for. */
function bytesTable({ vite, others, react }: Figures['bytes']) {
  const weight = ({ bytes: size, requests }: { bytes: number; requests: number }) => `${kilobytes(size)} / ${requests}`
  const rows = Object.entries({ vite, ...others }).flatMap(([bundler, sites]) =>
    Object.entries<PageBytes | undefined>(sites).flatMap(([page, each]) => {
      if (!each) return []
      const { page: first, idle, press, cold, inAll } = each
      return [
        [
          `${bundler}, ${page}`,
          ...[first, idle, press].map(weight),
          `${weight(cold.press)} / ${cold.press.depth}`,
          weight(cold.open),
          weight(inAll),
          kilobytes(react[bundler] ?? Number.NaN),
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
  return table([...head, 'until connected', 'React alone'], rows)
}

const accountTable = (account: Figures['account']) =>
  table(
    ['once connected: JS / requests', 'what it takes', 'pictures'],
    (['account', 'activity', 'send'] as const).map((name) => {
      const { bytes, requests, pictures } = account[name]
      return [name, `${kilobytes(bytes)} / ${requests}`, kilobytes(pictures)]
    }),
  )

const featuresTable = (features: Figures['features']) =>
  table(
    ['a feature’s own files', 'JS'],
    Object.entries(features).map(([name, bytes]) => [name, kilobytes(bytes)]),
  )

function timesTable(title: string, times: Readonly<Record<string, TimesWithSpread>>) {
  const base = times[empty.name]
  const beside = (each: TimesWithSpread, name: 'first' | 'againFirst') => [
    milliseconds(each[name]),
    ratio(each[name] / (base?.[name] ?? Number.NaN)),
  ]
  const rows = Object.entries(times).map(([name, each]) => [
    name,
    ...beside(each, 'first'),
    each.spread.map(Math.round).join('–'),
    milliseconds(each.rest),
    ...beside(each, 'againFirst'),
    milliseconds(each.againRest),
    each.connect === undefined ? '' : milliseconds(each.connect),
    milliseconds(each.main),
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
  return table([...head, 'busy until there'], rows)
}

const keptTable = (kept: Figures['kept']) =>
  table(
    ['kept per open and close, from the tenth on', 'heap', 'nodes', 'listeners'],
    Object.entries(kept).map(([name, { heap, nodes, listeners }]) => [
      name,
      kilobytes(heap),
      plain(nodes),
      plain(listeners),
    ]),
  )
