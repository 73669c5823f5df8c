import type { OpenParameters } from '@foyer/core'
import type { Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { createPlaygroundPath } from './lib/appPaths.ts'
import { connect } from './lib/connect.ts'
import { locateModal } from './lib/locateModal.ts'
import { type OpenPageOptions, openPage } from './lib/openPage.ts'
import { openView } from './lib/openView.ts'
import { PHONE_VIEWPORT } from './lib/phoneViewport.ts'
import { readMovedElements, watchMovedElements } from './lib/watchMovedElements.ts'

// The modal logs once that it dropped the directory's invalid entries.
const allowed = [/entries that are no wallets/, /the local settings of/]

const PROJECT = /\/(appkit\/v1\/config|projects\/v1\/origins)\b/
const DIRECTORY = /\/getWallets\b/

const STEP_MS = 50
const STEPS = 40

// Holds responses until the test releases them.
async function holdAnswers(page: Page, pattern: RegExp): Promise<() => Promise<unknown>> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(pattern, async (route) => {
    await held
    await route.continue()
  })
  return async () => release()
}

// Returns the element at this point of the window.
const hitAt = (page: Page, [x, y]: readonly [number, number]) =>
  page.evaluate(
    ([x, y]) => {
      const host = document.elementFromPoint(x, y)
      const hit = host?.shadowRoot?.elementFromPoint(x, y)
      return hit?.closest<HTMLElement>('[data-focus-key]')?.dataset.focusKey
    },
    [x, y] as const,
  )

const firstRow = (page: Page) => locateModal(page).dialog.locator('.fy-rows .fy-row[data-focus-key]').first()

const cases: readonly (readonly [string, OpenPageOptions])[] = [
  ['that offers no sign-in options', {}],
  ['that offers some', { signIn: true }],
  [
    'that offers none, though the page says some',
    { path: createPlaygroundPath({ 'features.email': true, 'features.socials': ['google', 'x'] }) },
  ],
]

describe.each([
  ['a computer', {}],
  ['a phone', { context: PHONE_VIEWPORT }],
] as const)('on %s with slow services', (_device, device) => {
  it.each(cases)('a click on the first row always gets that row, of a project %s', async (_, options) => {
    let answerProject: () => Promise<unknown> = async () => {}
    let answerDirectory: () => Promise<unknown> = async () => {}
    const page = await openPage({
      ...options,
      ...device,
      allowed,
      before: async (page) => {
        await page.clock.install()
        answerProject = await holdAnswers(page, PROJECT)
        answerDirectory = await holdAnswers(page, DIRECTORY)
      },
    })
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.getByRole('button', { name: 'Connect wallet' }).first().click()
    await expect
      .poll(async () => {
        await page.clock.runFor(STEP_MS)
        return firstRow(page).count()
      })
      .toBe(1)
    const { x, y, width, height } = (await firstRow(page).boundingBox()) ?? expect.fail('No row')
    const place = [x + width / 2, y + height / 2] as const
    const key = await hitAt(page, place)
    expect(key).toMatch(/^wallet:/)
    const press = async () => {
      await page.clock.runFor(STEP_MS)
      expect(await hitAt(page, place)).toBe(key)
    }
    for (let step = 0; step < STEPS; step++) {
      if (step === 12) await answerProject()
      if (step === 20) await answerDirectory()
      await press()
    }
    await expect
      .poll(async () => {
        await press()
        return page.evaluate(() => {
          const { stores } = globalThis.__modal!.context
          return (
            stores.directory?.$suggestions.get().status === 'ready' &&
            localStorage.getItem('@appkit/LAST_SIGN_IN_OFFER') !== null
          )
        })
      })
      .toBe(true)
    for (let step = 0; step < 8; step++) await press()
  })
})

