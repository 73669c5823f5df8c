import type { Page } from 'playwright-core'
import { parseEther } from 'viem'
import { describe, expect, it, onTestFinished } from 'vitest'
import { chain } from './lib/chain.ts'
import { connect } from './lib/connect.ts'
import { modalOf } from './lib/modalOf.ts'
import { openPage } from './lib/openPage.ts'
import { failures, servicesThat } from './lib/servicesDown.ts'
import { SITE } from './lib/site.ts'
import { wallet } from './lib/wallet.ts'
import { withoutData } from './lib/withoutData.ts'

/** Nobody's, and each of one test alone. */
const nobody = (number: number) => `0x00000000000000000000000000000000000f17${number}` as const

const balanceOf = (address: `0x${string}`) => chain(1).getBalance({ address })

// viem's type lists the methods of nodes; these are anvil's own.
const askAnvil = (method: string, ...params: readonly unknown[]) => chain(1).request({ method, params } as never)

/** Transactions wait until the test ends, or until a block is asked for. */
async function holdBlocks(): Promise<() => Promise<unknown>> {
  onTestFinished(async () => {
    await askAnvil('evm_setAutomine', true)
    await askAnvil('evm_mine')
  })
  await askAnvil('evm_setAutomine', false)
  return () => askAnvil('evm_mine')
}

/** From the account to the wallet's question. */
async function send(page: Page, amount: string, to: string) {
  const modal = modalOf(page)
  await modal.openAccount()
  await modal.button('Send').click()
  await modal.dialog.getByLabel('Amount').fill(amount)
  await modal.dialog.getByLabel('Name or address').fill(to)
  await modal.button('Review').click()
  await modal.text('What will happen').waitFor()
  await modal.button(`Send ${amount} ETH`).click()
  return modal
}

/** From the receipt to what happened. */
async function openActivity(page: Page) {
  const modal = modalOf(page)
  await modal.button('Done').click()
  await modal.dialog.getByRole('tab', { name: 'Activity' }).click()
  const pending = modal.dialog.getByRole('heading', { name: 'On its way' })
  const line = (text: string) => modal.dialog.getByRole('listitem').filter({ hasText: text })
  return { modal, pending, line }
}

describe('what was sent', () => {
  it('is kept by who closes in the middle, is on its way over a reload, and told as done once the chain has it', async () => {
    const page = await openPage({ path: SITE, before: withoutData })
    await connect(page, 'lantern')
    const mine = await holdBlocks()
    const { script } = wallet(page, 'lantern')
    await script.mode('never')
    const modal = await send(page, '0.25', nobody(11))
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
    expect(await balanceOf(nobody(11))).toBe(0n)

    await mine()
    await pending.waitFor({ state: 'detached' })
    await modal.text('To 0x0000…0f1711').waitFor()
    expect(await balanceOf(nobody(11))).toBe(parseEther('0.25'))
  })

  it('can be sped up and called off while it waits: what is replaced is said to be, and one of the two happens', async () => {
    const page = await openPage({ path: SITE, before: withoutData })
    await connect(page, 'lantern')
    const mine = await holdBlocks()
    await (await send(page, '0.25', nobody(12))).text('0.25 ETH is on its way').waitFor()
    const { modal, pending, line } = await openActivity(page)
    await modal.button('Speed up').click()
    await expect.poll(() => line('Being replaced').count()).toBe(1)
    expect(await line('Sent ETH').filter({ hasText: 'On its way' }).count()).toBe(1)
    expect(await modal.button('Speed up').count()).toBe(1)
    await mine()
    await pending.waitFor({ state: 'detached' })
    await expect.poll(() => line('Replaced by another one').count()).toBe(1)
    expect(await balanceOf(nobody(12))).toBe(parseEther('0.25'))
    await modal.close.click()

    await (await send(page, '0.5', nobody(13))).text('0.5 ETH is on its way').waitFor()
    const again = await openActivity(page)
    await again.modal.button('Cancel').click()
    await again.line('Canceling').waitFor()
    await mine()
    await again.pending.waitFor({ state: 'detached' })
    await again.line('Canceled').waitFor()
    await expect.poll(() => again.line('Replaced by another one').count()).toBe(2)
    expect(await balanceOf(nobody(13))).toBe(0n)
  })

  it('is said to be dropped once nobody has known it for ten minutes of the chain', async () => {
    const page = await openPage({ path: SITE, before: withoutData })
    await connect(page, 'lantern')
    const mine = await holdBlocks()
    await (await send(page, '0.25', nobody(14))).text('0.25 ETH is on its way').waitFor()
    const { line } = await openActivity(page)
    await line('On its way').first().waitFor()
    await askAnvil('anvil_dropAllTransactions')
    // The page misses it before time passes: it asks again only when it knows what came of the time before.
    const asks = () =>
      page.waitForRequest((request) => request.postData()?.includes('eth_getTransactionCount') ?? false)
    await asks()
    await mine()
    await asks()
    await askAnvil('evm_increaseTime', 601)
    await mine()
    await line('The network let it go').waitFor()
    expect(await balanceOf(nobody(14))).toBe(0n)
  })

  it.each(failures.map((how, index) => [how, nobody(20 + index)] as const))(
    'needs no service: account, tokens, sending and activity are the chain’s where all of them %s',
    async (how, receiver) => {
      const page = await openPage({ path: SITE, ...servicesThat(how) })
      await connect(page, 'lantern')
      const { openAccount, text, close } = modalOf(page)
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
