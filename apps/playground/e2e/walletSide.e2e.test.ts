import { describe, expect, it } from 'vitest'
import { connect } from './lib/connect.ts'
import { modalOf } from './lib/modalOf.ts'
import { openPage } from './lib/openPage.ts'
import { openView } from './lib/openView.ts'
import { SITE, siteWith } from './lib/site.ts'
import { stateOf } from './lib/stateOf.ts'
import { wallet } from './lib/wallet.ts'

const FOREIGN = 137

describe('what happens in the wallet', () => {
  it.each(['disconnectSite', 'lock'] as const)('is followed by the page: %s', async (act) => {
    const page = await openPage({ path: SITE })
    await connect(page, 'lantern')
    await openView(page, { view: 'Account' })
    await modalOf(page).button('Disconnect').waitFor()
    await wallet(page, 'lantern').script[act]()
    await expect
      .poll(() => stateOf(page))
      .toMatchObject({ status: 'disconnected', address: undefined, view: 'Connect' })
    await modalOf(page).button('Lantern').waitFor()
  })

  it('is followed by the page: another account', async () => {
    const page = await openPage({ path: SITE })
    const lantern = wallet(page, 'lantern')
    await connect(page, 'lantern')
    await lantern.script.switchAccount(2)
    await expect.poll(() => page.getByTestId('address').textContent()).toBe(lantern.addresses[2])
    await openView(page, { view: 'Account' })
    const [start, end] = [lantern.addresses[2]!.slice(0, 6), lantern.addresses[2]!.slice(-4)]
    await modalOf(page)
      .text(new RegExp(`${start}.*${end}`, 'i'))
      .first()
      .waitFor()
  })

  it('is followed by the page: another network of the site', async () => {
    const page = await openPage({ path: SITE })
    await connect(page, 'lantern')
    await wallet(page, 'lantern').script.switchChain(10)
    await page.getByRole('button', { name: 'Network: OP Mainnet' }).waitFor()
    expect(await stateOf(page)).toMatchObject({ caipNetworkId: 'eip155:10', open: false })
  })
})

describe('a network that the site does not list', () => {
  it('S2.025 opens UnsupportedChain, from where a choice leads back to normal', async () => {
    const page = await openPage({ path: SITE })
    const modal = modalOf(page)
    await connect(page, 'lantern')
    await wallet(page, 'lantern').script.switchChain(FOREIGN)
    await modal.dialog.getByRole('alert').getByText('Harbor doesn’t work on Polygon').waitFor()
    expect(await stateOf(page)).toMatchObject({ view: 'UnsupportedChain', status: 'connected' })
    await modal.button('Base').click()
    await expect.poll(() => stateOf(page)).toMatchObject({ caipNetworkId: 'eip155:8453', open: false })
    await page.getByRole('button', { name: 'Network: Base' }).waitFor()
  })

  it('can be left in the wallet too', async () => {
    const page = await openPage({ path: SITE })
    const modal = modalOf(page)
    await connect(page, 'lantern')
    await wallet(page, 'lantern').script.switchChain(FOREIGN)
    await modal.dialog.getByRole('alert').waitFor()
    await wallet(page, 'lantern').script.switchChain(1)
    await expect.poll(() => stateOf(page)).toMatchObject({ caipNetworkId: 'eip155:1' })
    await modal.dialog.getByRole('alert').waitFor({ state: 'detached' })
  })

  it('can be left by disconnecting', async () => {
    const page = await openPage({ path: SITE })
    await connect(page, 'lantern')
    await wallet(page, 'lantern').script.switchChain(FOREIGN)
    await modalOf(page).button('Disconnect').click()
    await modalOf(page).gone()
    expect(await stateOf(page)).toMatchObject({ status: 'disconnected' })
  })

  it('says so on one button of the page when the visitor closed the modal', async () => {
    const page = await openPage({ path: SITE })
    await connect(page, 'lantern')
    await wallet(page, 'lantern').script.switchChain(FOREIGN)
    await modalOf(page).close.click()
    await modalOf(page).gone()
    // A locator that finds two is refused.
    await page.getByRole('button', { name: 'Switch network' }).click()
    await modalOf(page).dialog.getByRole('alert').waitFor()
  })

  it('S4.053 does not open it with allowUnsupportedChain', async () => {
    const page = await openPage({ path: siteWith({ allowUnsupportedChain: true }) })
    await connect(page, 'lantern')
    await wallet(page, 'lantern').script.switchChain(FOREIGN)
    await expect.poll(() => stateOf(page)).toMatchObject({ caipNetworkId: undefined, status: 'connected' })
    await openView(page)
    expect((await stateOf(page)).view).toBe('Account')
  })

  it('is where a wallet stands when it connects: UnsupportedChain follows', async () => {
    const page = await openPage({ path: SITE, setup: { mode: 'approve', chainId: FOREIGN } })
    const modal = modalOf(page)
    await modal.open()
    await modal.button('Lantern').click()
    await modal.dialog.getByRole('alert').getByText('doesn’t work on').waitFor()
    await modal.button('Ethereum').click()
    await modal.gone()
    expect(await stateOf(page)).toMatchObject({ status: 'connected', caipNetworkId: 'eip155:1' })
  })
})
