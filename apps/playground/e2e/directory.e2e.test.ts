import { startDirectory } from '@foyer/sandbox'
import { devices, type Page } from 'playwright-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createPlaygroundPath } from './lib/appPaths.ts'
import { controlDirectory } from './lib/controlDirectory.ts'
import { controlPhone } from './lib/controlPhone.ts'
import { getTestService } from './lib/getTestService.ts'
import { locateModal } from './lib/locateModal.ts'
import { openPage } from './lib/openPage.ts'
import { readQr } from './lib/readQr.ts'
import { readState } from './lib/readState.ts'
import { locateQr } from './lib/remote.ts'
import { takePicture } from './lib/takePicture.ts'
import { waitForQrCodeChunks } from './lib/waitForQrCodeChunks'

// The modal logs once that it dropped the directory's invalid entries.
const DROPPED = [/entries that are no wallets/]

/** Debounce of the search field, in ms. */
const SEARCH_PAUSE_MS = 200

const searchOf = (page: Page) => locateModal(page).dialog.getByRole('searchbox')
const tilesOf = (page: Page) => locateModal(page).dialog.getByRole('list', { name: 'All wallets' }).getByRole('button')
const scrolled = (page: Page) =>
  locateModal(page)
    .dialog.locator('.fy-body--all')
    .evaluate((body) => body.scrollTop)

/** Records calls of `window.open` in place of opening windows. */
const keepOpened = (page: Page) =>
  page.addInitScript(() => {
    // Enlarges the buffer of resource timings: in development, a page loads more files than the default holds.
    performance.setResourceTimingBufferSize(5_000)
    window.open = (url, target) => {
      Object.assign(globalThis, { __opened: `${target} ${url}` })
      return null
    }
  })
const openedOn = (page: Page) => page.evaluate(() => Reflect.get(globalThis, '__opened') as string | undefined)

async function openAll(page: Page): Promise<void> {
  await locateModal(page).open()
  await locateModal(page).button('All wallets').click()
  await tilesOf(page).first().waitFor()
}

describe('the first view', () => {
  it('puts its wallets behind one row with collapseWallets', async () => {
    const page = await openPage({ path: createPlaygroundPath({ 'features.collapseWallets': true }) })
    const modal = locateModal(page)
    await modal.open()
    await modal.button('Continue with a wallet').waitFor()
    expect(await modal.dialog.getByRole('listitem').count()).toBe(1)
    await modal.button('Continue with a wallet').press('Enter')
    await modal.button('Lantern').waitFor()
    await modal.back.click()
    await modal.button('Continue with a wallet').waitFor()
  })

  it('S2.016 lists recommended wallets, and leads to all wallets', async () => {
    const directory = controlDirectory()
    const page = await openPage({ expected: DROPPED })
    await directory.clear()
    const modal = locateModal(page)
    await modal.open()
    await modal.button('Foyer Phone').waitFor()
    await modal.button('All wallets ?\\d+0\\+').waitFor()
    // A first visit lists three recommended wallets; three of the first four entries are installed, so more load.
    await modal.button('Saffron').waitFor()
    expect((await directory.asked()).map(({ query }) => [query.page, query.entries])).toEqual([
      ['1', '4'],
      ['2', '4'],
    ])
    await takePicture(page, 'directory-connect')
    await modal.button('All wallets').click()
    await modal.title.getByText('All wallets').waitFor()
    expect(
      (await tilesOf(page).evaluateAll((all) => all.map((tile) => tile.getAttribute('title')))).slice(0, 4),
    ).toEqual(['Lantern', 'Kitewing', 'Northbeam', 'Coinbase Wallet'])
    await modal.back.click()
    await modal.title.getByText('Connect a wallet').waitFor()
  })

  it('shows the directory’s answer of the last visit while the directory does not answer', async () => {
    const directory = controlDirectory()
    const page = await openPage()
    const modal = locateModal(page)
    await modal.open()
    await modal.button('Foyer Phone').waitFor()
    await directory.fault({ path: '/getWallets', latencyMs: 600_000 })
    await page.reload()
    await modal.openUnanswered()
    await modal.button('Foyer Phone').waitFor()
    await modal.button('All wallets ?\\d+0\\+').waitFor()
  })

  it('connects an installed wallet when the directory fails', async () => {
    const directory = controlDirectory()
    await directory.fault({ path: '/getWallets', status: 404 })
    const page = await openPage({ expected: [/404/] })
    const modal = locateModal(page)
    await modal.open()
    await modal.button('All wallets').waitFor()
    await modal.button('Lantern').click()
    await modal.gone()
    expect(await readState(page)).toMatchObject({ status: 'connected' })
  })
})

