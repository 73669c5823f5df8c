import type { BenchBrowser, BenchContext } from '../types'

// A frame longer than this has dropped another, at 60 per second.
const DROPPED_FRAME_MS = 25

// Long enough for all motion to end on a slow machine.
const WATCH_DURATION_MS = 500

// The app's modal, and two lines of React with the same motion, as the lower bound on this machine.
const PAGES = { modal: 'one', 'two lines': 'moving' }

/**
 * Measures motion on a slowed-down CPU: dropped frames, the longest frame, and the longest animation. Returns the least
 * of all visits, as the machine's other work only adds. The pages take turns.
 */
export async function measureMotion(
  { browser, server }: Pick<BenchContext, 'browser' | 'server'>,
  { visits, slowdown = 4 }: { visits: number; slowdown?: number },
) {
  const runs = new Map(Object.keys(PAGES).map((name): [string, Moves[]] => [name, []]))
  for (let visit = 0; visit < visits; visit++) {
    for (const [name, page] of Object.entries(PAGES)) {
      runs.get(name)?.push(await once(browser, `${server.url}/vite/${page}/`, slowdown))
    }
  }
  return Object.fromEntries([...runs].map(([name, all]) => [name, leastOf(all)]))
}

function leastOf(runs: readonly Moves[]): Moves {
  const least = (name: keyof Moves, field: keyof Move) => Math.min(...runs.map((run) => run[name][field]))
  const most = (name: keyof Moves, field: keyof Move) => Math.max(...runs.map((run) => run[name][field]))
  const of = (name: keyof Moves): Move => ({
    frames: most(name, 'frames'),
    dropped: least(name, 'dropped'),
    longest: least(name, 'longest'),
    animation: most(name, 'animation'),
  })
  return { opening: of('opening'), forward: of('forward'), back: of('back'), closing: of('closing') }
}

type Moves = Awaited<ReturnType<typeof once>>
type Move = Awaited<ReturnType<typeof watch>>

async function once(browser: BenchBrowser, url: string, slowdown: number) {
  const visit = await browser.visit(url, { slowdown })
  const { page } = visit
  await visit.rest()
  const inModal = (name: string | RegExp) => page.getByRole('button', { name }).last()
  const controls = {
    opener: page.locator('button.fy-page'),
    next: inModal(/^What is a wallet/),
    back: inModal('Back'),
  }
  const close = async () => {
    await page.keyboard.press('Escape')
    await page.waitForFunction(() => !window.__inModal('.fy-scrim'))
    await visit.rest()
  }
  // Loads all code first, by running each path once, so that only motion is measured.
  for (const control of ['opener', 'next', 'back'] as const) await controls[control].click()
  await controls.next.waitFor()
  await visit.rest()
  await close()

  // Finds the control beforehand, which takes longer than a frame, so that no other request reaches the page during the
  // motion.
  const during = async (control?: keyof typeof controls) => {
    const nowhere = { x: 0, y: 0, width: 0, height: 0 }
    const { x, y, width, height } = (control && (await controls[control].boundingBox())) ?? nowhere
    await page.mouse.move(x + width / 2, y + height / 2)
    await visit.rest()
    const figures = page.evaluate(watch, { DROPPED_FRAME_MS, WATCH_DURATION_MS })
    if (control) {
      await page.mouse.down()
      await page.mouse.up()
    } else await page.keyboard.press('Escape')
    return figures
  }
  const figures = {
    opening: await during('opener'),
    forward: await during('next'),
    back: await during('back'),
    closing: await during(),
  }
  await visit.leave()
  return figures
}

/**
 * Runs in the page: measures frames with motion, from the modal's first change on. The frame of the change itself
 * counts as the click's time.
 */
async function watch({ DROPPED_FRAME_MS, WATCH_DURATION_MS }: { DROPPED_FRAME_MS: number; WATCH_DURATION_MS: number }) {
  const frame = () => new Promise<number>(requestAnimationFrame)
  const root = () => document.querySelector('[data-foyer]')?.shadowRoot
  const moving = () =>
    (root()?.getAnimations() ?? []).filter((each) => each.effect?.getComputedTiming().endTime !== Infinity)
  let started = performance.now()
  while (!moving().length && performance.now() - started < 10_000) await frame()
  const gaps: number[] = []
  let animation = 0
  let last = await frame()
  started = last
  while (last - started < WATCH_DURATION_MS) {
    for (const each of moving()) animation = Math.max(animation, Number(each.effect?.getComputedTiming().endTime))
    const isMoving = moving().length > 0
    const now = await frame()
    if (isMoving) gaps.push(now - last)
    last = now
  }
  return {
    frames: gaps.length,
    dropped: gaps.filter((gap) => gap > DROPPED_FRAME_MS).length,
    longest: Math.round(Math.max(0, ...gaps)),
    animation: Math.round(animation),
  }
}
