import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { STRICT_PAGE } from './lib/appPaths.ts'
import { controlPhone } from './lib/controlPhone.ts'
import { locateModal } from './lib/locateModal.ts'
import { openPage } from './lib/openPage.ts'
import { openView } from './lib/openView.ts'
import { readState, readStorage } from './lib/readState.ts'
import { connectPhone } from './lib/remote.ts'

const FOREIGN = 137

const accountsOf = (page: Page) =>
  page.evaluate(() => ({
    address: globalThis.__modal!.$account().get().address,
    all: globalThis
      .__modal!.$account()
      .get()
      .allAccounts.map(({ address }) => address),
  }))

it('the page is disconnected and stores no account when the wallet ended the session while the page was closed', async () => {
  const phone = controlPhone()
  // The library throws this when the end of a session reaches it while it deletes the session itself.
  const page = await openPage({ path: STRICT_PAGE, allowed: [/Record was recently deleted/] })
  await connectPhone(page, phone)
  const [url, { address }] = [page.url(), await readState(page)]
  await page.goto('about:blank')
  await phone.disconnect()
  await page.goto(url)
  await page.getByRole('button', { name: 'Connect wallet' }).waitFor()
  expect(await readState(page)).toMatchObject({ status: 'disconnected', address: undefined, open: false })
  expect(await accountsOf(page)).toEqual({ address: undefined, all: [] })
  const { '@appkit/connections': connections = '' } = await readStorage(page)
  expect(connections).toContain('walletconnect')
  expect(connections.toLowerCase()).not.toContain(address!.toLowerCase())
})

describe('the page follows a wallet that', () => {
  it('switches to a network that neither the session nor the app has', async () => {
    const phone = controlPhone()
    const page = await openPage({ path: STRICT_PAGE })
    const modal = locateModal(page)
    await connectPhone(page, phone)
    await phone.chainChanged({ chainId: FOREIGN })
    await modal.dialog.getByRole('alert').getByText('Harbor doesn’t work on Polygon').waitFor()
    expect(await readState(page)).toMatchObject({ view: 'UnsupportedChain', status: 'connected' })
    await modal.button('Base').click()
    await modal.gone()
    expect(await readState(page)).toMatchObject({ caipNetworkId: 'eip155:8453', status: 'connected' })
  })

  it('switches to another of its accounts, which is still the current one after a reload', async () => {
    const phone = controlPhone()
    const [, second] = (await phone.state()).accounts.eip155!
    const page = await openPage({ path: STRICT_PAGE })
    await connectPhone(page, phone)
    await phone.accountsChanged({ account: 1 })
    await expect.poll(async () => (await accountsOf(page)).address).toBe(second)
    await page.reload()
    await expect.poll(() => readState(page)).toMatchObject({ status: 'connected', address: second })
    const modal = locateModal(page)
    await openView(page, { view: 'Account' })
    await modal.text('Foyer Phone').waitFor()
  })

  it('adds and removes accounts and networks', async () => {
    const phone = controlPhone()
    const [first, second] = (await phone.state()).accounts.eip155!
    await phone.policy({ chains: ['eip155:1'], accounts: [first!] })
    const page = await openPage({ path: STRICT_PAGE })
    await connectPhone(page, phone)
    expect(await accountsOf(page)).toEqual({ address: first, all: [first] })

    await phone.update({ chains: ['eip155:1', 'eip155:8453'], accounts: [first!, second!] })
    await expect.poll(() => accountsOf(page)).toEqual({ address: first, all: [first, second] })
    await page.getByRole('button', { name: 'Network: Ethereum' }).click()
    await locateModal(page).button('Base').click()
    await page.getByRole('button', { name: 'Network: Base' }).waitFor()

    await phone.update({ chains: ['eip155:1'], accounts: [second!] })
    await expect.poll(() => accountsOf(page)).toEqual({ address: second, all: [second] })
    await page.getByRole('button', { name: 'Network: Ethereum' }).waitFor()
    expect(await readState(page)).toMatchObject({ status: 'connected', open: false })
  })
})
