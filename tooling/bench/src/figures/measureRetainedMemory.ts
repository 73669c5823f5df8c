import { computeMedian } from '../computeMedian'
import type { BenchBrowser, BenchContext, CdpSession, MeasuredApp, RetainedMemory } from '../types'

// Openings before the measurement, and measured ones.
const WARM_UP_CYCLES = 10
const MEASURED_CYCLES = 50

/** Measures the memory kept per opening and closing after a warm-up, as medians of fresh visits. */
export async function measureRetainedMemory(
  { browser, server }: Pick<BenchContext, 'browser' | 'server'>,
  { pages, visits }: { pages: readonly MeasuredApp[]; visits: number },
) {
  const result = new Map(pages.map(({ name }): [string, RetainedMemory[]] => [name, []]))
  for (let visit = 0; visit < visits; visit++) {
    for (const page of pages) result.get(page.name)?.push(await once(browser, `${server.url}/vite/${page.page}/`, page))
  }
  const middle = (runs: readonly RetainedMemory[], name: keyof RetainedMemory) =>
    computeMedian(runs.map((each) => each[name]))
  return Object.fromEntries(
    [...result].map(([name, runs]) => [
      name,
      { heap: middle(runs, 'heap'), nodes: middle(runs, 'nodes'), listeners: middle(runs, 'listeners') },
    ]),
  )
}

async function once(browser: BenchBrowser, url: string, site: MeasuredApp) {
  const visit = await browser.visit(url)
  const { page, cdp } = visit
  const run = (times: number) =>
    page.evaluate(`(${cycle})(${times}, ${JSON.stringify(site.button)}, ${site.row}, ${site.close}, ${site.isGone})`)
  await visit.rest()
  await run(WARM_UP_CYCLES)
  const before = await sampleMemory(cdp)
  await run(MEASURED_CYCLES)
  const after = await sampleMemory(cdp)
  await visit.leave()
  const per = (name: keyof RetainedMemory) => (after[name] - before[name]) / MEASURED_CYCLES
  return { heap: per('heap'), nodes: per('nodes'), listeners: per('listeners') }
}

// Runs in the page, so that the driver's own objects are not counted.
async function cycle(times: number, button: string, row: () => unknown, close: () => void, isGone: () => unknown) {
  for (let time = 0; time < times; time++) {
    document.querySelector<HTMLElement>(button)?.click()
    await window.__until(row)
    close()
    await window.__until(isGone)
  }
}

/** Counts retained memory: the least of a few counts, as garbage is collected later. */
export async function sampleMemory(cdp: CdpSession) {
  let least = { heap: Number.POSITIVE_INFINITY, nodes: Number.POSITIVE_INFINITY, listeners: Number.POSITIVE_INFINITY }
  for (let round = 0; round < 5; round++) {
    await cdp.send('HeapProfiler.collectGarbage')
    const { usedSize: heap } = await cdp.send('Runtime.getHeapUsage')
    const { nodes, jsEventListeners: listeners } = await cdp.send('Memory.getDOMCounters')
    least = {
      heap: Math.min(least.heap, heap),
      nodes: Math.min(least.nodes, nodes),
      listeners: Math.min(least.listeners, listeners),
    }
    await cdp.send('Runtime.evaluate', { expression: 'new Promise(requestAnimationFrame)', awaitPromise: true })
  }
  return least
}
