import { median } from '../median'
import type { Browser, Cdp, Kept, Parts, Site } from '../types'

/** A visitor opens ten times, and then fifty times more: what was kept for the fifty counts. */
const BEFORE = 10
const CYCLES = 50

/** What is kept each time that a dialog is opened and closed, from the tenth time on: medians of fresh visits. */
export async function kept(
  { browser, server }: Pick<Parts, 'browser' | 'server'>,
  { pages, visits }: { pages: readonly Site[]; visits: number },
) {
  const found = new Map(pages.map(({ name }): [string, Kept[]] => [name, []]))
  for (let visit = 0; visit < visits; visit++) {
    for (const page of pages) found.get(page.name)?.push(await once(browser, `${server.url}/vite/${page.page}/`, page))
  }
  const middle = (runs: readonly Kept[], name: keyof Kept) => median(runs.map((each) => each[name]))
  return Object.fromEntries(
    [...found].map(([name, runs]) => [
      name,
      { heap: middle(runs, 'heap'), nodes: middle(runs, 'nodes'), listeners: middle(runs, 'listeners') },
    ]),
  )
}

async function once(browser: Browser, url: string, site: Site) {
  const visit = await browser.visit(url)
  const { page, cdp } = visit
  const run = (times: number) =>
    page.evaluate(`(${cycle})(${times}, ${JSON.stringify(site.button)}, ${site.row}, ${site.close}, ${site.isGone})`)
  await visit.rest()
  await run(BEFORE)
  const before = await count(cdp)
  await run(CYCLES)
  const after = await count(cdp)
  await visit.leave()
  const per = (name: keyof Kept) => (after[name] - before[name]) / CYCLES
  return { heap: per('heap'), nodes: per('nodes'), listeners: per('listeners') }
}

/** Runs in the page, so that nothing of the driver is counted. */
async function cycle(times: number, button: string, row: () => unknown, close: () => void, isGone: () => unknown) {
  for (let time = 0; time < times; time++) {
    document.querySelector<HTMLElement>(button)?.click()
    await window.__until(row)
    close()
    await window.__until(isGone)
  }
}

/** What is really kept: the least of a few counts, because what was dropped last is let go a little later. */
export async function count(cdp: Cdp) {
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
