import { median } from '../median'
import { press } from '../press'
import type { Browser, Cdp, Parts, PressTimes, Site, Times, TimesWithSpread } from '../types'

/** 4G where it is slow, as browsers' own tools have it. */
const SLOW_4G = { latency: 150, throughput: 1_600_000 }
/** How long the page is left alone first. Milliseconds. */
const IDLE = 1_500
/** How often each visit opens again: where in a frame a press comes is chance, and a frame is a third of such a time. */
const AGAIN = 3

interface Scenario {
  readonly title: string
  readonly slowdown: number
  readonly latency?: number
  readonly throughput?: number
  readonly wait: number
  readonly aim: number
}

/**
 * Who comes, with which machine and network: `wait` is how long after the page is there they go for the button, `aim` how
 * long the pointer rests on it before they press. Milliseconds.
 */
export const scenarios: Readonly<Record<string, Scenario>> = {
  slowCpu: { title: '4x CPU, page idle', slowdown: 4, wait: IDLE, aim: 0 },
  slow4g: { title: 'slow 4G (150 ms, 1.6 Mbit/s, 2x CPU), page idle', slowdown: 2, ...SLOW_4G, wait: IDLE, aim: 0 },
  pointed: { title: 'slow 4G, pointer rests 300 ms on the button', slowdown: 2, ...SLOW_4G, wait: IDLE, aim: 300 },
  atOnce: { title: 'slow 4G, pressed in the first second of the page', slowdown: 2, ...SLOW_4G, wait: 0, aim: 0 },
}

/** Times from a press, medians of fresh visits: every page in turn, so that what the machine does besides befalls all. */
export async function times(
  { browser, server }: Pick<Parts, 'browser' | 'server'>,
  { pages, visits, note }: { pages: readonly Site[]; visits: number; note: (text: string) => void },
) {
  const figures: Record<string, Record<string, TimesWithSpread>> = {}
  for (const [name, scenario] of Object.entries(scenarios)) {
    note(`Times: ${scenario.title}`)
    const runs = new Map(pages.map((page): [string, Times[]] => [page.name, []]))
    for (let visit = 0; visit < visits; visit++) {
      for (const page of pages)
        runs.get(page.name)?.push(await once(browser, `${server.url}/vite/${page.page}/`, page, scenario))
    }
    figures[name] = Object.fromEntries([...runs].map(([page, found]) => [page, medians(found)]))
  }
  return figures
}

/** The median of each figure; with it the least and the most that the first row took, which tells how quiet the machine was. */
function medians(runs: readonly Times[]): TimesWithSpread {
  const of = (name: keyof Times) => median(runs.map((each) => each[name] ?? Number.NaN))
  const first = runs.map((each) => each.first)
  return {
    ...{ main: of('main'), first: of('first'), rest: of('rest') },
    ...{ againFirst: of('againFirst'), againRest: of('againRest') },
    connect: runs.every((each) => each.connect !== undefined) ? of('connect') : undefined,
    spread: [Math.min(...first), Math.max(...first)],
  }
}

async function once(
  browser: Browser,
  url: string,
  site: Site,
  { wait, aim, slowdown, latency, throughput }: Scenario,
): Promise<Times> {
  const visit = await browser.visit(url, { slowdown, latency, throughput })
  const { page, cdp } = visit
  const main = await mainThread(cdp)
  if (wait) await page.waitForTimeout(wait)
  const button = page.locator(site.button)
  const { first, rest } = await press(page, button, site.row, aim)
  const again: PressTimes[] = []
  for (let time = 0; time < AGAIN; time++) {
    await page.evaluate(`(${site.close})()`)
    await page.evaluate(`window.__until(${site.isGone})`)
    again.push(await press(page, button, site.row, aim))
  }
  const figures: Times = { main, first, rest, againFirst: mean(again, 'first'), againRest: mean(again, 'rest') }
  if (site.connects) {
    const account = `() => document.querySelector('button.fy-page--2')`
    figures.connect = (await press(page, page.locator('.fy-row', { hasText: 'Installed' }), account, aim)).first
  }
  await visit.leave()
  return figures
}

const mean = (times: readonly PressTimes[], name: 'first' | 'rest') =>
  times.reduce((sum, each) => sum + each[name], 0) / times.length

/** Milliseconds that the page has kept the main thread busy so far. */
async function mainThread(cdp: Cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
}
