import { describe, expect, it } from 'vitest'
import { createPlaygroundPath, STRICT_PAGE } from './lib/appPaths.ts'
import { connect } from './lib/connect.ts'
import { controlWallet } from './lib/controlWallet.ts'
import { locateModal } from './lib/locateModal.ts'
import { openPage } from './lib/openPage.ts'
import { openView } from './lib/openView.ts'
import { readState } from './lib/readState.ts'

const FOREIGN = 137

describe('a change in the wallet', () => {
  it.each(['disconnectSite', 'lock'] as const)('is followed by the page: %s', async (act) => {
    const page = await openPage({ path: STRICT_PAGE })
    await connect(page, 'lantern')
    await openView(page, { view: 'Account' })
    await locateModal(page).button('Disconnect').waitFor()
    await controlWallet(page, 'lantern').script[act]()
    await expect
      .poll(() => readState(page))
      .toMatchObject({ status: 'disconnected', address: undefined, view: 'Connect' })
    await locateModal(page).button('Lantern').waitFor()
  })

  it('is followed by the page: another account', async () => {
    const page = await openPage({ path: STRICT_PAGE })
    const lantern = controlWallet(page, 'lantern')
    await connect(page, 'lantern')
    await lantern.script.switchAccount(2)
    await expect.poll(() => page.getByTestId('address').textContent()).toBe(lantern.addresses[2])
    await openView(page, { view: 'Account' })
    const [start, end] = [lantern.addresses[2]!.slice(0, 6), lantern.addresses[2]!.slice(-4)]
    await locateModal(page)
      .text(new RegExp(`${start}.*${end}`, 'i'))
      .first()
      .waitFor()
  })

  it('is followed by the page: another network of the app', async () => {
    const page = await openPage({ path: STRICT_PAGE })
    await connect(page, 'lantern')
    await controlWallet(page, 'lantern').script.switchChain(10)
    await page.getByRole('button', { name: 'Network: OP Mainnet' }).waitFor()
    expect(await readState(page)).toMatchObject({ caipNetworkId: 'eip155:10', open: false })
  })
})

describe('a network that the app does not list', () => {
  it('S2.025 opens UnsupportedChain, where the user can choose a listed network', async () => {
    const page = await openPage({ path: STRICT_PAGE })
    const modal = locateModal(page)
    await connect(page, 'lantern')
    await controlWallet(page, 'lantern').script.switchChain(FOREIGN)
    await modal.dialog.getByRole('alert').getByText('Harbor doesn’t work on Polygon').waitFor()
    expect(await readState(page)).toMatchObject({ view: 'UnsupportedChain', status: 'connected' })
    await modal.button('Base').click()
    await expect.poll(() => readState(page)).toMatchObject({ caipNetworkId: 'eip155:8453', open: false })
    await page.getByRole('button', { name: 'Network: Base' }).waitFor()
  })

  it('can be left in the wallet too', async () => {
    const page = await openPage({ path: STRICT_PAGE })
    const modal = locateModal(page)
    await connect(page, 'lantern')
    await controlWallet(page, 'lantern').script.switchChain(FOREIGN)
    // A toast about the balance is an alert too.
    const refusal = modal.dialog.getByRole('alert').getByText('Harbor doesn’t work on Polygon')
    await refusal.waitFor()
    await controlWallet(page, 'lantern').script.switchChain(1)
    await expect.poll(() => readState(page)).toMatchObject({ caipNetworkId: 'eip155:1' })
    await refusal.waitFor({ state: 'detached' })
  })

  it('can be left by disconnecting', async () => {
    const page = await openPage({ path: STRICT_PAGE })
    await connect(page, 'lantern')
    await controlWallet(page, 'lantern').script.switchChain(FOREIGN)
    await locateModal(page).button('Disconnect').click()
    await locateModal(page).gone()
    expect(await readState(page)).toMatchObject({ status: 'disconnected' })
  })

  it('is reported on one button of the page after the user has closed the modal', async () => {
    const page = await openPage({ path: STRICT_PAGE })
    await connect(page, 'lantern')
    await controlWallet(page, 'lantern').script.switchChain(FOREIGN)
    await locateModal(page).close.click()
    await locateModal(page).gone()
    // Playwright rejects a locator with two matches.
    await page.getByRole('button', { name: 'Switch network' }).click()
    await locateModal(page).dialog.getByRole('alert').getByText('doesn’t work on').waitFor()
  })

  it('S4.053 does not open UnsupportedChain with allowUnsupportedChain', async () => {
    const page = await openPage({ path: createPlaygroundPath({ allowUnsupportedChain: true }) })
    await connect(page, 'lantern')
    await controlWallet(page, 'lantern').script.switchChain(FOREIGN)
    await expect.poll(() => readState(page)).toMatchObject({ caipNetworkId: undefined, status: 'connected' })
    await openView(page)
    expect((await readState(page)).view).toBe('Account')
  })

  it('opens UnsupportedChain when a wallet connects on it', async () => {
    const page = await openPage({ path: STRICT_PAGE, setup: { mode: 'approve', chainId: FOREIGN } })
    const modal = locateModal(page)
    await modal.open()
    await modal.button('Lantern').click()
    await modal.dialog.getByRole('alert').getByText('doesn’t work on').waitFor()
    await modal.button('Ethereum').click()
    await modal.gone()
    expect(await readState(page)).toMatchObject({ status: 'connected', caipNetworkId: 'eip155:1' })
  })
})
