import { kilobytes, milliseconds, plain, ratio } from './format'
import { empty, five, ten } from './pages'
import type { Figures, Limit, Site, Times } from './types'

type Measured = typeof ten | typeof five

const of =
  (scenario: string, figure: keyof Times) =>
  ({ name }: Site) =>
  ({ times }: Figures) =>
    times?.[scenario]?.[name]?.[figure] ?? Number.NaN
const besideEmpty =
  (scenario: string, page: Site) =>
  ({ times }: Figures) => {
    const first = ({ name }: Site) => times?.[scenario]?.[name]?.first ?? Number.NaN
    return first(page) / first(empty)
  }

/** Of each page that people build. */
const each = (
  name: string,
  figure: (page: Measured) => (figures: Figures) => number,
  limit: number,
  format: Limit[3],
): Limit[] => [
  [`ten networks: ${name}`, figure(ten), limit, format],
  [`five adapters: ${name}`, figure(five), limit, format],
]

/** Where the figures shall be. `pnpm bench` says of each whether it is; a time is no reason to fail. */
export const goals: readonly Limit[] = [
  ['ten networks: JS before a click, beyond React', ({ bytes }) => bytes.vite.ten.page.bytes, 12_000, kilobytes],
  ['five adapters: JS before a click, beyond React', ({ bytes }) => bytes.vite.five.page.bytes, 15_000, kilobytes],
  ...each(
    'requests of a press, nothing fetched ahead',
    ({ page }) =>
      ({ bytes }) =>
        bytes.vite[page].cold.press.requests,
    3,
    plain,
  ),
  ...each(
    'of them one after the other',
    ({ page }) =>
      ({ bytes }) =>
        bytes.vite[page].cold.press.depth,
    1,
    plain,
  ),
  ...each('4x CPU, first row', of('slowCpu', 'first'), 111, milliseconds),
  ...each('4x CPU, row at rest', of('slowCpu', 'rest'), 273, milliseconds),
  ...each('4x CPU, again at rest', of('slowCpu', 'againRest'), 217, milliseconds),
  ...each('4x CPU, row to connected', of('slowCpu', 'connect'), 60, milliseconds),
  ...each('slow 4G, first row beside an empty dialog', (page) => besideEmpty('slow4g', page), 1.3, ratio),
  ...each('slow 4G, row at rest', of('slow4g', 'rest'), 273, milliseconds),
  ...each('slow 4G, again at rest', of('slow4g', 'againRest'), 217, milliseconds),
  ...each('slow 4G, row to connected', of('slow4g', 'connect'), 60, milliseconds),
  ...each('slow 4G, pressed in the first second: first row', of('atOnce', 'first'), 450, milliseconds),
  ...each(
    'kept per open and close',
    ({ name }) =>
      ({ kept }) =>
        kept[name]?.heap ?? Number.NaN,
    2_000,
    kilobytes,
  ),
]
