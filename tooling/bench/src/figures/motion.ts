import type { Browser, Parts } from '../types'

/** A frame that took longer has kept another from being drawn, at 60 in a second. Milliseconds. */
const DROPPED = 25

/** What moves is at rest after it, also on a slow machine. Milliseconds. */
const WATCHED = 500

/** The site's modal, and two lines of React that move in the same way: what no dialog can do better on this machine. */
const PAGES = { modal: 'one', 'two lines': 'moving' }

/**
 * What a visitor sees move, on a CPU slowed down 4 times: frames that were dropped while something moved, the longest frame, and
 * the longest animation. Least of the visits: other work of a machine only ever adds. The pages take turns.
 */
export async function motion(
  { browser, server }: Pick<Parts, 'browser' | 'server'>,
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

async function once(browser: Browser, url: string, slowdown: number) {
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
  // What is measured is what moves, and not what is loaded: each way is gone once before.
  for (const control of ['opener', 'next', 'back'] as const) await controls[control].click()
  await controls.next.waitFor()
  await visit.rest()
  await close()

  /** Nothing else is asked of the page while it is watched: finding a control takes it longer than a frame. */
  const during = async (control?: keyof typeof controls) => {
    const nowhere = { x: 0, y: 0, width: 0, height: 0 }
    const { x, y, width, height } = (control && (await controls[control].boundingBox())) ?? nowhere
    await page.mouse.move(x + width / 2, y + height / 2)
    await visit.rest()
    const figures = page.evaluate(watch, { DROPPED, WATCHED })
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
 * Runs in the page: from the first change of the modal on, the frames in which something moves. The frame of the change itself
 * is what a press waits for, which the times of the bench have.
 */
async function watch({ DROPPED, WATCHED }: { DROPPED: number; WATCHED: number }) {
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
  while (last - started < WATCHED) {
    for (const each of moving()) animation = Math.max(animation, Number(each.effect?.getComputedTiming().endTime))
    const isMoving = moving().length > 0
    const now = await frame()
    if (isMoving) gaps.push(now - last)
    last = now
  }
  return {
    frames: gaps.length,
    dropped: gaps.filter((gap) => gap > DROPPED).length,
    longest: Math.round(Math.max(0, ...gaps)),
    animation: Math.round(animation),
  }
}
