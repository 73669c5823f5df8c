/** A frame that took longer has kept another from being drawn, at 60 in a second. Milliseconds. */
const DROPPED = 25

/** What moves is at rest after it, also on a slow machine. Milliseconds. */
const WATCHED = 500

/**
 * What a visitor sees move, on a CPU slowed down 4 times: frames that were dropped while something moved, the longest frame, and
 * the longest animation. Least of the visits: other work of a machine only ever adds.
 */
export async function motion({ browser, server }, { visits, slowdown = 4 }) {
  const runs = []
  for (let visit = 0; visit < visits; visit++) runs.push(await once(browser, `${server.url}/vite/one/`, slowdown))
  const names = Object.keys(runs[0])
  return Object.fromEntries(
    names.map((name) => {
      const all = runs.map((run) => run[name])
      const least = (field) => Math.min(...all.map((each) => each[field]))
      return [
        name,
        {
          frames: Math.max(...all.map((each) => each.frames)),
          dropped: least('dropped'),
          longest: least('longest'),
          animation: Math.max(...all.map((each) => each.animation)),
        },
      ]
    }),
  )
}

async function once(browser, url, slowdown) {
  const visit = await browser.visit(url, { slowdown })
  const { page } = visit
  await visit.rest()
  const inModal = (name) => page.getByRole('button', { name }).last()
  const during = async (act) => {
    await page.mouse.move(0, 0)
    const figures = page.evaluate(watch, { DROPPED, WATCHED })
    await act()
    return figures
  }
  // What is measured is what moves, and not what is loaded: each way is gone once before.
  const openModal = async () => {
    await page.locator('button.fy-page').click()
    await page.getByRole('dialog').waitFor()
    await inModal(/^What is a wallet/).waitFor()
  }
  const closeModal = async () => {
    await page.keyboard.press('Escape')
    await page.waitForFunction(() => !window.__inModal('.fy-scrim:not(.is-leaving)'))
  }
  await openModal()
  await inModal(/^What is a wallet/).click()
  await inModal('Back').click()
  await page.getByRole('dialog').waitFor()
  await inModal(/^What is a wallet/).waitFor()
  await visit.rest()
  await closeModal()
  await visit.rest()

  const opening = await during(openModal)
  const forward = await during(async () => {
    await inModal(/^What is a wallet/).click()
    await inModal('Back').waitFor()
  })
  const back = await during(async () => {
    await inModal('Back').click()
    await page.getByRole('dialog').waitFor()
    await inModal(/^What is a wallet/).waitFor()
  })
  const closing = await during(closeModal)
  await visit.leave()
  return { opening, forward, back, closing }
}

/**
 * Runs in the page: from the first change of the modal on, the frames in which something moves. The frame of the change itself
 * is what a press waits for, which the times of the bench have.
 */
async function watch({ DROPPED, WATCHED }) {
  const frame = () => new Promise(requestAnimationFrame)
  const root = () => document.querySelector('[data-foyer]')?.shadowRoot
  const moving = () =>
    (root()?.getAnimations() ?? []).filter((each) => each.effect?.getComputedTiming().endTime !== Infinity)
  let started = performance.now()
  while (!moving().length && performance.now() - started < 10_000) await frame()
  const gaps = []
  let animation = 0
  let last = await frame()
  started = last
  while (last - started < WATCHED) {
    for (const each of moving()) animation = Math.max(animation, Number(each.effect.getComputedTiming().endTime))
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
