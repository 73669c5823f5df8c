import type { Browser, Cdp, Parts } from '../types'
import { count } from './kept'

/** Pixels of one frame, and frames of one run: some 70,000 pixels, as fast as a flung list goes. */
const STEP = 240
const FRAMES = 300

/** A frame that took longer has kept another from being drawn, at 60 in a second. Milliseconds. */
const DROPPED = 25

/** So many make a list long, as far as code goes. */
const SOME = 200
const MANY = 10_000

/** Frames of scrolling, by tab, and what is kept once nobody looks any more. */
export async function lists({ browser, server }: Pick<Parts, 'browser' | 'server'>, { visits }: { visits: number }) {
  const runs: Run[] = []
  for (let visit = 0; visit < visits; visit++) runs.push(await once(browser, `${server.url}/vite/one/`))
  const least = (read: (run: Run) => number) => Math.min(...runs.map(read))
  const of = (name: 'tokens' | 'activity') => ({
    dropped: least((run) => run[name].dropped),
    longest: least((run) => run[name].longest),
    busiest: least((run) => run[name].busiest),
    cpu: least((run) => run[name].cpu),
    rows: Math.max(...runs.map((run) => run[name].rows)),
    height: Math.max(...runs.map((run) => run[name].height)),
  })
  return {
    tokens: of('tokens'),
    activity: of('activity'),
    plain: { dropped: least((run) => run.plain.dropped), longest: least((run) => run.plain.longest) },
    heap: { looking: least((run) => run.heap.looking), kept: least((run) => run.heap.kept) },
    nodes: { kept: least((run) => run.nodes.kept) },
  }
}

type Run = Awaited<ReturnType<typeof once>>

interface Fling {
  STEP: number
  FRAMES: number
  DROPPED: number
}

async function once(browser: Browser, url: string) {
  const visit = await browser.visit(url)
  const { page, cdp } = visit
  // Time of the processor and not of the clock: of that, other work of the machine takes its part.
  await cdp.send('Performance.disable')
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  await visit.rest()
  await page.locator('button.fy-page').click()
  await page.locator('.fy-row', { hasText: 'Installed' }).click()
  await page.locator('button.fy-page--2').waitFor()
  await page.waitForFunction(() => !window.__inModal('.fy-scrim'))
  await visit.rest()

  const look = async (tab: string, count: number) => {
    await page.evaluate((many) => {
      window.__many = many
    }, count)
    if (!(await page.evaluate(() => Boolean(window.__inModal('.fy-scrim'))))) {
      await page.locator('button.fy-page--2').click()
    }
    await page.getByRole('tab', { name: tab }).click()
    // A row is 56 pixels high; of a history a page is enough.
    await page.waitForFunction(
      (least) => (window.__inModal('.fy-body')?.scrollHeight ?? 0) > least,
      Math.min(count, 1_000) * 50,
    )
    await visit.rest()
  }
  const fling = async () => {
    const before = await busyTime(cdp)
    const frames = await page.evaluate(scroll, { STEP, FRAMES, DROPPED })
    return { ...frames, cpu: Math.round(((await busyTime(cdp)) - before) / (FRAMES / 10_000)) / 10 }
  }
  const leave = async () => {
    await page.evaluate(close)
    await page.waitForFunction(() => !window.__inModal('.fy-scrim'))
    // History is let go after 15 s that nobody looks at it, all that is owned but the coin after 5 minutes.
    await page.evaluate(() => window.__passTime())
    await visit.rest()
    return count(cdp)
  }
  // Once with little, so that the code of what is looked at is not taken for what is kept of it.
  await look('Tokens', SOME)
  await look('Activity', SOME)
  const before = await leave()
  await look('Tokens', MANY)
  const tokens = await fling()
  await look('Activity', MANY)
  const activity = await fling()
  const looking = await count(cdp)
  const after = await leave()
  const plain = await page.evaluate(scrollPlain, { STEP, FRAMES, DROPPED, rows: tokens.rows })
  await visit.leave()
  return {
    tokens,
    activity,
    plain,
    heap: { looking: looking.heap - before.heap, kept: after.heap - before.heap },
    nodes: { kept: after.nodes - before.nodes },
  }
}

/** How long the main thread has worked. Seconds. */
async function busyTime(cdp: Cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
}

/** Runs in the page. */
function close() {
  const pressed = { key: 'Escape', bubbles: true, composed: true, cancelable: true }
  window.__inModal('[role=dialog]')?.dispatchEvent(new KeyboardEvent('keydown', pressed))
}

/** Runs in the page: scrolls to the end of what there is, a step in each frame, and measures the frames. */
async function scroll({ STEP, FRAMES, DROPPED }: Fling) {
  const body = window.__inModal('.fy-body')
  if (!body) throw new Error('No list is open.')
  body.scrollTop = 0
  const frame = () => new Promise<number>(requestAnimationFrame)
  const gaps: number[] = []
  const work: number[] = []
  let rows = 0
  let last = await frame()
  for (let index = 0; index < FRAMES; index++) {
    body.scrollTop += STEP
    const now = await frame()
    gaps.push(now - last)
    last = now
    // Until the next task: what this frame has to do.
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = resolve
      port2.postMessage(undefined)
    })
    work.push(performance.now() - now)
    rows = Math.max(rows, body.querySelectorAll('.fy-row').length)
  }
  return {
    dropped: gaps.filter((gap) => gap > DROPPED).length,
    longest: Math.round(Math.max(...gaps)),
    busiest: Math.round(Math.max(...work)),
    rows,
    height: body.scrollHeight,
  }
}

/**
 * Runs in the page: the same way through as many rows as simple as they can be, without a modal, each written anew where it comes to lie. No list can be drawn more cheaply on this machine.
 */
async function scrollPlain({ STEP, FRAMES, DROPPED, rows }: Fling & { rows: number }) {
  const HEIGHT = 56
  const box = document.createElement('div')
  box.style.cssText = 'position: fixed; inset: 0 auto auto 0; inline-size: 360px; block-size: 600px; overflow: auto'
  const whole = document.createElement('div')
  whole.style.cssText = `position: relative; block-size: ${STEP * FRAMES + 600}px`
  const drawn = Array.from({ length: rows }, () => document.createElement('div'))
  for (const row of drawn) row.style.cssText = `position: absolute; block-size: ${HEIGHT}px`
  whole.append(...drawn)
  box.append(whole)
  document.body.append(box)
  const frame = () => new Promise<number>(requestAnimationFrame)
  const gaps: number[] = []
  let last = await frame()
  for (let index = 0; index < FRAMES; index++) {
    box.scrollTop += STEP
    const first = Math.floor(box.scrollTop / HEIGHT)
    for (let at = first; at < first + rows; at++) {
      const row = drawn[at % rows]
      if (!row || row.textContent === `Token ${at}`) continue
      row.textContent = `Token ${at}`
      row.style.top = `${at * HEIGHT}px`
    }
    const now = await frame()
    gaps.push(now - last)
    last = now
  }
  box.remove()
  return { dropped: gaps.filter((gap) => gap > DROPPED).length, longest: Math.round(Math.max(...gaps)) }
}
