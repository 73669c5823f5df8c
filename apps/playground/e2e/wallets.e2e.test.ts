import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { connect } from './lib/connect.ts'
import { modalOf } from './lib/modalOf.ts'
import { openPage } from './lib/openPage.ts'
import { openView } from './lib/openView.ts'
import { SITE } from './lib/site.ts'
import { stateOf } from './lib/stateOf.ts'
import { type WalletName, wallet } from './lib/wallet.ts'

async function add(page: Page, name: 'Kitewing' | 'Northbeam') {
  const modal = modalOf(page)
  await openView(page, { view: 'ProfileWallets' })
  await modal.button('Add a wallet').click()
  await modal.button(name).click()
  await modal.title.getByText('Your wallets').waitFor()
}

const isAddress = (page: Page, name: WalletName) =>
  expect.poll(() => stateOf(page)).toMatchObject({ address: wallet(page, name).addresses[0] })

describe('several wallets', () => {
  it('are connected side by side, and any of them can be the one in use', async () => {
    const page = await openPage({ path: SITE })
    const modal = modalOf(page)
    await connect(page, 'lantern')
    await add(page, 'Kitewing')
    await isAddress(page, 'kitewing')
    await modal.text('Also connected').waitFor()
    await modal.dialog
      .getByRole('list', { name: 'Also connected' })
      .getByRole('button', { name: /^0x.*Lantern/ })
      .click()
    await isAddress(page, 'lantern')
    await expect.poll(() => page.getByTestId('address').textContent()).toBe(wallet(page, 'lantern').addresses[0])
    expect(
      (await wallet(page, 'lantern').script.log()).filter(({ method }) => method === 'eth_requestAccounts'),
    ).toHaveLength(1)
  })

  it('one is disconnected and the other takes its place; it is then a recent one that reconnects', async () => {
    const page = await openPage({ path: SITE })
    const modal = modalOf(page)
    await connect(page, 'lantern')
    await add(page, 'Kitewing')
    await modal.dialog.getByRole('button', { name: 'Disconnect', exact: true }).click()
    await isAddress(page, 'lantern')
    const recent = modal.dialog.getByRole('list', { name: 'Recent' })
    await recent.getByRole('button', { name: /^Kitewing.*Reconnect/ }).click()
    await isAddress(page, 'kitewing')
    await modal.title.getByText('Your wallets').waitFor()
    await modal.text('Also connected').waitFor()
    await modal.dialog.getByRole('button', { name: 'Disconnect Lantern' }).click()
    await modal.dialog.getByRole('button', { name: 'Forget Lantern' }).click()
    await recent.waitFor({ state: 'detached' })
  })

  it('S4.024 all are disconnected at once', async () => {
    const page = await openPage({ path: SITE })
    const modal = modalOf(page)
    await connect(page, 'lantern')
    await add(page, 'Kitewing')
    await openView(page, { view: 'Account' })
    await modal.button('Disconnect').click()
    await modal.button('Disconnect all').click()
    await modal.gone()
    expect(await stateOf(page)).toMatchObject({ status: 'disconnected', address: undefined })
    expect(await page.evaluate(() => globalThis.__modal!.$account().get().connectedWalletInfo)).toBeUndefined()
    await page.reload()
    await page.getByRole('button', { name: 'Connect wallet' }).waitFor()
    expect((await stateOf(page)).status).toBe('disconnected')
  })

  it('are all back after a reload, the one in use in its place', async () => {
    const page = await openPage({ path: SITE })
    await connect(page, 'lantern')
    await add(page, 'Kitewing')
    await page.reload()
    await isAddress(page, 'kitewing')
    await openView(page, { view: 'ProfileWallets' })
    await modalOf(page)
      .dialog.getByRole('list', { name: 'Also connected' })
      .getByRole('button', { name: /^0x.*Lantern/ })
      .waitFor()
  })
})

describe('recent wallets', () => {
  it('S9.008 are the last two, marked and before the others in the browser', async () => {
    const page = await openPage({ path: SITE })
    const modal = modalOf(page)
    for (const name of ['lantern', 'kitewing', 'northbeam'] as const) {
      await connect(page, name)
      await page.evaluate(() => globalThis.__modal!.disconnect())
      await page.getByRole('button', { name: 'Connect wallet' }).waitFor()
    }
    await modal.open()
    await modal.button('Northbeam').waitFor()
    const rows = await modal.dialog.getByRole('listitem').allInnerTexts()
    expect(rows.slice(0, 4).map((text) => text.split('\n').filter(Boolean))).toEqual([
      ['Phone wallet', 'QR code'],
      ['Northbeam', 'Recent'],
      ['Kitewing', 'Recent'],
      ['Lantern', 'Installed'],
    ])
  })
})

describe('the account', () => {
  it('copies its address and says so', async () => {
    const page = await openPage({ path: SITE, context: { permissions: ['clipboard-read', 'clipboard-write'] } })
    const modal = modalOf(page)
    await connect(page, 'lantern')
    await modal.openAccount()
    await modal.dialog.getByRole('button', { name: 'Copy address' }).click()
    await modal.dialog.getByRole('status').getByText('Address copied').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(wallet(page, 'lantern').addresses[0])
  })
})
