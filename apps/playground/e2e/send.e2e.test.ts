import type { Page } from 'playwright-core'
import { type Address, erc20Abi, parseEther } from 'viem'
import { describe, expect, it } from 'vitest'
import { chain } from './lib/chain.ts'
import { connect } from './lib/connect.ts'
import { modalOf } from './lib/modalOf.ts'
import { openPage } from './lib/openPage.ts'
import { shoot } from './lib/shoot.ts'
import { SITE } from './lib/site.ts'

/** Anvil's fifteenth account: nobody else sends there. */
const RECEIVER = '0xcd3B766CCDd6AE721141F452C550Ca635964ce71'

const openSend = async (page: Page) => {
  const modal = modalOf(page)
  await connect(page, 'lantern')
  await modal.openAccount()
  await modal.button('Send').click()
  await modal.title.getByText('Send', { exact: true }).waitFor()
  return modal
}

describe('sending', () => {
  it('S0.011 S1.038 sends coins: reviewed, approved, received to the last unit, and told by Activity', async () => {
    const page = await openPage({ path: SITE })
    const modal = await openSend(page)
    const before = await chain(1).getBalance({ address: RECEIVER })
    await shoot(page, 'send-empty')
    await modal.dialog.getByLabel('Amount').fill('1.5')
    await modal.dialog.getByLabel('Name or address').fill(RECEIVER)
    await modal.button('Review').click()
    await modal.text('You have never sent here before').waitFor()
    await modal.text('What will happen').waitFor()
    await shoot(page, 'send-review')
    await modal.button('Send 1.5 ETH').click()
    await modal.text('1.5 ETH is on its way').waitFor()
    await shoot(page, 'send-sent')
    expect((await chain(1).getBalance({ address: RECEIVER })) - before).toBe(parseEther('1.5'))
    await modal.button('Done').click()
    await modal.dialog.getByRole('tab', { name: 'Activity' }).click()
    await modal.text('Sent ETH').first().waitFor()
    await shoot(page, 'activity')
  })

  it('sends a token chosen from the list', async () => {
    const page = await openPage({ path: SITE })
    const modal = await openSend(page)
    await modal.dialog.getByRole('button', { name: /Choose a token/ }).click()
    await shoot(page, 'send-tokens')
    await modal.button('Harbor Dollar').click()
    await modal.dialog.getByLabel('Amount').fill('250.000001')
    await modal.dialog.getByLabel('Name or address').fill(RECEIVER)
    await modal.button('Review').click()
    await modal.button('Send 250.000001 HUSD').click()
    await modal.text('250.000001 HUSD is on its way').waitFor()
    const { tokens } = await page.evaluate(async () =>
      (await fetch('/sandbox.json')).json().then((local) => local.tokenList),
    )
    const { address } = tokens.find(({ symbol }: { symbol: string }) => symbol === 'HUSD') as { address: Address }
    const read = { address, abi: erc20Abi, functionName: 'balanceOf', args: [RECEIVER] } as const
    expect(await chain(1).readContract(read)).toBe(250_000_001n)
  })
})
