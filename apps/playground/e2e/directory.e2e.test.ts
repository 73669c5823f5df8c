import { startDirectory } from '@foyer/sandbox'
import { devices, type Page } from 'playwright-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { directoryOf } from './lib/directory.ts'
import { given } from './lib/given.ts'
import { modalOf } from './lib/modalOf.ts'
import { openPage } from './lib/openPage.ts'
import { phoneOf } from './lib/phone.ts'
import { readQr } from './lib/readQr.ts'
import { codeOf } from './lib/remote.ts'
import { shoot } from './lib/shoot.ts'
import { siteWith } from './lib/site.ts'
import { stateOf } from './lib/stateOf.ts'

/** The directory has entries that are none, and says so once. */
const DROPPED = [/entries that are no wallets/]

/** The directory is asked once no key was pressed for this long. */
const SEARCH_PAUSE_MS = 200

const searchOf = (page: Page) => modalOf(page).dialog.getByRole('searchbox')
const tilesOf = (page: Page) => modalOf(page).dialog.getByRole('list', { name: 'All wallets' }).getByRole('button')
const scrolled = (page: Page) =>
  modalOf(page)
    .dialog.locator('.fy-body--all')
    .evaluate((body) => body.scrollTop)

/** What the page opens is kept instead. */
const keepOpened = (page: Page) =>
  page.addInitScript(() => {
    window.open = (url) => {
      Object.assign(globalThis, { __opened: String(url) })
      return null
    }
  })
const openedOn = (page: Page) => page.evaluate(() => Reflect.get(globalThis, '__opened') as string | undefined)

async function openAll(page: Page): Promise<void> {
  await modalOf(page).open()
  await modalOf(page).button('All wallets').click()
  await tilesOf(page).first().waitFor()
}

describe('the first view', () => {
  it('stands behind one row with collapseWallets', async () => {
    const page = await openPage({ path: siteWith({ 'features.collapseWallets': true }) })
    const modal = modalOf(page)
    await modal.open()
    await modal.button('Continue with a wallet').waitFor()
    expect(await modal.dialog.getByRole('listitem').count()).toBe(1)
    await modal.button('Continue with a wallet').press('Enter')
    await modal.button('Lantern').waitFor()
    await modal.back.click()
    await modal.button('Continue with a wallet').waitFor()
  })

  it('S2.016 has recommended wallets and leads to all of them', async () => {
    const directory = directoryOf()
    const page = await openPage({ expected: DROPPED })
    await directory.clear()
    const modal = modalOf(page)
    await modal.open()
    await modal.button('Foyer Phone').waitFor()
    await modal.button('All wallets ?\\d+0\\+').waitFor()
    expect((await directory.asked()).map(({ query }) => query.entries)).toEqual(['4'])
    await shoot(page, 'directory-connect')
    await modal.button('All wallets').click()
    await modal.title.getByText('All wallets').waitFor()
    expect(
      (await tilesOf(page).evaluateAll((all) => all.map((tile) => tile.getAttribute('title')))).slice(0, 4),
    ).toEqual(['Lantern', 'Kitewing', 'Northbeam', 'Coinbase Wallet'])
    await modal.back.click()
    await modal.title.getByText('Connect a wallet').waitFor()
  })

  it('shows what the directory answered on the last visit while it does not answer', async () => {
    const directory = directoryOf()
    const page = await openPage()
    const modal = modalOf(page)
    await modal.open()
    await modal.button('Foyer Phone').waitFor()
    await directory.fault({ path: '/getWallets', latencyMs: 600_000 })
    await page.reload()
    await modal.openUnanswered()
    await modal.button('Foyer Phone').waitFor()
    await modal.button('All wallets ?\\d+0\\+').waitFor()
  })

  it('is shorter where the directory does not answer, and everything else works', async () => {
    const directory = directoryOf()
    await directory.fault({ path: '/getWallets', status: 404 })
    const page = await openPage({ expected: [/404/] })
    const modal = modalOf(page)
    await modal.open()
    await modal.button('All wallets').waitFor()
    await modal.button('Lantern').click()
    await modal.gone()
    expect(await stateOf(page)).toMatchObject({ status: 'connected' })
  })
})

