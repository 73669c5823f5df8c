import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPage, openTab } from '../../testing/openPage'

const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const LANTERN = 'sandbox.foyer.lantern'
const KITEWING = 'sandbox.foyer.kitewing'
const NORTHBEAM = 'sandbox.foyer.northbeam'
const ACCOUNT = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

describe.skipIf(!existsSync(CHROMIUM))('in a page with a strict policy, the bundle', () => {
  let browser: Browser
  beforeAll(async () => {
    const args = ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking']
    browser = await chromium.launch({ executablePath: CHROMIUM, args })
  })
  afterAll(() => browser.close())

  it('shows a panel that connects by keyboard and gives the focus back', async () => {
    const { page, ask, answer, complaints, context } = await openPage(browser)
    await page.getByRole('button', { name: 'Page' }).focus()
    await ask(LANTERN, 'eth_requestAccounts')
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

  it('shows one that unlocks inside a frame, which is in the page only as long as it shows', async () => {
    const { page, ask, answer, complaints, context } = await openPage(browser, { setup: { locked: true } })
    expect(await page.locator('iframe').count()).toBe(0)
    await ask(KITEWING, 'eth_requestAccounts')
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

  it('shows one with an early host that takes no room and asks one thing after the other', async () => {
    const { page, ask, answer, context } = await openPage(browser)
    const early = page.locator('body > div')
    expect(await early.count()).toBe(1)
    expect(await early.boundingBox()).toMatchObject({ width: 0, height: 0 })
    await ask(NORTHBEAM, 'wallet_switchEthereumChain', [{ chainId: '0x2105' }])
    await ask(NORTHBEAM, 'eth_requestAccounts')
    const panel = page.getByRole('alertdialog')
    expect(await panel.getByRole('definition').allTextContents()).toEqual(['Ethereum', 'Base'])
    await panel.getByRole('button', { name: 'Approve' }).click()
    await panel.getByText('Connect to this site?').waitFor()
    await page.keyboard.press('Escape')
    expect(await answer()).toBe(4001)
    expect(await early.boundingBox()).toMatchObject({ width: 0, height: 0 })
    await context.close()
  })

  it('shows what a transaction does', async () => {
    const { page, ask, answer, context } = await openPage(browser, { setup: { next: ['approve'] } })
    await ask(LANTERN, 'eth_requestAccounts')
    await answer()
    const transaction = { from: ACCOUNT, to: ACCOUNT, value: '0x14d1120d7b160000', data: '0xa9059cbb' }
    await ask(LANTERN, 'eth_sendTransaction', [transaction])
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

  it('takes its mode from the address', async () => {
    const { ask, answer, page, context } = await openPage(browser, { path: '/?sandbox=approve' })
    await ask(LANTERN, 'eth_requestAccounts')
    expect(await answer()).toEqual([ACCOUNT])
    await page.reload()
    await ask(LANTERN, 'eth_accounts')
    expect(await answer()).toEqual([ACCOUNT])
    await context.close()
  })

  it('tells one tab what happens in another', async () => {
    const { ask, answer, context } = await openPage(browser, { setup: { mode: 'approve' } })
    await ask(LANTERN, 'eth_requestAccounts')
    await answer()
    const other = await openTab(context)
    await other.page.evaluate((rdns) => globalThis.__sandboxWallets?.[rdns]?.script.disconnectSite(), LANTERN)
    await expect
      .poll(async () => {
        await ask(LANTERN, 'eth_accounts')
        return answer()
      })
      .toEqual([])
    await context.close()
  })
})
