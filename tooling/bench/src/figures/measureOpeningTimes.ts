import { clickButton } from '../clickButton'
import { computeMedian } from '../computeMedian'
import type {
  BenchBrowser,
  BenchContext,
  CdpSession,
  ClickTimes,
  MeasuredApp,
  OpeningTimes,
  OpeningTimesWithSpread,
} from '../types'

// "Slow 4G" of browsers' developer tools: latency in ms, throughput in bits per second.
const SLOW_4G = { latency: 150, throughput: 1_600_000 }
const IDLE_MS = 1_500
// Repeats openings in a visit: a frame lasts a third of the measured time, and a click falls anywhere in a frame.
const FURTHER_OPENINGS = 3

export interface Scenario {
  readonly title: string
  readonly slowdown: number
  readonly latency?: number
  readonly throughput?: number
  readonly wait: number
  readonly aim: number
}

/**
 * Lists machines, networks and users: `wait` is the time from page load until the user moves to the button, `aim` the
 * time of hovering, in ms.
 */
export const scenarios: Readonly<Record<string, Scenario>> = {
  slowCpu: { title: '4x CPU, page idle', slowdown: 4, wait: IDLE_MS, aim: 0 },
  slow4g: { title: 'slow 4G (150 ms, 1.6 Mbit/s, 2x CPU), page idle', slowdown: 2, ...SLOW_4G, wait: IDLE_MS, aim: 0 },
  pointed: { title: 'slow 4G, pointer rests 300 ms on the button', slowdown: 2, ...SLOW_4G, wait: IDLE_MS, aim: 300 },
  atOnce: { title: 'slow 4G, pressed in the first second of the page', slowdown: 2, ...SLOW_4G, wait: 0, aim: 0 },
}

/**
 * Measures times from a click, as medians of fresh visits. The pages take turns, so that other load affects all of
 * them.
 */
export async function measureOpeningTimes(
  { browser, server }: Pick<BenchContext, 'browser' | 'server'>,
  { pages, visits, note }: { pages: readonly MeasuredApp[]; visits: number; note: (text: string) => void },
) {
  const figures: Record<string, Record<string, OpeningTimesWithSpread>> = {}
  for (const [name, scenario] of Object.entries(scenarios)) {
    note(`Times: ${scenario.title}`)
    const runs = new Map(pages.map((page): [string, OpeningTimes[]] => [page.name, []]))
    for (let visit = 0; visit < visits; visit++) {
      for (const page of pages)
        runs.get(page.name)?.push(await once(browser, `${server.url}/vite/${page.page}/`, page, scenario))
    }
    figures[name] = Object.fromEntries([...runs].map(([page, result]) => [page, medians(result)]))
  }
  return figures
}

/**
 * Returns the median of each figure, and the least and the most of the first row's time, which show the machine's
 * noise.
 */
function medians(runs: readonly OpeningTimes[]): OpeningTimesWithSpread {
  const of = (name: keyof OpeningTimes) => computeMedian(runs.map((each) => each[name] ?? Number.NaN))
  const first = runs.map((each) => each.first)
  return {
    ...{ main: of('main'), shown: of('shown'), first: of('first'), rest: of('rest') },
    ...{ againFirst: of('againFirst'), againRest: of('againRest') },
    connect: runs.every((each) => each.connect !== undefined) ? of('connect') : undefined,
    spread: [Math.min(...first), Math.max(...first)],
  }
}

async function once(
  browser: BenchBrowser,
  url: string,
  site: MeasuredApp,
  { wait, aim, slowdown, latency, throughput }: Scenario,
): Promise<OpeningTimes> {
  const network = { slowdown, latency, throughput }
  const visit = await browser.visit(url, network)
  const { page, cdp } = visit
  const main = await mainThread(cdp)
  if (wait) await page.waitForTimeout(wait)
  const button = page.locator(site.button)
  const { shown, first, rest } = await clickButton(page, button, site.row, aim)
  const again: ClickTimes[] = []
  for (let time = 0; time < FURTHER_OPENINGS; time++) {
    await page.evaluate(`(${site.close})()`)
    await page.evaluate(`window.__until(${site.isGone})`)
    again.push(await clickButton(page, button, site.row, aim))
  }
  const figures: OpeningTimes = {
    main,
    shown,
    first,
    rest,
    againFirst: mean(again, 'first'),
    againRest: mean(again, 'rest'),
  }
  await visit.leave()
  if (site.connects) {
    const { row, account } = site.connects
    const newVisit = await browser.visit(url, network)
    if (wait) await newVisit.page.waitForTimeout(wait)
    await clickButton(newVisit.page, newVisit.page.locator(site.button), site.row, aim)
    figures.connect = (await clickButton(newVisit.page, newVisit.page.locator(row).first(), account, aim)).first
    await newVisit.leave()
  }
  return figures
}

const mean = (times: readonly ClickTimes[], name: 'first' | 'rest') =>
  times.reduce((sum, each) => sum + each[name], 0) / times.length

// Returns the main thread's work so far, in ms.
async function mainThread(cdp: CdpSession) {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
}
