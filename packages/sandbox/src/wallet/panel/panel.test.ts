import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPage, openTab } from '../../testing/openPage'

const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const LANTERN = 'sandbox.foyer.lantern'
const KITEWING = 'sandbox.foyer.kitewing'
const NORTHBEAM = 'sandbox.foyer.northbeam'
const ACCOUNT = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

describe.skipIf(!existsSync(CHROMIUM))('the wallet’s panel in a page with a strict policy', () => {
  let browser: Browser
  beforeAll(async () => {
    const args = ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking']
    browser = await chromium.launch({ executablePath: CHROMIUM, args })
  })
  afterAll(() => browser.close())

  it('connects by keyboard and restores the focus', async () => {
    const { page, ask: request, answer, complaints, context } = await openPage(browser)
    await page.getByRole('button', { name: 'Page' }).focus()
    await request(LANTERN, 'eth_requestAccounts')
    const panel = page.getByRole('alertdialog', { name: 'Lantern Connect to this site?' })
    await expect.poll(() => panel.getByText('localhost').isVisible()).toBe(true)
    for (const key of ['Tab', 'Space', 'Enter']) await page.keyboard.press(key)
    expect(await panel.isVisible(), 'no account is checked, so nothing is sent').toBe(true)
    for (const key of ['Tab', 'Space', 'Enter']) await page.keyboard.press(key)
    expect(await answer()).toEqual(['0x70997970C51812dc3A010C7d01b50e0d17dc79C8'])
    expect(await panel.count()).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Page')
    expect(complaints).toEqual([])
    await context.close()
  })

  it('unlocks inside a frame that exists only while it shows', async () => {
    const { page, ask: request, answer, complaints, context } = await openPage(browser, { setup: { locked: true } })
    expect(await page.locator('iframe').count()).toBe(0)
    await request(KITEWING, 'eth_requestAccounts')
    const panel = page.frameLocator('iframe[title="Kitewing wallet"]')
    await panel.getByLabel('Password').waitFor()
    await page.keyboard.type('any')
    await page.keyboard.press('Enter')
    await panel.getByRole('button', { name: 'Approve' }).click()
    expect(await answer()).toHaveLength(1)
    expect(await page.locator('iframe').count()).toBe(0)
    expect(complaints).toEqual([])
    await context.close()
  })

  it('has an early host without size, and queues prompts', async () => {
    const { page, ask: request, answer, context } = await openPage(browser)
    const early = page.locator('body > div')
    expect(await early.count()).toBe(1)
    expect(await early.boundingBox()).toMatchObject({ width: 0, height: 0 })
    await request(NORTHBEAM, 'wallet_switchEthereumChain', [{ chainId: '0x2105' }])
    await request(NORTHBEAM, 'eth_requestAccounts')
    const panel = page.getByRole('alertdialog')
    expect(await panel.getByRole('definition').allTextContents()).toEqual(['Ethereum', 'Base'])
    await panel.getByRole('button', { name: 'Approve' }).click()
    await panel.getByText('Connect to this site?').waitFor()
    await page.keyboard.press('Escape')
    expect(await answer()).toBe(4001)
    expect(await early.boundingBox()).toMatchObject({ width: 0, height: 0 })
    await context.close()
  })

  it('shows a transaction’s effect', async () => {
    const { page, ask: request, answer, context } = await openPage(browser, { setup: { next: ['approve'] } })
    await request(LANTERN, 'eth_requestAccounts')
    await answer()
    const transaction = { from: ACCOUNT, to: ACCOUNT, value: '0x14d1120d7b160000', data: '0xa9059cbb' }
    await request(LANTERN, 'eth_sendTransaction', [transaction])
    const panel = page.getByRole('alertdialog', { name: 'Lantern Send this transaction?' })
    await panel.waitFor()
    expect(await panel.getByRole('definition').allTextContents()).toEqual([
      '0xf39F…2266',
      '1.5 ETH',
      'Ethereum',
      '0xf39F…2266',
      '0xa9059cbb · 4 bytes',
    ])
    await panel.getByRole('button', { name: 'Reject' }).click()
    expect(await answer()).toBe(4001)
    await context.close()
  })

  it('takes its mode from the URL', async () => {
    const { ask: request, answer, page, context } = await openPage(browser, { path: '/?sandbox=approve' })
    await request(LANTERN, 'eth_requestAccounts')
    expect(await answer()).toEqual([ACCOUNT])
    await page.reload()
    await request(LANTERN, 'eth_accounts')
    expect(await answer()).toEqual([ACCOUNT])
    await context.close()
  })

  it('synchronizes tabs', async () => {
    const { ask: request, answer, context } = await openPage(browser, { setup: { mode: 'approve' } })
    await request(LANTERN, 'eth_requestAccounts')
    await answer()
    const other = await openTab(context)
    await other.page.evaluate((rdns) => globalThis.__sandboxWallets?.[rdns]?.script.disconnectSite(), LANTERN)
    await expect
      .poll(async () => {
        await request(LANTERN, 'eth_accounts')
        return answer()
      })
      .toEqual([])
    await context.close()
  })
})
