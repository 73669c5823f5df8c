import { startEvm, startSolana } from '@foyer/sandbox'
import type { FrameLocator, Page } from 'playwright-core'
import { createPublicClient, http, parseEther, toHex } from 'viem'
import { afterAll, beforeAll } from 'vitest'
import { startSecureSandbox } from '../startSecureSandbox'
import type { SecureSandboxOptions } from '../types'
import { openTestApp } from './openTestApp'

const OPENS = /^(Review in a new window|Open the window again)$/

export type Hex = `0x${string}`
export const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

export function useTestEnvironment(options: Pick<SecureSandboxOptions, 'cooldownMs'> = {}) {
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
  const review = async (wallet: FrameLocator): Promise<Page> => {
    const opened = wallet.owner().page().context().waitForEvent('page')
    await wallet.getByRole('button', { name: OPENS }).click()
    return opened
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
    async login(page: Page, email: string) {
      await page.evaluate((address) => window.client.connectEmail(address), email)
      const code = secure.inbox.list(email).at(-1)?.code ?? ''
      await page.evaluate((otp) => window.client.connectOtp(otp), code)
      const user = await page.evaluate(() => window.client.getUser())
      return { code, address: user.address as Hex }
    },
  }
}
