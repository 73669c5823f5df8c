import { median } from '../median.mjs'
import { isQuiet } from './isQuiet.mjs'

const RUNS = 7
const SLOWDOWN = 4
/** Between reaching a button and pressing it, for a quick visitor. Milliseconds. */
const AIM = 200

/** How often each visit opens again. */
const AGAIN = 3

/** Visits at the most, and how many of them must have been quiet for their medians to count. */
const VISITS = 14
const ENOUGH = 5

/**
 * Times on a slow machine, medians of fresh visits; each beside the emptiest React dialogs in the same visit. What else
 * the machine does can only add to a time, and adds more to ours, which uses more of it: visits in which it did are left
 * out. Where few remain, or fewer than half (between two disturbances a machine looks quiet, and is not), all count, and
 * `isQuiet` says that they say little.
 */
export async function times({ browser, server }) {
  const visits = []
  let wasQuiet = await isQuiet()
  while (visits.length < VISITS && visits.filter((each) => each.isQuiet).length < RUNS) {
    const figures = {
      ...(await once(browser, `${server.url}/foyer/`)),
      fiveOpen: await openOnce(browser, `${server.url}/five/`),
      oneOpen: await openOnce(browser, `${server.url}/foyer/`),
    }
    const staysQuiet = await isQuiet()
    visits.push({ ...figures, isQuiet: wasQuiet && staysQuiet })
    wasQuiet = staysQuiet
  }
  const quiet = visits.filter((each) => each.isQuiet)
  const isMostlyQuiet = quiet.length >= ENOUGH && quiet.length * 2 >= visits.length
  const runs = isMostlyQuiet ? quiet : visits
  const of = (name) => median(runs.map((each) => each[name]))
  return {
    isQuiet: isMostlyQuiet,
    visits: visits.length,
    quietVisits: quiet.length,
    firstOpen: of('firstOpen'),
    firstOpenUnaimed: await unaimed(browser, `${server.url}/foyer/`),
    againOpen: of('againOpen'),
    emptyFirst: of('emptyFirst'),
    loadedFirst: of('loadedFirst'),
    emptyAgain: of('emptyAgain'),
    connect: of('connect'),
    fiveRatio: of('fiveOpen') / of('oneOpen'),
    firstRatio: of('firstOpen') / of('loadedFirst'),
    plainRatio: of('firstOpen') / of('emptyFirst'),
    againRatio: of('againOpen') / of('emptyAgain'),
  }
}

async function once(browser, url) {
  const visit = await browser.visit(url, { slowdown: SLOWDOWN })
  const { page } = visit
  const empty = () => document.getElementById('empty-row')
  const loaded = () => document.querySelector('[data-empty]')?.shadowRoot.querySelector('#empty-row')
  const row = () => window.__inModal('.fy-row')
  const account = () => document.querySelector('button.fy-page--2')

  const emptyFirst = await press(page, page.locator('#empty'), empty)
  await page.locator('#empty-row').click()
  const emptyAgain = await mean(async () => {
    const time = await press(page, page.locator('#empty'), empty)
    await page.locator('#empty-row').click()
    return time
  })

  const loadedFirst = await press(page, page.locator('#lazy'), loaded)
  await page.locator('[data-empty] #empty-row').click()
  const firstOpen = await press(page, page.locator('button.fy-page'), row)
  const againOpen = await mean(async () => {
    await close(page)
    return press(page, page.locator('button.fy-page'), row)
  })
  const connect = await press(page, page.locator('.fy-row', { hasText: 'Installed' }), account)
  await visit.leave()
  return { emptyFirst, emptyAgain, loadedFirst, firstOpen, againOpen, connect }
}

/** The mean of a few, one after the other: where in a frame a press comes is chance, and a frame is a third of such a time. */
async function mean(time) {
  let sum = 0
  for (let run = 0; run < AGAIN; run++) sum += await time()
  return sum / AGAIN
}

/** From the press to the first row, on a page of its own. */
async function openOnce(browser, url) {
  const visit = await browser.visit(url, { slowdown: SLOWDOWN })
  const { page } = visit
  const time = await press(page, page.locator('button.fy-page'), () => window.__inModal('.fy-row'))
  await visit.leave()
  return time
}

/** The first open of somebody who presses in the very moment in which they reach the button. */
async function unaimed(browser, url) {
  const runs = []
  for (let run = 0; run < RUNS; run++) {
    const visit = await browser.visit(url, { slowdown: SLOWDOWN })
    const { page } = visit
    runs.push(await press(page, page.locator('button.fy-page'), () => window.__inModal('.fy-row'), 0))
    await visit.leave()
  }
  return median(runs)
}

async function press(page, target, find, aim = AIM) {
  await page.mouse.move(0, 0)
  // Before anything that is waited for: the page must be listening when the press comes.
  const time = page.evaluate(`window.__timeFromClick(${find})`)
  const { x, y } = await target.evaluate(whenStill)
  await page.mouse.move(x, y)
  if (aim) await new Promise((resolve) => setTimeout(resolve, aim))
  await page.mouse.down()
  await page.mouse.up()
  return time
}

/** The middle of an element that has not moved for three frames: a visitor presses what they see, where it is. */
async function whenStill(element) {
  let before = ''
  for (let still = 0; ; ) {
    await new Promise(requestAnimationFrame)
    const { x, y, width, height } = element.getBoundingClientRect()
    const now = [x, y, width, height].join()
    still = now === before ? still + 1 : 0
    if (still === 3) return { x: x + width / 2, y: y + height / 2 }
    before = now
  }
}

async function close(page) {
  await page.keyboard.press('Escape')
  await page.waitForFunction(() => !window.__inModal('.fy-scrim'))
}
