import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { STRICT_PAGE } from './lib/appPaths.ts'
import { blockTimersWithDelay } from './lib/blockTimersWithDelay.ts'
import { connect } from './lib/connect.ts'
import { controlWallet, type WalletName } from './lib/controlWallet.ts'
import { locateModal } from './lib/locateModal.ts'
import { openPage } from './lib/openPage.ts'
import { openView } from './lib/openView.ts'
import { PHONE_VIEWPORT } from './lib/phoneViewport.ts'
import { readState } from './lib/readState.ts'

const TOAST_DURATION_MS = 4_000

async function add(page: Page, name: 'Kitewing' | 'Northbeam') {
  const modal = locateModal(page)
  await openView(page, { view: 'ProfileWallets' })
  await modal.button('Add a wallet').click()
  await modal.button(name).click()
  await modal.title.getByText('Your wallets').waitFor()
}

const isAddress = (page: Page, name: WalletName) =>
  expect.poll(() => readState(page)).toMatchObject({ address: controlWallet(page, name).addresses[0] })

describe('several wallets', () => {
  it('are connected side by side, and the user can make any of them the current one', async () => {
    const page = await openPage({ path: STRICT_PAGE })
    const modal = locateModal(page)
    await connect(page, 'lantern')
    await add(page, 'Kitewing')
    await isAddress(page, 'kitewing')
    await modal.text('Also connected').waitFor()
    await modal.dialog
      .getByRole('list', { name: 'Also connected' })
      .getByRole('button', { name: /^0x.*Lantern/ })
      .click()
    await isAddress(page, 'lantern')
    await expect.poll(() => page.getByTestId('address').textContent()).toBe(controlWallet(page, 'lantern').addresses[0])
    expect(
      (await controlWallet(page, 'lantern').script.log()).filter(({ method }) => method === 'eth_requestAccounts'),
    ).toHaveLength(1)
  })

  it('make another one current when one disconnects, which is then recent and can reconnect', async () => {
    const page = await openPage({ path: STRICT_PAGE })
    const modal = locateModal(page)
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

  it('S4.024 can all be disconnected at once', async () => {
    const page = await openPage({ path: STRICT_PAGE })
    const modal = locateModal(page)
    await connect(page, 'lantern')
    await add(page, 'Kitewing')
    await openView(page, { view: 'Account' })
    await modal.button('Disconnect').click()
    await modal.button('Disconnect all').click()
    await modal.gone()
    expect(await readState(page)).toMatchObject({ status: 'disconnected', address: undefined })
    expect(await page.evaluate(() => globalThis.__modal!.$account().get().connectedWalletInfo)).toBeUndefined()
    await page.reload()
    await page.getByRole('button', { name: 'Connect wallet' }).waitFor()
    expect((await readState(page)).status).toBe('disconnected')
  })

  it('all reconnect after a reload, with the same current one', async () => {
    const page = await openPage({ path: STRICT_PAGE })
    await connect(page, 'lantern')
    await add(page, 'Kitewing')
    await page.reload()
    await isAddress(page, 'kitewing')
    await openView(page, { view: 'ProfileWallets' })
    await locateModal(page)
      .dialog.getByRole('list', { name: 'Also connected' })
      .getByRole('button', { name: /^0x.*Lantern/ })
      .waitFor()
  })
})

describe('recent wallets', () => {
  it('S9.008 are the last two, marked, and before the other installed ones', async () => {
    const page = await openPage({ path: STRICT_PAGE })
    const modal = locateModal(page)
    for (const name of ['lantern', 'kitewing', 'northbeam'] as const) {
      await connect(page, name)
      await page.evaluate(() => globalThis.__modal!.disconnect())
      await page.getByRole('button', { name: 'Connect wallet' }).waitFor()
    }
    await modal.open()
    await modal.button('Northbeam').waitFor()
    const rows = await modal.dialog.getByRole('listitem').allInnerTexts()
    expect(rows.slice(0, 4).map((text) => text.split('\n').filter(Boolean))).toEqual([
      ['Northbeam', 'Recent'],
      ['Kitewing', 'Recent'],
      ['Lantern', 'Installed'],
      ['Phone wallet', 'QR code'],
    ])
  })
})

describe('a toast', () => {
  it.each([
    ['a computer', undefined],
    ['a phone', PHONE_VIEWPORT],
  ] as const)('is at the bottom of the card, and covers no title and no pinned button, on %s', async (_, device) => {
    const page = await openPage({
      path: STRICT_PAGE,
      context: { ...device, permissions: ['clipboard-read', 'clipboard-write'] },
      before: (page) => blockTimersWithDelay(page, TOAST_DURATION_MS),
    })
    const { dialog } = locateModal(page)
    await connect(page, 'lantern')
    const boxOf = async (selector: string) => (await dialog.locator(selector).boundingBox()) ?? expect.fail(selector)
    const bottomOf = async (selector: string) => {
      const { y, height } = await boxOf(selector)
      return y + height
    }
    await openView(page, { view: 'Account' })
    await dialog.getByRole('button', { name: 'Copy address' }).click()
    await dialog.getByRole('status').getByText('Address copied').waitFor()
    expect(await bottomOf('.fy-toast')).toBeLessThan(await bottomOf('.fy-card'))
    expect((await bottomOf('.fy-card')) - (await bottomOf('.fy-toast'))).toBeLessThan(12)
    // The next view has a pinned button, above which the toast moves.
    await openView(page, { view: 'WalletReceive' })
    await dialog.locator('.fy-cta').waitFor()
    await expect.poll(async () => (await bottomOf('.fy-toast')) < (await boxOf('.fy-cta')).y).toBe(true)
    expect((await boxOf('.fy-toast')).y).toBeGreaterThan(await bottomOf('.fy-header'))
  })
})

describe('the account', () => {
  it('copies its address and says so', async () => {
    const page = await openPage({ path: STRICT_PAGE, context: { permissions: ['clipboard-read', 'clipboard-write'] } })
    const modal = locateModal(page)
    await connect(page, 'lantern')
    await modal.openAccount()
    await modal.dialog.getByRole('button', { name: 'Copy address' }).click()
    await modal.dialog.getByRole('status').getByText('Address copied').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(controlWallet(page, 'lantern').addresses[0])
  })
})
