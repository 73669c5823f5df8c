import { formatKilobytes, formatMilliseconds, formatNumber, formatRatio } from './format'
import { comparedModalApp, fiveAdaptersApp, solanaApp, tenNetworksApp } from './measuredApps'
import type { BenchFigures, FigureLimit, MeasuredApp, OpeningTimes } from './types'

type Measured = typeof tenNetworksApp | typeof fiveAdaptersApp

const of =
  (scenario: string, figure: keyof OpeningTimes) =>
  ({ name }: MeasuredApp) =>
  ({ times }: BenchFigures) =>
    times?.[scenario]?.[name]?.[figure] ?? Number.NaN
const besidePeer = (scenario: string, figure: keyof OpeningTimes) => (page: MeasuredApp) => (figures: BenchFigures) =>
  of(scenario, figure)(page)(figures) / of(scenario, figure)(comparedModalApp)(figures)

// Repeats a goal for each page that resembles a real app.
const each = (
  name: string,
  figure: (page: Measured) => (figures: BenchFigures) => number,
  limit: number,
  format: FigureLimit[3],
): FigureLimit[] => [
  [`ten networks: ${name}`, figure(tenNetworksApp), limit, format],
  [`five adapters: ${name}`, figure(fiveAdaptersApp), limit, format],
]

const eachTime = (
  name: string,
  figure: (page: MeasuredApp) => (figures: BenchFigures) => number,
  limit: number,
  format: FigureLimit[3],
): FigureLimit[] => [...each(name, figure, limit, format), [`Solana: ${name}`, figure(solanaApp), limit, format]]

/** Lists goals. `pnpm bench` reports each; a missed one is no failure. */
export const goals: readonly FigureLimit[] = [
  ['ten networks: JS before a click, beyond React', ({ bytes }) => bytes.vite.ten.page.bytes, 12_000, formatKilobytes],
  [
    'five adapters: JS before a click, beyond React',
    ({ bytes }) => bytes.vite.five.page.bytes,
    15_000,
    formatKilobytes,
  ],
  ...each(
    'requests of a press, nothing fetched ahead',
    ({ page }) =>
      ({ bytes }) =>
        bytes.vite[page].cold.press.requests,
    3,
    formatNumber,
  ),
  ...each(
    'of them one after the other',
    ({ page }) =>
      ({ bytes }) =>
        bytes.vite[page].cold.press.depth,
    1,
    formatNumber,
  ),
  ...eachTime('4x CPU, first row, x Solana’s', besidePeer('slowCpu', 'first'), 1, formatRatio),
  ...eachTime('4x CPU, at rest, x Solana’s', besidePeer('slowCpu', 'rest'), 1, formatRatio),
  ...eachTime('4x CPU, again at rest, x Solana’s', besidePeer('slowCpu', 'againRest'), 1, formatRatio),
  ...eachTime('4x CPU, row to connected, x Solana’s', besidePeer('slowCpu', 'connect'), 1, formatRatio),
  ...eachTime('slow 4G, first row', of('slow4g', 'first'), 65, formatMilliseconds),
  ...eachTime('slow 4G, at rest', of('slow4g', 'rest'), 220, formatMilliseconds),
  ...eachTime('slow 4G, row to connected', of('slow4g', 'connect'), 44, formatMilliseconds),
  ...eachTime('slow 4G, pressed in the first second: first row', of('atOnce', 'first'), 250, formatMilliseconds),
  ...eachTime('slow 4G, visit to first row, x Solana’s', besidePeer('atOnce', 'shown'), 1, formatRatio),
  ...each(
    'kept per open and close',
    ({ name }) =>
      ({ retained }) =>
        retained[name]?.heap ?? Number.NaN,
    2_000,
    formatKilobytes,
  ),
]