describe('all wallets', () => {
  it('S4.086 come in pages of 40 as the visitor scrolls, each once', async () => {
    const directory = directoryOf()
    const page = await openPage({ expected: DROPPED })
    await openAll(page)
    await shoot(page, 'directory-all')
    await directory.clear()
    const seen = new Set<string>()
    for (let step = 0; step < 14; step++) {
      for (const key of await tilesOf(page).evaluateAll((all) =>
        all.map((tile) => tile.getAttribute('data-focus-key')),
      )) {
        seen.add(String(key))
      }
      await page.mouse.move(640, 500)
      await page.mouse.wheel(0, 400)
      await expect.poll(() => scrolled(page)).toBeGreaterThan(step * 300)
    }
    const pages = (await directory.asked()).map(({ query }) => [query.page, query.entries])
    const first = Number(pages[0]?.[0])
    expect(pages.length).toBeGreaterThan(1)
    expect(pages).toEqual(pages.map((_, index) => [String(first + index), '40']))
    expect(seen.size).toBeGreaterThan(100)
    // However many there are, only those on screen and around it are in the page.
    expect(await tilesOf(page).count()).toBeLessThan(80)
  })

  it('S9.014 load the first 20 pictures of a page before they are seen', async () => {
    const pictures: string[] = []
    const page = await openPage({ expected: DROPPED })
    page.on('request', (request) => {
      if (request.url().includes('/getWalletImage/')) pictures.push(request.url())
    })
    await openAll(page)
    await expect.poll(() => new Set(pictures).size).toBeGreaterThanOrEqual(20)
    const { query } = { query: new URL(pictures[0] ?? '').searchParams }
    expect([...query.keys()]).toEqual(expect.arrayContaining(['projectId', 'st', 'sv']))
  })

  it('S9.013 are searched by name, however it is typed, and a late answer is not shown', async () => {
    const directory = directoryOf()
    const page = await openPage({ expected: DROPPED, before: ({ clock }) => clock.install() })
    await openAll(page)
    await directory.clear()
    await page.clock.pauseAt(Date.now() + 60_000)
    for (const key of '  pewter') {
      await searchOf(page).pressSequentially(key)
      await page.clock.runFor(SEARCH_PAUSE_MS - 1)
    }
    expect(await directory.asked()).toEqual([])
    await page.clock.resume()
    await modalOf(page)
      .text(/^\d+ wallets?$/)
      .waitFor()
    const rows = modalOf(page).dialog.getByRole('listitem')
    for (const name of await rows.allInnerTexts()) expect(name.toLowerCase()).toContain('pewter')
    expect(await rows.count()).toBeGreaterThan(0)
    expect((await directory.asked()).map(({ query }) => query)).toMatchObject([{ search: 'pewter', entries: '100' }])
    await shoot(page, 'directory-search')

    await directory.fault({ path: '/getWallets', latencyMs: 1200, count: 1 })
    await searchOf(page).fill('zebrawood')
    await expect.poll(async () => (await directory.asked()).at(-1)?.query.search).toBe('zebrawood')
    await searchOf(page).fill('dapper')
    await rows.first().waitFor()
    await modalOf(page)
      .text(/^\d+ wallets?$/)
      .waitFor()
    expect(await modalOf(page).text('No wallet called').count()).toBe(0)
  })

  it('one that nobody knows leads to the code', async () => {
    const page = await openPage({ expected: DROPPED })
    const modal = modalOf(page)
    await openAll(page)
    await searchOf(page).fill('zebrawood')
    await modal.text('No wallet called “zebrawood”').waitFor()
    await shoot(page, 'directory-none')
    await modal.button('Show QR code').click()
    await codeOf(page).waitFor()
  })

  it('that were left for one of them are found again where they were', async () => {
    const page = await openPage({ expected: DROPPED })
    const modal = modalOf(page)
    await openAll(page)
    await page.mouse.move(640, 500)
    await page.mouse.wheel(0, 900)
    await expect.poll(() => scrolled(page)).toBeGreaterThan(700)
    const top = await scrolled(page)
    const chosen = tilesOf(page).nth(20)
    const name = (await chosen.getAttribute('title')) ?? ''
    await chosen.click()
    await modal.title.getByText(name).waitFor()
    await modal.back.click()
    await tilesOf(page).filter({ hasText: name }).first().waitFor()
    await expect.poll(() => scrolled(page)).toBe(top)
  })

  it('are reached with the keys, also beyond what is on screen', async () => {
    const page = await openPage({ expected: DROPPED })
    await openAll(page)
    const focused = () => page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent ?? '')
    await tilesOf(page).first().focus()
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) await page.keyboard.press(key)
    expect(await focused()).toMatch(/Kitewing/)
    for (let step = 0; step < 12; step++) await page.keyboard.press('ArrowDown')
    await expect.poll(() => scrolled(page)).toBeGreaterThan(500)
    await page.keyboard.press('Home')
    await expect.poll(focused).toMatch(/Lantern/)
  })

  it('that could not be had: the visitor reads why, and trying again works', async () => {
    const directory = directoryOf()
    const page = await openPage({ expected: [...DROPPED, /404/] })
    const modal = modalOf(page)
    await modal.open()
    await modal.button('Foyer Phone').waitFor()
    await directory.fault({ path: '/getWallets', status: 404 })
    await modal.button('All wallets').click()
    await modal.dialog.getByRole('alert').getByText('Couldn’t load more wallets').waitFor()
    // What is in this browser is there all the same.
    expect(await tilesOf(page).filter({ hasText: 'Lantern' }).count()).toBe(1)
    await shoot(page, 'directory-failed')
    await directory.heal()
    await modal.button('Try again').click()
    await tilesOf(page).nth(20).waitFor()
  })

  it('come by themselves when the directory was out for a moment', async () => {
    const directory = directoryOf()
    const page = await openPage({ expected: [...DROPPED, /500/] })
    const modal = modalOf(page)
    await modal.open()
    await modal.button('Foyer Phone').waitFor()
    await directory.fault({ path: '/getWallets', status: 500, count: 1 })
    await modal.button('All wallets').click()
    await tilesOf(page).nth(20).waitFor()
  })
})

