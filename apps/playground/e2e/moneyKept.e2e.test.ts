import type { Page } from 'playwright-core'
import { parseEther } from 'viem'
import { describe, expect, it, onTestFinished } from 'vitest'
import { STRICT_PAGE } from './lib/appPaths.ts'
import { connect } from './lib/connect.ts'
import { controlWallet } from './lib/controlWallet.ts'
import { disableDataService } from './lib/disableDataService.ts'
import { getChainClient } from './lib/getChainClient.ts'
import { locateModal } from './lib/locateModal.ts'
import { openPage } from './lib/openPage.ts'
import { serviceFailures, withFailingServices } from './lib/servicesDown.ts'
import { waitForTransferReview } from './lib/waitForTransferReview.ts'

// Addresses without keys, one for each test.
const unknownAddress = (number: number) => `0x00000000000000000000000000000000000f17${number}` as const

const balanceOf = (address: `0x${string}`) => getChainClient(1).getBalance({ address })

// viem's type lists the methods of nodes; these are anvil's own.
const askAnvil = (method: string, ...params: readonly unknown[]) =>
  getChainClient(1).request({ method, params } as never)

/** Holds transactions until the test ends or a block is requested. */
async function holdBlocks(): Promise<() => Promise<unknown>> {
  onTestFinished(async () => {
    await askAnvil('evm_setAutomine', true)
    await askAnvil('evm_mine')
  })
  await askAnvil('evm_setAutomine', false)
  return () => askAnvil('evm_mine')
}

// Sends coins, from the account up to the wallet's prompt.
async function send(page: Page, amount: string, to: string) {
  const modal = locateModal(page)
  await modal.openAccount()
  await modal.button('Send').click()
  await modal.dialog.getByLabel('Amount').fill(amount)
  await modal.dialog.getByLabel('Name or address').fill(to)
  await modal.button('Review').click()
  await waitForTransferReview(page)
  await modal.button(`Send ${amount} ETH`).click()
  return modal
}

// Opens Activity from the receipt.
async function openActivity(page: Page) {
  const modal = locateModal(page)
  await modal.button('Done').click()
  await modal.dialog.getByRole('tab', { name: 'Activity' }).click()
  const pending = modal.dialog.getByRole('heading', { name: 'On its way' })
  const line = (text: string) => modal.dialog.getByRole('listitem').filter({ hasText: text })
  return { modal, pending, line }
}

describe('a sent transaction', () => {
  it('survives closing the modal and a reload, and is shown as done once the chain has it', async () => {
    const page = await openPage({ path: STRICT_PAGE, before: disableDataService })
    await connect(page, 'lantern')
    const mine = await holdBlocks()
    const { script } = controlWallet(page, 'lantern')
    await script.mode('never')
    const modal = await send(page, '0.25', unknownAddress(11))
    await modal.text('Approve in Lantern').waitFor()
    await modal.close.click()
    await modal.gone()
    await script.release('approve')

    await modal.openAccount()
    await modal.dialog.getByRole('tab', { name: 'Activity' }).click()
    const pending = modal.dialog.getByRole('heading', { name: 'On its way' })
    await pending.waitFor()
    await page.reload()
    await modal.openAccount()
    await modal.dialog.getByRole('tab', { name: 'Activity' }).click()
    await pending.waitFor()
    await modal.text('Sent ETH').first().waitFor()
    expect(await balanceOf(unknownAddress(11))).toBe(0n)

    await mine()
    await pending.waitFor({ state: 'detached' })
    await modal.text('To 0x0000…0f1711').waitFor()
    expect(await balanceOf(unknownAddress(11))).toBe(parseEther('0.25'))
  })

  it('can be sped up or canceled while it is pending; the replaced one is marked, and one of the two happens', async () => {
    const page = await openPage({ path: STRICT_PAGE, before: disableDataService })
    await connect(page, 'lantern')
    const mine = await holdBlocks()
    // A second try of this test finds the coins of the first.
    const [sent, canceled] = [unknownAddress(12), unknownAddress(13)]
    const [sentBefore, canceledBefore] = [await balanceOf(sent), await balanceOf(canceled)]
    await (await send(page, '0.25', sent)).text('0.25 ETH is on its way').waitFor()
    const { modal, pending, line } = await openActivity(page)
    await modal.button('Speed up').click()
    await expect.poll(() => line('Being replaced').count()).toBe(1)
    await expect.poll(() => line('Sent ETH').filter({ hasText: 'On its way' }).count()).toBe(1)
    await expect.poll(() => modal.button('Speed up').count()).toBe(1)
    await mine()
    await pending.waitFor({ state: 'detached' })
    await expect.poll(() => line('Replaced').count()).toBe(1)
    expect(await balanceOf(sent)).toBe(sentBefore + parseEther('0.25'))
    await modal.close.click()

    await (await send(page, '0.5', canceled)).text('0.5 ETH is on its way').waitFor()
    const again = await openActivity(page)
    await again.modal.button('Cancel').click()
    await again.line('Canceling').waitFor()
    await mine()
    await again.pending.waitFor({ state: 'detached' })
    await again.line('Canceled').waitFor()
    await expect.poll(() => again.line('Replaced').count()).toBe(2)
    expect(await balanceOf(canceled)).toBe(canceledBefore)
  })

  it('is shown as dropped once the node has not known it for ten minutes of the chain’s time', async () => {
    const page = await openPage({ path: STRICT_PAGE, before: disableDataService })
    await connect(page, 'lantern')
    const mine = await holdBlocks()
    await (await send(page, '0.25', unknownAddress(14))).text('0.25 ETH is on its way').waitFor()
    const { line } = await openActivity(page)
    await line('On its way').first().waitFor()
    await askAnvil('anvil_dropAllTransactions')
    // The page polls again only after an answer: lets it notice the dropped transaction before time passes.
    const asks = () =>
      page.waitForRequest((request) => request.postData()?.includes('eth_getTransactionCount') ?? false)
    await asks()
    await mine()
    await asks()
    await askAnvil('evm_increaseTime', 601)
    await mine()
    await line('Dropped by the network').waitFor()
    expect(await balanceOf(unknownAddress(14))).toBe(0n)
  })

  it.each(serviceFailures.map((how, index) => [how, unknownAddress(20 + index)] as const))(
    'needs no service: account, tokens, sending and activity come from the chain when all services %s',
    async (how, receiver) => {
      const page = await openPage({ path: STRICT_PAGE, ...withFailingServices(how) })
      await connect(page, 'lantern')
      const { openAccount, text, close } = locateModal(page)
      await openAccount()
      await text('Harbor Dollar').waitFor()
      await close.click()
      await (await send(page, '0.5', receiver)).text('0.5 ETH has arrived').waitFor()
      expect(await balanceOf(receiver)).toBe(parseEther('0.5'))
      const { modal } = await openActivity(page)
      await modal.text(`To ${receiver.slice(0, 6)}…${receiver.slice(-6)}`).waitFor()
    },
  )
})
