import { parseEther } from 'viem'
import { describe, expect, it, onTestFinished } from 'vitest'
import { chain } from './lib/chain.ts'
import { connect } from './lib/connect.ts'
import { modalOf } from './lib/modalOf.ts'
import { openPage } from './lib/openPage.ts'
import { SITE } from './lib/site.ts'
import { withoutData } from './lib/withoutData.ts'

/** Nobody's, and each of one test alone. */
const WAITING = '0x00000000000000000000000000000000000f1701'
const UNSERVED = '0x00000000000000000000000000000000000f1702'

/** Transactions wait until the test ends, or until a block is asked for. */
async function holdBlocks(): Promise<() => Promise<unknown>> {
  // viem's type lists the methods of nodes; these are anvil's own.
  const ask = (method: string, ...params: readonly unknown[]) => chain(1).request({ method, params } as never)
  onTestFinished(async () => {
    await ask('evm_setAutomine', true)
    await ask('evm_mine')
  })
  await ask('evm_setAutomine', false)
  return () => ask('evm_mine')
}

describe('what was sent', () => {
  it('is on its way over a reload, and told as done once the chain has it', async () => {
    const page = await openPage({ path: SITE, before: withoutData })
    const modal = modalOf(page)
    await connect(page, 'lantern')
    const mine = await holdBlocks()
    await modal.openAccount()
    await modal.button('Send').click()
    await modal.dialog.getByLabel('Amount').fill('0.25')
    await modal.dialog.getByLabel('Name or address').fill(WAITING)
    await modal.button('Review').click()
    await modal.button('Send 0.25 ETH').click()
    await modal.text('0.25 ETH is on its way').waitFor()

    await page.reload()
    await modal.openAccount()
    await modal.dialog.getByRole('tab', { name: 'Activity' }).click()
    const pending = modal.dialog.getByRole('heading', { name: 'On its way' })
    await pending.waitFor()
    await modal.text('Sent ETH').first().waitFor()
    expect(await chain(1).getBalance({ address: WAITING })).toBe(0n)

    await mine()
    await pending.waitFor({ state: 'detached' })
    await modal.text('To 0x0000…0f1701').waitFor()
    expect(await chain(1).getBalance({ address: WAITING })).toBe(parseEther('0.25'))
  })

  it('needs no service: account, tokens, sending and activity are the chain’s where all of them are down', async () => {
    const page = await openPage({
      path: SITE,
      // What the browser, the modal and this machine say of it.
      expected: [/Failed to load resource|origins could not be read|request: .*\/v1\//],
      before: (page) =>
        page.route(
          /\/(getWallets|appkit\/v1\/config|projects\/v1\/origins|getAnalyticsConfig|getWalletImage|v1\/[a-z-]+)\b/,
          (route) => route.fulfill({ status: 500, headers: { 'Access-Control-Allow-Origin': '*' } }),
        ),
    })
    const modal = modalOf(page)
    await connect(page, 'lantern')
    await modal.openAccount()
    await modal.text('Harbor Dollar').waitFor()
    await modal.button('Send').click()
    await modal.dialog.getByLabel('Amount').fill('0.5')
    await modal.dialog.getByLabel('Name or address').fill(UNSERVED)
    await modal.button('Review').click()
    await modal.text('What will happen').waitFor()
    await modal.button('Send 0.5 ETH').click()
    await modal.text('0.5 ETH is on its way').waitFor()
    expect(await chain(1).getBalance({ address: UNSERVED })).toBe(parseEther('0.5'))
    await modal.button('Done').click()
    await modal.dialog.getByRole('tab', { name: 'Activity' }).click()
    await modal.text('To 0x0000…0f1702').waitFor()
  })
})
