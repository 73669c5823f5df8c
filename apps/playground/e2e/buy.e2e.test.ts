import type { Address } from 'viem'
import { describe, expect, it } from 'vitest'
import { getChainClient } from './lib/getChainClient.ts'
import { locateModal } from './lib/locateModal.ts'
import { ONRAMP_PAGE, openOnramp, openProvider, typePayment } from './lib/onramp.ts'
import { openPage } from './lib/openPage.ts'
import { readState } from './lib/readState.ts'

describe('the onramp', () => {
  it('S0.010 leads the user from the amount to a provider’s tab, and shows that the coins arrived after that tab is closed', {
    tags: ['journey'],
  }, async () => {
    const page = await openPage({ path: ONRAMP_PAGE })
    const modal = await openOnramp(page, 'kitewing')
    const { address } = await readState(page)
    const balance = async () => getChainClient(1).getBalance({ address: address as Address })
    const before = await balance()
    await typePayment(page, '200')
    await modal.button('Compare providers').click()
    await modal.button('Northbank').and(page.locator(':disabled')).waitFor()
    await modal.button('Tollway').click()
    const tab = await openProvider(page, 'Tollway')
    await modal.text('Finish in the Tollway tab').waitFor()
    // The payment page cannot navigate the app's page, because it has no `opener`.
    expect(await tab.evaluate(() => globalThis.opener)).toBeNull()
    await tab.getByRole('button', { name: 'Pay $200.00' }).click()
    await tab.getByRole('heading', { name: 'Paid' }).waitFor()
    await tab.close()
    await modal.text('Your balance went up by 0.078643 ETH').waitFor()
    expect((await balance()) - before).toBe(78_643_000_000_000_000n)
    await modal.button('Done').click()
    await locateModal(page).title.getByText('Account', { exact: true }).waitFor()
  })
})