describe('all wallets', () => {
  it('S4.086 load in pages of 40 as the user scrolls, each wallet once', async () => {
    const directory = controlDirectory()
    const page = await openPage({ expected: DROPPED })
    await openAll(page)
    await takePicture(page, 'directory-all')
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
    // Only tiles near the viewport are in the page, however many there are.
    expect(await tilesOf(page).count()).toBeLessThan(80)
  })

  it('S9.014 load the first 20 pictures of a page before the user sees them', async () => {
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

  it('S9.013 are searched by name after a pause in typing, and a late answer to an older search is dropped', async () => {
    const directory = controlDirectory()
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
    await locateModal(page)
      .text(/^\d+ wallets?$/)
      .waitFor()
    const rows = locateModal(page).dialog.getByRole('listitem')
    for (const name of await rows.allInnerTexts()) expect(name.toLowerCase()).toContain('pewter')
    expect(await rows.count()).toBeGreaterThan(0)
    expect((await directory.asked()).map(({ query }) => query)).toMatchObject([{ search: 'pewter', entries: '100' }])
    await takePicture(page, 'directory-search')

    await directory.fault({ path: '/getWallets', latencyMs: 1200, count: 1 })
    await searchOf(page).fill('zebrawood')
    await expect.poll(async () => (await directory.asked()).at(-1)?.query.search).toBe('zebrawood')
    await searchOf(page).fill('dapper')
    await rows.first().waitFor()
    await locateModal(page)
      .text(/^\d+ wallets?$/)
      .waitFor()
    expect(await locateModal(page).text('No wallet called').count()).toBe(0)
  })

  it('offer the QR code when a search finds no wallet', async () => {
    const page = await openPage({ expected: DROPPED })
    const modal = locateModal(page)
    await openAll(page)
    await searchOf(page).fill('zebrawood')
    await modal.text('No wallet called “zebrawood”').waitFor()
    await takePicture(page, 'directory-none')
    await modal.button('Show QR code').click()
    await locateQr(page).waitFor()
  })

  it('keep their scroll position while the user looks at one wallet', async () => {
    const page = await openPage({ expected: DROPPED })
    const modal = locateModal(page)
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

  it('are reached by arrow keys, also beyond the visible rows', async () => {
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

  it('that cannot be loaded say so, and load when the user tries again', async () => {
    const directory = controlDirectory()
    const page = await openPage({ expected: [...DROPPED, /404/] })
    const modal = locateModal(page)
    await modal.open()
    await modal.button('Saffron').waitFor()
    await directory.fault({ path: '/getWallets', status: 404 })
    await modal.button('All wallets').click()
    await modal.dialog.getByRole('alert').getByText('Couldn’t load more wallets').waitFor()
    // The list has installed wallets even if the directory fails.
    expect(await tilesOf(page).filter({ hasText: 'Lantern' }).count()).toBe(1)
    await takePicture(page, 'directory-failed')
    await directory.heal()
    await modal.button('Try again').click()
    await tilesOf(page).nth(20).waitFor()
  })

  it('load by themselves after one failed answer of the directory', async () => {
    const directory = controlDirectory()
    const page = await openPage({ expected: [...DROPPED, /500/] })
    const modal = locateModal(page)
    await modal.open()
    await modal.button('Saffron').waitFor()
    await directory.fault({ path: '/getWallets', status: 500, count: 1 })
    await modal.button('All wallets').click()
    await tilesOf(page).nth(20).waitFor()
  })
})

describe('a wallet of the directory', () => {
  it('connects by QR code, and is marked as recent after a reload', async () => {
    const phone = controlPhone()
    const page = await openPage()
    const modal = locateModal(page)
    await phone.policy({ proposals: 'approve' })
    await modal.open()
    await modal.button('Foyer Phone').click()
    await modal.title.getByText('Foyer Phone').waitFor()
    await modal.text('Scan with your phone camera or the Foyer Phone app').waitFor()
    await phone.pair({ uri: await readQr(locateQr(page)) })
    await modal.gone()
    expect(await readState(page)).toMatchObject({ status: 'connected' })
    await page.evaluate(() => globalThis.__modal!.disconnect())
    await page.reload()
    await modal.open()
    await modal.button('Foyer Phone ?Recent').waitFor()
    await modal.button('Foyer Phone').click()
    await locateQr(page).waitFor()
  })

  it('with an extension and a phone app offers the user both', async () => {
    const page = await openPage({ expected: DROPPED })
    const modal = locateModal(page)
    await openAll(page)
    await searchOf(page).fill('olive newt')
    await modal.button('Olive Newt').click()
    await modal.dialog.getByRole('alert').getByText('Olive Newt isn’t in this browser').waitFor()
    expect(await modal.dialog.getByRole('link', { name: /^Get Olive Newt/ }).getAttribute('href')).toMatch(/^https:/)
    await modal.button('Use my phone').click()
    await locateQr(page).waitFor()
    await modal.back.click()
    await modal.title.getByText('All wallets').waitFor()
    expect(await searchOf(page).inputValue()).toBe('olive newt')
  })

  it('with a web app opens it in another tab, with the pairing URI', async () => {
    const page = await openPage({ expected: DROPPED, before: keepOpened })
    const modal = locateModal(page)
    await openAll(page)
    await searchOf(page).fill('opaline lynx')
    await modal.button('Opaline Lynx').click()
    await locateQr(page).waitFor()
    await modal.dialog.getByRole('tab', { name: 'Web' }).click()
    await takePicture(page, 'remote-web')
    await modal.button('Open Opaline Lynx').click()
    expect(await openedOn(page)).toMatch(/^_blank https:\/\/opalinelynx\.example\/connect\/wc\?uri=wc%3A/)
    await modal.dialog.getByRole('tab', { name: 'Web' }).press('Home')
    await locateQr(page).waitFor()
  })

  it.each([
    ['on a phone', {}, /^_self foyerphone:\/\/wc\?uri=wc%3A/],
    ['in Instagram', { agent: 'Instagram 355.0.0.26.96' }, /^_blank https:\/\/foyerphone\.example\/app\/wc\?uri=wc%3A/],
    [
      'in a WebView',
      { agent: '', hides: / Version\S* | Safari\S*/g },
      /^_blank https:\/\/foyerphone\.example\/app\/wc/,
    ],
    ['in Telegram', { global: 'TelegramWebviewProxy' }, /^_blank https:\/\/foyerphone\.example\/app\/wc\?uri=wc%3A/],
  ] as const)('%s opens its app at the click, with the pairing URI', async (_where, browser, expected) => {
    const { agent = '', hides, global } = { hides: undefined, global: undefined, agent: undefined, ...browser }
    const { userAgent, ...screen } = devices['iPhone 13']!
    const page = await openPage({
      expected: DROPPED,
      context: {
        ...screen,
        userAgent: `${hides ? userAgent.replace(hides, ' ') : userAgent} ${agent}`.trim(),
        defaultBrowserType: undefined,
      } as never,
      before: async (opened) => {
        await keepOpened(opened)
        await opened.addInitScript((name) => name && Object.assign(globalThis, { [name]: {} }), global)
      },
    })
    const modal = locateModal(page)
    await openAll(page)
    await takePicture(page, 'directory-phone')
    const tile = tilesOf(page).filter({ hasText: 'Foyer Phone' })
    await waitForQrCodeChunks(page)
    await tile.tap()
    await modal.button('Open Foyer Phone').click()
    await expect.poll(() => openedOn(page)).toMatch(expected)
  })
})

describe('the services', () => {
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
    const services = [getTestService('directoryUrl'), getTestService('dataUrl'), getTestService('relayUrl')].map(
      (url) => new URL(url).host,
    )
    // The playground's own tiles poll the control routes.
    return hosts.filter((url) => services.includes(new URL(url).host) && !url.includes('/__sandbox/'))
  }

  it('get no request from a page that only loads', async () => {
    expect(await count('/')).toEqual([])
  })

  it('S1.042 get no request in basic mode while an installed wallet connects', async () => {
    const requested = await count(createPlaygroundPath({ basic: true }), async (page) => {
      const modal = locateModal(page)
      await modal.open()
      await modal.button('Lantern').waitFor()
      expect(await modal.button('All wallets').count()).toBe(0)
      await modal.button('Lantern').click()
      await modal.gone()
    })
    expect(requested).toEqual([])
  })
})

it('a list fades at its end only while more rows follow', async () => {
  const page = await openPage({ expected: DROPPED })
  await openAll(page)
  const hasVeil = () =>
    locateModal(page)
      .dialog.locator('.fy-list-end')
      .evaluate((veil) => getComputedStyle(veil).visibility === 'visible')
  await expect.poll(hasVeil).toBe(true)
  // Several wallets are called Harbour, and one is called Calm Harbour.
  await searchOf(page).fill('harbour')
  await locateModal(page)
    .text(/^10 wallets$/)
    .waitFor()
  await expect.poll(hasVeil).toBe(true)
  await searchOf(page).fill('calm harbour')
  await locateModal(page)
    .text(/^1 wallet$/)
    .waitFor()
  await expect.poll(hasVeil).toBe(false)
  await searchOf(page).fill('a'.repeat(300))
  await locateModal(page)
    .text(/^No wallets? /)
    .waitFor()
  const runsOver = () => locateModal(page).dialog.evaluate((dialog) => dialog.scrollWidth > dialog.clientWidth)
  expect(await runsOver()).toBe(false)
  await takePicture(page, 'all-wallets-long-search')
  await page.setViewportSize({ width: 1_280, height: 400 })
  await locateModal(page).back.click()
  // The list is scrolled to its end again, where the user was.
  await expect.poll(hasVeil).toBe(false)
  await locateModal(page)
    .dialog.locator('.fy-body')
    .evaluate((body) => body.scrollTo(0, 0))
  await expect.poll(hasVeil).toBe(true)
  await takePicture(page, 'connect-low-window')
})

it('a list of 5,000 wallets scrolls with fewer than 80 tiles in the page', async () => {
  const large = await startDirectory({ wallets: 5_000 })
  onTestFinished(() => large.stop())
  const page = await openPage({ path: createPlaygroundPath({ 'services.directory': large.url }), expected: DROPPED })
  await openAll(page)
  await page.mouse.move(640, 500)
  const goOn = async () => {
    await page.mouse.wheel(0, 1_500)
    return scrolled(page)
  }
  await expect.poll(goOn).toBeGreaterThan(8_000)
  expect(await tilesOf(page).count()).toBeLessThan(80)
})
