import { startEvm, startSolana } from '@foyer/sandbox'
import type { FrameLocator, Page } from 'playwright-core'
import { createPublicClient, http, parseEther, toHex } from 'viem'
import { afterAll, beforeAll, expect } from 'vitest'
import { openByClick } from '../openByClick'
import { startSecureSandbox } from '../startSecureSandbox'
import type { SecureSandboxOptions } from '../types'
import { openTestApp } from './openTestApp'

const OPENS = /^(Review in a new window|Open the window again)$/

export type Hex = `0x${string}`
export const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

export function useTestEnvironment(
  options: Pick<SecureSandboxOptions, 'cooldownMs' | 'emailChangeDelayMs' | 'captcha' | 'descriptors'> = {},
) {
  let chains: Awaited<ReturnType<typeof startEvm>>
  let solana: Awaited<ReturnType<typeof startSolana>>
  let secure: Awaited<ReturnType<typeof startSecureSandbox>>
  let site: Awaited<ReturnType<typeof openTestApp>>

  beforeAll(async () => {
    ;[chains, solana] = await Promise.all([startEvm({ chains: [1] }), startSolana({ networks: [SOLANA] })])
    secure = await startSecureSandbox({ ...options, rpcUrls: { ...chains.rpcUrls, ...solana.rpcUrls } })
    site = await openTestApp(secure.url)
  }, 120_000)
  afterAll(() => Promise.all([site?.close(), secure?.stop(), chains?.stop(), solana?.stop()]))

  // Scrolls to the end of the review, as only then Approve is enabled.
  const read = async (place: FrameLocator | Page) => {
    await place.getByRole('button', { name: 'Approve' }).waitFor()
    await place.locator('.content').evaluate((content) => content.scrollTo(0, content.scrollHeight))
  }
  const review = (wallet: FrameLocator): Promise<Page> =>
    openByClick(wallet.owner().page(), wallet.getByRole('button', { name: OPENS }))
  const lastMail = (email: string) => secure.inbox.list(email).at(-1)
  const waitForCode = async (email: string) => {
    await expect.poll(() => lastMail(email)?.code).toBeTruthy()
    return lastMail(email)?.code ?? ''
  }
  /** Presses the button of the page behind the mailed link. */
  const approveDevice = async (email: string) => {
    await expect.poll(() => lastMail(email)?.link).toBeTruthy()
    const link = lastMail(email)?.link ?? ''
    const token = new URL(link).searchParams.get('token') ?? ''
    await fetch(link, { method: 'POST', body: new URLSearchParams({ token }) })
  }
  /** Begins a login in the app, approves the device if it is unknown, and opens the window for the code. */
  const openLogin = async (page: Page, email: string): Promise<Page> => {
    await page.evaluate(async (address) => {
      await window.client.connectEmail(address)
      window.kept = window.client.connectDevice().catch(({ message }: Error) => message)
    }, email)
    if (lastMail(email)?.link) await approveDevice(email)
    return openCodeWindow(page)
  }
  /** Shows the frame while a login waits for its code, and opens the window. */
  const openCodeWindow = async (page: Page): Promise<Page> => {
    await site.showFrame(page)
    const button = page
      .frameLocator('iframe')
      .getByRole('button', { name: /^(Enter the code in our window|Open the window again)$/ })
    const opened = await openByClick(page, button)
    await opened.getByLabel('Code').waitFor()
    return opened
  }
  /** Types the code, which the window sends by itself before it closes. */
  const enterCode = async (opened: Page, code: string) => {
    const hasOpener = await opened.evaluate(() => opener !== null)
    await Promise.all([hasOpener && opened.waitForEvent('close'), opened.getByLabel('Code').fill(code)])
  }
  const node = () => createPublicClient({ transport: http(chains.rpcUrls['eip155:1']) })
  return {
    site: () => site,
    secure: () => secure,
    node,
    read,
    /** Opens the window of the site in which a request of the frame is reviewed. */
    review,
    /** Approves a request in the frame, or in the window that the frame offers. */
    async approve(place: FrameLocator | Page) {
      const isOffer = async (wallet: FrameLocator) => {
        await wallet
          .getByRole('button', { name: OPENS })
          .or(wallet.getByRole('button', { name: 'Approve' }))
          .waitFor()
        return wallet.getByRole('button', { name: OPENS }).isVisible()
      }
      const shown = 'context' in place || !(await isOffer(place)) ? place : await review(place)
      await read(shown)
      const approve = shown.getByRole('button', { name: 'Approve' })
      if (!('context' in shown)) return approve.click()
      await Promise.all([shown.waitForEvent('close'), approve.click()])
    },
    solanaUrl: () => solana.rpcUrls[SOLANA] ?? '',
    chainUrls: () => chains.rpcUrls,
    holder: () => chains.wallets.lantern.addresses[0] as Hex,
    fund: (address: Hex, amount = '5') =>
      node().request({ method: 'anvil_setBalance', params: [address, toHex(parseEther(amount))] } as never),
    approveDevice,
    waitForCode,
    openLogin,
    openCodeWindow,
    enterCode,
    async login(page: Page, email: string) {
      const opened = await openLogin(page, email)
      const code = await waitForCode(email)
      await enterCode(opened, code)
      const failure = await page.evaluate(() => window.kept)
      if (failure !== undefined) throw new Error(String(failure))
      const user = await page.evaluate(() => window.client.getUser())
      return { code, address: user.address as Hex }
    },
  }
}
