import type { Page } from 'playwright-core'
import { type Address, type Hex, parseEther, verifyMessage } from 'viem'
import { describe, expect, it } from 'vitest'
import { controlWallet } from './lib/controlWallet.ts'
import { getChainClient } from './lib/getChainClient.ts'
import { locateModal } from './lib/locateModal.ts'
import { ENABLE_MOTION, openPage } from './lib/openPage.ts'
import { readState } from './lib/readState.ts'
import { watchText } from './lib/watchText.ts'

const RECIPIENT = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720'

const card = (page: Page, name: string) => page.getByRole('region', { name })

async function shownBalance(page: Page): Promise<number> {
  const text =
    (await page
      .getByRole('button', { name: /ETH.*(…|\.eth)/ })
      .first()
      .textContent()) ?? ''
  return Number(text.replace(/,/g, '').match(/[\d.]+/)?.[0])
}

describe('a user', () => {
  it('S0.002 connects, signs a text and typed data, switches networks, sends, and disconnects', {
    tags: ['journey'],
  }, async () => {
    const page = await openPage({ context: ENABLE_MOTION })
    const modal = locateModal(page)
    const lantern = controlWallet(page, 'lantern')
    const address = lantern.addresses[0] as Address
    await modal.open()
    const isWelcomed = await watchText(page, 'You can now use Harbor with Lantern.')
    await modal.button('Lantern').click()
    await isWelcomed()
    await modal.gone()
    expect(await readState(page)).toMatchObject({ status: 'connected', address })

    await card(page, 'Sign a message').getByRole('button', { name: 'Sign message' }).click()
    await card(page, 'Sign a message').getByText('verifyMessage').waitFor()
    await card(page, 'Typed data').getByRole('button', { name: 'Sign booking' }).click()
    await card(page, 'Typed data').getByText('verifyTypedData').waitFor()

    // Switches the network, first in the modal, then in the wallet.
    await page.getByRole('button', { name: 'Network: Ethereum' }).click()
    await modal.button('Base').click()
    await modal.gone()
    await page.getByRole('button', { name: 'Network: Base' }).waitFor()
    await lantern.script.switchChain(1)
    await page.getByRole('button', { name: 'Network: Ethereum' }).waitFor()

    await expect.poll(() => shownBalance(page)).toBeGreaterThan(0)
    const before = {
      shown: await shownBalance(page),
      received: await getChainClient(1).getBalance({ address: RECIPIENT }),
    }
    await card(page, 'Send').getByRole('button', { name: 'Send 0.05 ETH' }).click()
    const line = card(page, 'Send').getByText(/In block \d+/)
    await line.waitFor()
    const blockNumber = BigInt((await line.textContent())?.match(/In block (\d+)/)?.[1] ?? 0)
    const { transactions } = await getChainClient(1).getBlock({ blockNumber, includeTransactions: true })
    const [sent] = transactions.filter(({ from }) => from === address.toLowerCase())
    expect(sent).toMatchObject({ to: RECIPIENT.toLowerCase(), value: parseEther('0.05') })
    const receipt = await getChainClient(1).getTransactionReceipt({ hash: sent!.hash })
    expect(receipt.status).toBe('success')
    expect((await getChainClient(1).getBalance({ address: RECIPIENT })) - before.received).toBe(parseEther('0.05'))
    await expect.poll(() => shownBalance(page)).toBeLessThan(before.shown)

    await modal.openAccount()
    await modal.button('Disconnect').click()
    await expect.poll(() => readState(page)).toMatchObject({ status: 'disconnected', address: undefined })
    await modal.gone()
    await page.getByRole('button', { name: 'Connect wallet' }).waitFor()
  })

  it('S5.022 signs a text on a page without React, which verifies outside of the page', async () => {
    const page = await openPage({ path: '/pages/vanilla/', context: ENABLE_MOTION })
    const modal = locateModal(page)
    await page.getByRole('button', { name: 'Connect', exact: true }).click()
    await modal.button('Kitewing').click()
    await modal.gone()
    await page.getByRole('button', { name: 'Sign', exact: true }).click()
    const result = page.locator('#result')
    await expect.poll(() => result.textContent()).toMatch(/^0x[0-9a-f]{62,}$/)
    const signature = (await result.textContent()) as Hex
    const address = controlWallet(page, 'kitewing').addresses[0] as Address
    expect(await verifyMessage({ address, message: 'Save me a berth for two nights.', signature })).toBe(true)
    const signed = (await controlWallet(page, 'kitewing').script.log()).find(({ method }) => method === 'personal_sign')
    expect(signed?.params).toEqual([expect.stringMatching(/^0x/), expect.stringMatching(new RegExp(address, 'i'))])
    await page.getByRole('button', { name: 'Disconnect' }).click()
    await expect.poll(() => page.locator('#status').textContent()).toBe('disconnected')
  })
})