describe('a wallet of the directory', () => {
  it('is scanned, and is the first of the recent ones after that', async () => {
    const phone = phoneOf()
    const page = await openPage()
    const modal = modalOf(page)
    await phone.policy({ proposals: 'approve' })
    await modal.open()
    await modal.button('Foyer Phone').click()
    await modal.title.getByText('Foyer Phone').waitFor()
    await modal.text('Scan with your phone camera or the Foyer Phone app').waitFor()
    await phone.pair({ uri: await readQr(codeOf(page)) })
    await modal.gone()
    expect(await stateOf(page)).toMatchObject({ status: 'connected' })
    await page.evaluate(() => globalThis.__modal!.disconnect())
    await page.reload()
    await modal.open()
    await modal.button('Foyer Phone ?Recent').waitFor()
    await modal.button('Foyer Phone').click()
    await codeOf(page).waitFor()
  })

  it('that has an extension and an app: which way is the visitor’s choice', async () => {
    const page = await openPage({ expected: DROPPED })
    const modal = modalOf(page)
    await openAll(page)
    await searchOf(page).fill('olive newt')
    await modal.button('Olive Newt').click()
    await modal.dialog.getByRole('alert').getByText('Olive Newt isn’t in this browser').waitFor()
    expect(await modal.dialog.getByRole('link', { name: /^Get Olive Newt/ }).getAttribute('href')).toMatch(/^https:/)
    await modal.button('Use my phone').click()
    await codeOf(page).waitFor()
    await modal.back.click()
    await modal.title.getByText('All wallets').waitFor()
    expect(await searchOf(page).inputValue()).toBe('olive newt')
  })

  it('that has a web app is opened in another tab, with the offer', async () => {
    const page = await openPage({ expected: DROPPED, before: keepOpened })
    const modal = modalOf(page)
    await openAll(page)
    await searchOf(page).fill('opaline lynx')
    await modal.button('Opaline Lynx').click()
    await codeOf(page).waitFor()
    await modal.dialog.getByRole('tab', { name: 'Web' }).click()
    await shoot(page, 'remote-web')
    await modal.button('Open Opaline Lynx').click()
    expect(await openedOn(page)).toMatch(/^https:\/\/opalinelynx\.example\/connect\/wc\?uri=wc%3A/)
    await modal.dialog.getByRole('tab', { name: 'Web' }).press('Home')
    await codeOf(page).waitFor()
  })

  it('on a phone is opened by the tap, with the offer', async () => {
    const page = await openPage({
      expected: DROPPED,
      context: { ...devices['iPhone 13'], defaultBrowserType: undefined } as never,
      before: keepOpened,
    })
    const modal = modalOf(page)
    await openAll(page)
    await shoot(page, 'directory-phone')
    const tile = tilesOf(page).filter({ hasText: 'Foyer Phone' })
    await expect
      .poll(() =>
        page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /remoteHalf/.test(name))),
      )
      .toBe(true)
    await tile.tap()
    await modal.button('Open Foyer Phone').click()
    await expect.poll(() => openedOn(page)).toMatch(/^foyerphone:\/\/wc\?uri=wc%3A/)
  })
})

