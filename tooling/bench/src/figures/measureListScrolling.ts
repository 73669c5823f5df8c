import type { BenchBrowser, BenchContext, CdpSession } from '../types'
import { sampleMemory } from './measureRetainedMemory'

// Pixels per frame and frames per run: some 70,000 pixels, at the speed of a flung list.
const STEP_PX = 240
const FRAMES = 300

// A frame longer than this has dropped another, at 60 per second.
const DROPPED_FRAME_MS = 25

// Enough rows to load all code of a long list.
const FEW_ROWS = 200
const MANY_ROWS = 10_000

/** Measures frames while scrolling each tab, and the memory kept after closing. */
export async function measureListScrolling(
  { browser, server }: Pick<BenchContext, 'browser' | 'server'>,
  { visits }: { visits: number },
) {
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
  STEP_PX: number
  FRAMES: number
  DROPPED_FRAME_MS: number
}

async function once(browser: BenchBrowser, url: string) {
  const visit = await browser.visit(url)
  const { page, cdp } = visit
  // Measures processor time, as clock time includes the machine's other work.
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
    // Waits for the rows, 56 pixels each. A history loads in pages, of which the first is enough.
    await page.waitForFunction(
      (least) => (window.__inModal('.fy-body')?.scrollHeight ?? 0) > least,
      Math.min(count, 1_000) * 50,
    )
    await visit.rest()
  }
  const fling = async () => {
    const before = await busyTime(cdp)
    const frames = await page.evaluate(scroll, { STEP_PX, FRAMES, DROPPED_FRAME_MS })
    return { ...frames, cpu: Math.round(((await busyTime(cdp)) - before) / (FRAMES / 10_000)) / 10 }
  }
  const leave = async () => {
    await page.evaluate(close)
    await page.waitForFunction(() => !window.__inModal('.fy-scrim'))
    // Skips the delays after which data is dropped: 15 s after closing for history, 5 minutes for assets except the
    // coin.
    await page.evaluate(() => window.__passTime())
    await visit.rest()
    return sampleMemory(cdp)
  }
  // Opens the tabs once with few rows, so that code is not counted as data.
  await look('Tokens', FEW_ROWS)
  await look('Activity', FEW_ROWS)
  const before = await leave()
  await look('Tokens', MANY_ROWS)
  const tokens = await fling()
  await look('Activity', MANY_ROWS)
  const activity = await fling()
  const looking = await sampleMemory(cdp)
  const after = await leave()
  const plain = await page.evaluate(scrollPlain, { STEP_PX, FRAMES, DROPPED_FRAME_MS, rows: tokens.rows })
  await visit.leave()
  return {
    tokens,
    activity,
    plain,
    heap: { looking: looking.heap - before.heap, kept: after.heap - before.heap },
    nodes: { kept: after.nodes - before.nodes },
  }
}

// Returns the main thread's work in seconds.
async function busyTime(cdp: CdpSession) {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
}

function close() {
  const pressed = { key: 'Escape', bubbles: true, composed: true, cancelable: true }
  window.__inModal('[role=dialog]')?.dispatchEvent(new KeyboardEvent('keydown', pressed))
}

// Runs in the page: scrolls to the end, one step per frame, and measures the frames.
async function scroll({ STEP_PX, FRAMES, DROPPED_FRAME_MS }: Fling) {
  const body = window.__inModal('.fy-body')
  if (!body) throw new Error('No list is open.')
  body.scrollTop = 0
  const frame = () => new Promise<number>(requestAnimationFrame)
  const gaps: number[] = []
  const work: number[] = []
  let rows = 0
  let last = await frame()
  for (let index = 0; index < FRAMES; index++) {
    body.scrollTop += STEP_PX
    const now = await frame()
    gaps.push(now - last)
    last = now
    // Waits for the next task, which ends the frame's work.
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = resolve
      port2.postMessage(undefined)
    })
    work.push(performance.now() - now)
    rows = Math.max(rows, body.querySelectorAll('.fy-row').length)
  }
  return {
    dropped: gaps.filter((gap) => gap > DROPPED_FRAME_MS).length,
    longest: Math.round(Math.max(...gaps)),
    busiest: Math.round(Math.max(...work)),
    rows,
    height: body.scrollHeight,
  }
}

/**
 * Runs in the page, without a modal: scrolls the simplest possible rows, each rendered on entry, as the lower bound on
 * this machine.
 */
async function scrollPlain({ STEP_PX, FRAMES, DROPPED_FRAME_MS, rows }: Fling & { rows: number }) {
  const ROW_HEIGHT_PX = 56
  const box = document.createElement('div')
  box.style.cssText = 'position: fixed; inset: 0 auto auto 0; inline-size: 360px; block-size: 600px; overflow: auto'
  const whole = document.createElement('div')
  whole.style.cssText = `position: relative; block-size: ${STEP_PX * FRAMES + 600}px`
  const drawn = Array.from({ length: rows }, () => document.createElement('div'))
  for (const row of drawn) row.style.cssText = `position: absolute; block-size: ${ROW_HEIGHT_PX}px`
  whole.append(...drawn)
  box.append(whole)
  document.body.append(box)
  const frame = () => new Promise<number>(requestAnimationFrame)
  const gaps: number[] = []
  let last = await frame()
  for (let index = 0; index < FRAMES; index++) {
    box.scrollTop += STEP_PX
    const first = Math.floor(box.scrollTop / ROW_HEIGHT_PX)
    for (let at = first; at < first + rows; at++) {
      const row = drawn[at % rows]
      if (!row || row.textContent === `Token ${at}`) continue
      row.textContent = `Token ${at}`
      row.style.top = `${at * ROW_HEIGHT_PX}px`
    }
    const now = await frame()
    gaps.push(now - last)
    last = now
  }
  box.remove()
  return { dropped: gaps.filter((gap) => gap > DROPPED_FRAME_MS).length, longest: Math.round(Math.max(...gaps)) }
}
