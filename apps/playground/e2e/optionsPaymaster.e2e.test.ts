import type { Page } from 'playwright-core'
import type { Hex } from 'viem'
import { expect } from 'vitest'
import { connect } from './lib/connect.ts'
import { controlWallet } from './lib/controlWallet.ts'
import { defineOptionTest } from './lib/defineOptionTest.ts'
import { getChainClient } from './lib/getChainClient.ts'
import { locateModal } from './lib/locateModal.ts'
import { routePaymaster } from './lib/routePaymaster.ts'
import { takePicture } from './lib/takePicture.ts'
import { approveToken } from './lib/tokenApprovalScreens.ts'
import { waitForTransferReview } from './lib/waitForTransferReview.ts'

// The app's paymaster pays the fee of Send and of revocations, with a wallet that supports it.

// Anvil's sixteenth account, unused by other tests.
const RECEIVER = '0x2546BcD3c84621e976D8185a91A922aE77ECEc30'

const openReview = async (page: Page) => {
  const modal = locateModal(page)
  await connect(page, 'northbeam')
  await page
    .getByRole('button', { name: /northbeam/ })
    .first()
    .click()
  await modal.button('Send').click()
  await modal.dialog.getByLabel('Amount').fill('0.25')
  await modal.dialog.getByLabel('Name or address').fill(RECEIVER)
  await modal.button('Review').click()
  await waitForTransferReview(page)
  return modal
}

const countSends = async (page: Page) =>
  (await controlWallet(page, 'northbeam').script.log()).flatMap(({ method }) =>
    /^(wallet_sendCalls|eth_sendTransaction)$/.test(method) ? [method] : [],
  )

const pricesOf = (hashes: readonly string[]) =>
  Promise.all(
    hashes.map(
      async (hash) => (await getChainClient(1).getTransactionReceipt({ hash: hash as Hex })).effectiveGasPrice,
    ),
  )

const storedHashes = (page: Page) =>
  page.evaluate(() => {
    const all: { activity: { hash: string; status: string } }[] = JSON.parse(
      localStorage.getItem('@appkit/own_transactions') ?? '[]',
    )
    return all.flatMap(({ activity: { hash, status } }) => (status === 'confirmed' ? [hash] : []))
  })

defineOptionTest(
  ['paymasters.url', 'paymasters.context'],
  'pays the fee of a transfer and of a revocation with a wallet that supports it, and says so',
  () => ({ paymasters: { 'eip155:1': { url: `${location.origin}/paymaster`, context: { policyId: 'tips' } } } }),
  async (page) => {
    const { requests } = await routePaymaster(page)
    const modal = await openReview(page)
    await modal.text('Paid by Harbor').first().waitFor()
    await modal.text('Your wallet shows whether a fee is left for you.').waitFor()
    await takePicture(page, 'send-review-sponsored')
    await modal.button('Send 0.25 ETH').click()
    await modal.text('0.25 ETH has arrived').waitFor()
    await takePicture(page, 'send-sent-sponsored')
    expect(await countSends(page)).toEqual(['wallet_sendCalls'])
    expect(requests.map(({ method }) => method)).toEqual(['pm_getPaymasterStubData', 'pm_getPaymasterData'])
    expect(requests[0]?.params.slice(1)).toEqual([
      '0x0000000071727De22E5E9d8BAf0edAc6f37da032',
      '0x1',
      { policyId: 'tips' },
    ])
    expect(await pricesOf(await storedHashes(page))).toEqual([0n])
    await modal.button('Done').click()

    await approveToken(page, 'HUSD', RECEIVER, '5')
    await modal.button('Permissions').click()
    await modal.text('Up to 0.000005 HUSD').click()
    await modal.text('If your wallet accepts, Harbor pays the network fee.').waitFor()
    await takePicture(page, 'permissions-sponsored')
    await modal.button('Revoke 1').click()
    await modal.text('No permissions found').waitFor()
    await expect.poll(async () => (await storedHashes(page)).length).toBe(2)
    expect(await pricesOf(await storedHashes(page))).toEqual([0n, 0n])
    expect(await countSends(page)).toEqual(['wallet_sendCalls', 'eth_sendTransaction', 'wallet_sendCalls'])
  },
  { wallets: true, setup: { mode: 'approve', extras: ['paymaster'] } },
)

defineOptionTest(
  ['paymasters.url'],
  'leave the fee to the user where the wallet supports none or the paymaster refuses',
  () => ({ paymasters: { 'eip155:1': { url: `${location.origin}/paymaster` } } }),
  async (page) => {
    const { state } = await routePaymaster(page)
    state.isEmpty = true
    const modal = await openReview(page)
    await modal.text('Paid by Harbor').first().waitFor()
    await modal.button('Send 0.25 ETH').click()
    await modal.text('The paymaster does not pay: The policy has no budget left').waitFor()
    await takePicture(page, 'send-paymaster-refuses')
  },
  { wallets: true, setup: { mode: 'approve', extras: ['paymaster'] } },
)