describe('who is asked', () => {
  const count = async (path: string, act?: (page: Page) => Promise<unknown>) => {
    const hosts: string[] = []
    const page = await openPage({
      path,
      before: async (page) => {
        page.on('request', (request) => hosts.push(request.url()))
        page.on('websocket', (socket) => hosts.push(socket.url()))
      },
    })
    await act?.(page)
    await page.waitForLoadState('networkidle')
    const services = [given('directoryUrl'), given('dataUrl'), given('relayUrl')].map((url) => new URL(url).host)
    // The playground's own tiles look at their switches.
    return hosts.filter((url) => services.includes(new URL(url).host) && !url.includes('/__sandbox/'))
  }

  it('nobody, by a page that merely loads', async () => {
    expect(await count('/')).toEqual([])
  })

  it('S1.042 nobody in basic mode, by everything that needs no remote session', async () => {
    const asked = await count(siteWith({ basic: true }), async (page) => {
      const modal = modalOf(page)
      await modal.open()
      await modal.button('Lantern').waitFor()
      expect(await modal.button('All wallets').count()).toBe(0)
      await modal.button('Lantern').click()
      await modal.gone()
    })
    expect(asked).toEqual([])
  })
})

it('a list fades where there is more of it, and only there', async () => {
  const page = await openPage({ expected: DROPPED })
  await openAll(page)
  const hasVeil = () =>
    modalOf(page)
      .dialog.locator('.fy-list-end')
      .evaluate((veil) => getComputedStyle(veil).visibility === 'visible')
  await expect.poll(hasVeil).toBe(true)
  // Several rows of wallets are called Harbour, and one wallet Calm Harbour.
  await searchOf(page).fill('harbour')
  await modalOf(page)
    .text(/^11 wallets$/)
    .waitFor()
  await expect.poll(hasVeil).toBe(true)
  await searchOf(page).fill('calm harbour')
  await modalOf(page)
    .text(/^1 wallet$/)
    .waitFor()
  await expect.poll(hasVeil).toBe(false)
  await searchOf(page).fill('a'.repeat(300))
  await modalOf(page)
    .text(/^No wallets? /)
    .waitFor()
  const runsOver = () => modalOf(page).dialog.evaluate((dialog) => dialog.scrollWidth > dialog.clientWidth)
  expect(await runsOver()).toBe(false)
  await shoot(page, 'all-wallets-long-search')
  await page.setViewportSize({ width: 1_280, height: 400 })
  await modalOf(page).back.click()
  // Back where the visitor was: at its end.
  await expect.poll(hasVeil).toBe(false)
  await modalOf(page)
    .dialog.locator('.fy-body')
    .evaluate((body) => body.scrollTo(0, 0))
  await expect.poll(hasVeil).toBe(true)
  await shoot(page, 'connect-low-window')
})

it('5,000 wallets are scrolled with no more of them in the page than are on screen', async () => {
  const large = await startDirectory({ wallets: 5_000 })
  onTestFinished(() => large.stop())
  const page = await openPage({ path: siteWith({ 'services.directory': large.url }), expected: DROPPED })
  await openAll(page)
  await page.mouse.move(640, 500)
  const goOn = async () => {
    await page.mouse.wheel(0, 1_500)
    return scrolled(page)
  }
  await expect.poll(goOn).toBeGreaterThan(8_000)
  expect(await tilesOf(page).count()).toBeLessThan(80)
})
