import { count } from './kept.mjs'

/** Pixels of one frame, and frames of one run: some 70,000 pixels, as fast as a flung list goes. */
const STEP = 240
const FRAMES = 300

/** A frame that took longer has kept another from being drawn, at 60 in a second. Milliseconds. */
const DROPPED = 25

/** Frames of scrolling and bytes of a first look, by tab, and what is kept once nobody looks any more. */
export async function lists({ browser, server }, { visits }) {
  const runs = []
  for (let visit = 0; visit < visits; visit++) runs.push(await once(browser, `${server.url}/vite/one/`))
  const least = (read) => Math.min(...runs.map(read))
  const of = (name) => ({
    dropped: least((run) => run[name].dropped),
    longest: least((run) => run[name].longest),
    busiest: least((run) => run[name].busiest),
    rows: Math.max(...runs.map((run) => run[name].rows)),
    height: Math.max(...runs.map((run) => run[name].height)),
    bytes: least((run) => run[name].bytes),
  })
  return {
    tokens: of('tokens'),
    activity: of('activity'),
    heap: { looking: least((run) => run.heap.looking), kept: least((run) => run.heap.kept) },
    nodes: { kept: least((run) => run.nodes.kept) },
  }
}

async function once(browser, url) {
  const visit = await browser.visit(url)
  const { page, cdp } = visit
  await visit.rest()
  await page.locator('button.fy-page').click()
  await page.locator('.fy-row', { hasText: 'Installed' }).click()
  await page.locator('button.fy-page--2').waitFor()
  await page.waitForFunction(() => !window.__inModal('.fy-scrim'))
  await visit.rest()
  // Once without looking at anything, so that what is kept of the views themselves is not counted.
  const before = await count(cdp)

  const look = async (tab, hasAll) => {
    const known = new Set(visit.asked)
    if (tab) await page.getByRole('tab', { name: tab }).click()
    else await page.locator('button.fy-page--2').click()
    await page.waitForFunction(hasAll)
    await visit.rest()
    const files = visit.asked.filter((each) => !known.has(each) && each.endsWith('.js'))
    const sizes = await Promise.all(files.map(sizeOf))
    const bytes = sizes.reduce((sum, size) => sum + size, 0)
    return { bytes, ...(await page.evaluate(scroll, { STEP, FRAMES, DROPPED })) }
  }
  const isLong = () => (window.__inModal('.fy-body')?.scrollHeight ?? 0) > 50_000
  const tokens = await look(undefined, isLong)
  const activity = await look('Activity', isLong)
  const looking = await count(cdp)
  await page.evaluate(() =>
    window
      .__inModal('[role=dialog]')
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true, cancelable: true })),
  )
  await page.waitForFunction(() => !window.__inModal('.fy-scrim'))
  // History is let go after 15 s that nobody looks at it, all that is owned but the coin after 5 minutes.
  await page.evaluate(() => window.__passTime())
  await visit.rest()
  const after = await count(cdp)
  await visit.leave()
  return {
    tokens,
    activity,
    heap: { looking: looking.heap - before.heap, kept: after.heap - before.heap },
    nodes: { kept: after.nodes - before.nodes },
  }
}

/** What goes over the wire of a file. */
async function sizeOf(file) {
  const { headers } = await fetch(file, { method: 'HEAD' })
  return Number(headers.get('content-length'))
}

/** Runs in the page: scrolls to the end of what there is, a step in each frame, and measures the frames. */
async function scroll({ STEP, FRAMES, DROPPED }) {
  const body = window.__inModal('.fy-body')
  body.scrollTop = 0
  const frame = () => new Promise(requestAnimationFrame)
  const gaps = []
  const work = []
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
