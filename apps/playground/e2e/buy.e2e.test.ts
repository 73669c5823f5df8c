import type { Address } from 'viem'
import { describe, expect, it } from 'vitest'
import { chain } from './lib/chain.ts'
import { modalOf } from './lib/modalOf.ts'
import { continueTo, openBuying, SHOP, typePayment } from './lib/onramp.ts'
import { openPage } from './lib/openPage.ts'
import { stateOf } from './lib/stateOf.ts'

describe('buying', () => {
  it('S0.010 goes from the amount to a seller’s tab, and sees what was paid for arrive after that tab is closed', {
    tags: ['journey'],
  }, async () => {
    const page = await openPage({ path: SHOP })
    const modal = await openBuying(page, 'kitewing')
    const { address } = await stateOf(page)
    const balance = async () => chain(1).getBalance({ address: address as Address })
    const before = await balance()
    await typePayment(page, '200')
    await modal.button('Compare providers').click()
    await modal.button('Northbank').and(page.locator(':disabled')).waitFor()
    await modal.button('Tollway').click()
    const tab = await continueTo(page, 'Tollway')
    await modal.text('Finish in the Tollway tab').waitFor()
    // The page on which one pays cannot lead this one elsewhere.
    expect(await tab.evaluate(() => globalThis.opener)).toBeNull()
    await tab.getByRole('button', { name: 'Pay $200.00' }).click()
    await tab.getByRole('heading', { name: 'Paid' }).waitFor()
    await tab.close()
    await modal.text('Your balance went up by 0.078643 ETH').waitFor()
    expect((await balance()) - before).toBe(78_643_000_000_000_000n)
    await modal.button('Done').click()
    await modalOf(page).title.getByText('Account', { exact: true }).waitFor()
  })
})
