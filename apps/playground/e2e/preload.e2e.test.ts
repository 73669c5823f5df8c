import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { STRICT_PAGE } from './lib/appPaths.ts'
import { locateModal } from './lib/locateModal.ts'
import { openPage } from './lib/openPage.ts'

const isView = (url: string) => /\/(mount|connectedViews|WhatIsAWalletView)[^/]*\.js/.test(url)
const isConnecting = (url: string) => /\/(ConnectingView|createRuntime)[^/]*\.js/.test(url)

// Opens a small page and records its requests.
async function visit(search = '', prepare?: (page: Page) => Promise<unknown>, withoutWallets = false) {
  const requests: string[] = []
  const before = async (opened: Page) => {
    opened.on('request', (request) => requests.push(request.url()))
    await prepare?.(opened)
  }
  const page = await openPage({ path: `${STRICT_PAGE}${search}`, before, withoutWallets })
  const button = page.getByRole('button', { name: 'Connect wallet' })
  await page.waitForLoadState('networkidle')
  return { page, requests, button }
}

// Waits for three idle callbacks, or a while without frames, in which none is called.
const beIdle = (page: Page) =>
  page.evaluate(async () => {
    for (let time = 0; time < 3; time++) await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }))
  })

describe('the code that opens the modal', () => {
  it('is fetched once the page has loaded, from the page’s own origin alone', async () => {
    const { page, requests } = await visit()
    await expect.poll(() => requests.some(isView)).toBe(true)
    await beIdle(page)
    const others = requests.filter(
      (url) => !url.startsWith('data:') && new URL(url).origin !== new URL(page.url()).origin,
    )
    expect(others).toEqual([])
    const [loaded, begun] = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation')
      const files = performance.getEntriesByType('resource').filter(({ name }) => /\/mount[^/]*\.js/.test(name))
      return [
        navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : undefined,
        Math.min(...files.map(({ startTime }) => startTime)),
      ]
    })
    expect(loaded).toBeGreaterThan(0)
    expect(begun).toBeGreaterThanOrEqual(loaded ?? Number.POSITIVE_INFINITY)
  })

  it('waits until a user who saves data points at a button', async () => {
    const saveData = (page: Page) =>
      page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    const { page, requests, button } = await visit('', saveData)
    await beIdle(page)
    expect(requests.filter(isView)).toEqual([])
    await button.hover()
    await expect.poll(() => requests.some(isView)).toBe(true)
  })

  it('waits until the user points at a button with "intent"', async () => {
    const { page, requests, button } = await visit('?preload=intent')
    await beIdle(page)
    expect(requests.filter(isView)).toEqual([])
    await button.hover()
    await expect.poll(() => requests.some(isView)).toBe(true)
  })

  it('waits for the click with "none", as does the code that connects', async () => {
    const { page, requests, button } = await visit('?preload=none')
    await button.hover()
    await button.focus()
    await beIdle(page)
    expect(requests.filter(isView)).toEqual([])
    await button.click()
    const modal = locateModal(page)
    await modal.button('Lantern').hover()
    await page.waitForLoadState('networkidle')
    await beIdle(page)
    expect(requests.filter(isConnecting)).toEqual([])
    await modal.button('Lantern').click()
    await expect.poll(() => page.evaluate(() => globalThis.__modal?.$account().get().status)).toBe('connected')
  })
})

describe('the code that connects', () => {
  it('is fetched before the press where a wallet is found', async () => {
    const { requests } = await visit()
    await expect.poll(() => requests.some((url) => /\/ConnectingView/.test(url))).toBe(true)
    await expect.poll(() => requests.some((url) => /createRuntime/.test(url))).toBe(true)
  })

  it('waits for the press where no wallet is found', async () => {
    const { page, requests } = await visit('', undefined, true)
    await expect.poll(() => requests.some(isView)).toBe(true)
    await page.waitForLoadState('networkidle')
    await beIdle(page)
    expect(requests.filter(isConnecting)).toEqual([])
  })

  it('is fetched while the list of wallets is open if the press came first', async () => {
    const { page, requests } = await visit('?preload=intent')
    expect(requests.filter(isConnecting)).toEqual([])
    await page.evaluate(() => void globalThis.__modal?.open())
    await expect.poll(() => requests.some((url) => /\/ConnectingView/.test(url))).toBe(true)
    await expect.poll(() => requests.some((url) => /createRuntime/.test(url))).toBe(true)
  })
})