// Delays all requests, each a little longer than the previous one.
async function slowDown(page: Page): Promise<() => Promise<void>> {
  let requested = 0
  let open = 0
  const delay = async (route: Route) => {
    const { protocol, origin } = new URL(route.request().url())
    if (!protocol.startsWith('http') || origin === new URL(page.url()).origin) return route.continue()
    open += 1
    await new Promise((resolve) => setTimeout(resolve, 100 + (requested++ % 5) * 120))
    open -= 1
    await route.continue().catch(() => undefined)
  }
  await page.route('**/*', delay)
  return async () => {
    // Waits for ten frames without a request, as one response causes the next request.
    let quiet = 0
    while (quiet < 10) {
      await page.evaluate(() => new Promise(requestAnimationFrame))
      const isComing = await locateModal(page).dialog.locator('.fy-skel:visible, [aria-busy=true]').count()
      quiet = open === 0 && isComing === 0 ? quiet + 1 : 0
    }
  }
}

const views: readonly OpenParameters[] = [
  { view: 'Account' },
  { view: 'Networks' },
  { view: 'ProfileWallets' },
  { view: 'WalletReceive' },
  { view: 'WalletCompatibleNetworks' },
  { view: 'WalletSend' },
  { view: 'Swap' },
  { view: 'OnRampProviders' },
  { view: 'Connect', adding: true },
  { view: 'AllWallets' },
  { view: 'GetWallet' },
  { view: 'WhatIsAWallet' },
]

describe('with slow services no control moves after it has appeared', () => {
  it.each([
    ['a computer', {}],
    ['a phone', { context: PHONE_VIEWPORT }],
  ] as const)('in the views of an account, on %s', async (_, device) => {
    const page = await openPage({ ...device, allowed, before: watchMovedElements })
    await connect(page, 'lantern')
    const settled = await slowDown(page)
    for (const view of views) {
      await openView(page, view)
      await settled()
    }
    for (const tab of ['NFTs', 'Activity', 'Tokens']) {
      await openView(page, { view: 'Account' })
      await locateModal(page).dialog.getByRole('tab', { name: tab }).click()
      await settled()
    }
    expect(await readMovedElements(page)).toEqual([])
  })
})

describe('the account opens', () => {
  it.each([
    ['a computer', {}],
    ['a phone', { context: PHONE_VIEWPORT }],
  ] as const)(
    'at its final height, under one label, with tabs and rows in the first frame, on %s',
    async (_, device) => {
      const page = await openPage({ ...device, allowed })
      await connect(page, 'lantern')
      const modal = locateModal(page)
      const button = page.getByRole('button', { name: /0x|…|\.eth$/ }).first()
      const total = modal.text(/\$[\d,]+/).first()
      await button.click()
      await total.waitFor()
      await modal.close.click()
      await modal.gone()
      // Its code has loaded, as if the user had pointed at the button before.
      const frames = await page.evaluateHandle(watchAccount)
      await button.click()
      await total.waitFor()
      await modal.atRest()
      const { tabs, heights, labels } = await frames.evaluate(({ stop }) => stop())
      expect(tabs).toBeGreaterThan(1)
      // A height of half a pixel is rounded.
      expect(Math.max(...heights) - Math.min(...heights), String(heights)).toBeLessThanOrEqual(1)
      expect(labels).toEqual(['Total balance'])
    },
  )
})

// Notes height and label of the account in each frame.
function watchAccount() {
  const heights: number[] = []
  const labels = new Set<string>()
  let tabs = 0
  let isOver = false
  const look = () => {
    if (isOver) return
    requestAnimationFrame(look)
    const root = document.querySelector('[data-foyer]')?.shadowRoot
    const card = root?.querySelector<HTMLElement>('.fy-modal')
    if (!root || !card) return
    if (heights.length === 0) tabs = root.querySelectorAll('[role=tab]').length
    heights.push(card.offsetHeight)
    const label = root.querySelector('.fy-balance > .fy-label')?.firstChild?.textContent
    if (label) labels.add(label)
  }
  requestAnimationFrame(look)
  return {
    stop: () => {
      isOver = true
      return { heights, labels: [...labels], tabs }
    },
  }
}
