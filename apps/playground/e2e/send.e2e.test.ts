import type { Page } from 'playwright-core'
import { type Address, erc20Abi, parseEther } from 'viem'
import { describe, expect, it } from 'vitest'
import { STRICT_PAGE } from './lib/appPaths.ts'
import { connect } from './lib/connect.ts'
import { controlWallet } from './lib/controlWallet.ts'
import { getChainClient } from './lib/getChainClient.ts'
import { locateModal } from './lib/locateModal.ts'
import { openPage } from './lib/openPage.ts'
import { takePicture } from './lib/takePicture.ts'
import { waitForTransferReview } from './lib/waitForTransferReview.ts'

// Anvil's fifteenth account, unused by other tests.
const RECEIVER = '0xcd3B766CCDd6AE721141F452C550Ca635964ce71'

// Addresses without keys, for one test.
const SEVERAL = ['0x00000000000000000000000000000000000f5792', '0x00000000000000000000000000000000000f5793'] as const

const openSend = async (page: Page) => {
  const modal = locateModal(page)
  await connect(page, 'lantern')
  await modal.openAccount()
  await modal.button('Send').click()
  await modal.title.getByText('Send', { exact: true }).waitFor()
  return modal
}

describe('the send feature', () => {
  it('S0.011 sends coins after review and approval, to the last unit, once for a double click, and lists them in Activity', {
    tags: ['journey'],
  }, async () => {
    const page = await openPage({ path: STRICT_PAGE })
    const modal = await openSend(page)
    const before = await getChainClient(1).getBalance({ address: RECEIVER })
    await takePicture(page, 'send-empty')
    await modal.dialog.getByLabel('Amount').fill('1.5')
    await modal.dialog.getByLabel('Name or address').fill(RECEIVER)
    await modal.button('Review').click()
    await modal.text('First time sending to this address on Ethereum').waitFor()
    await waitForTransferReview(page)
    await takePicture(page, 'send-review')
    await modal.button('Send 1.5 ETH').dblclick()
    await modal.text('1.5 ETH has arrived').waitFor()
    await takePicture(page, 'send-sent')
    expect((await getChainClient(1).getBalance({ address: RECEIVER })) - before).toBe(parseEther('1.5'))
    await modal.button('Done').click()
    await modal.dialog.getByRole('tab', { name: 'Activity' }).click()
    await modal.text('Sent ETH').first().waitFor()
    await takePicture(page, 'activity')
  })

  it('sends a token chosen from the list', async () => {
    const page = await openPage({ path: STRICT_PAGE })
    const modal = await openSend(page)
    await modal.dialog.getByRole('button', { name: /Choose a token/ }).click()
    await takePicture(page, 'send-tokens')
    await modal.button('Harbor Dollar').click()
    await modal.dialog.getByLabel('Amount').fill('250.000001')
    await modal.dialog.getByLabel('Name or address').fill(RECEIVER)
    await modal.button('Review').click()
    await modal.button('Send 250.000001 HUSD').click()
    await modal.text('250.000001 HUSD has arrived').waitFor()
    const { tokens } = await page.evaluate(async () =>
      (await fetch('/sandbox.json')).json().then((local) => local.tokenList),
    )
    const { address } = tokens.find(({ symbol }: { symbol: string }) => symbol === 'HUSD') as { address: Address }
    const read = { address, abi: erc20Abi, functionName: 'balanceOf', args: [RECEIVER] } as const
    expect(await getChainClient(1).readContract(read)).toBe(250_000_001n)
  })
  it('sends several transfers in one request to a wallet that batches calls', async () => {
    const page = await openPage({ path: '/pages/headless/', setup: { mode: 'approve', extras: ['calls'] } })
    const { rdns, script } = controlWallet(page, 'lantern')
    const [first, second] = SEVERAL
    const sent = await page.evaluate(
      async ({ walletId, transfers }) => {
        const { modal, actions } = globalThis.foyer!
        await actions.connect(modal, { walletId })
        const token = { symbol: 'ETH', name: 'Ether', decimals: 18 }
        return actions.sendTransfers(modal, { transfers: transfers.map((each) => ({ ...each, token })) })
      },
      {
        walletId: rdns,
        transfers: [
          { to: first, amount: '0.25' },
          { to: second, amount: '0.5' },
        ],
      },
    )
    expect(sent.together).toBe(true)
    expect(await getChainClient(1).getBalance({ address: first })).toBe(parseEther('0.25'))
    expect(await getChainClient(1).getBalance({ address: second })).toBe(parseEther('0.5'))
    const requested = (await script.log()).map(({ method }) => method)
    expect(requested.filter((method) => /^(wallet_sendCalls|eth_sendTransaction)$/.test(method))).toEqual([
      'wallet_sendCalls',
    ])
    // Stored requests are followed through the wallet, which returns their hashes.
    const stored = () =>
      page.evaluate(() => {
        const all: { activity: { hash: string; status: string } }[] = JSON.parse(
          localStorage.getItem('@appkit/own_transactions') ?? '[]',
        )
        return all.map(({ activity: { hash, status } }) => `${status} ${hash.length}`)
      })
    await expect.poll(stored).toEqual(['confirmed 66', 'confirmed 66'])
  })
})
