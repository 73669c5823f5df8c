import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { modalOf } from './lib/modalOf.ts'
import { openPage } from './lib/openPage.ts'
import { openView } from './lib/openView.ts'
import { phoneOf } from './lib/phone.ts'
import { connectPhone } from './lib/remote.ts'
import { SITE } from './lib/site.ts'
import { stateOf, storageOf } from './lib/stateOf.ts'

const FOREIGN = 137

const accountsOf = (page: Page) =>
  page.evaluate(() => ({
    address: globalThis.__modal!.$account().get().address,
    all: globalThis
      .__modal!.$account()
      .get()
      .allAccounts.map(({ address }) => address),
  }))

it('a session that the wallet ended while the page was closed: the page finds nobody, and keeps no account', async () => {
  const phone = phoneOf()
  const page = await openPage({ path: SITE })
  await connectPhone(page, phone)
  const [url, { address }] = [page.url(), await stateOf(page)]
  await page.goto('about:blank')
  await phone.disconnect()
  await page.goto(url)
  await page.getByRole('button', { name: 'Connect wallet' }).waitFor()
  expect(await stateOf(page)).toMatchObject({ status: 'disconnected', address: undefined, open: false })
  expect(await accountsOf(page)).toEqual({ address: undefined, all: [] })
  const { '@appkit/connections': connections = '' } = await storageOf(page)
  expect(connections).toContain('walletconnect')
  expect(connections.toLowerCase()).not.toContain(address!.toLowerCase())
})

describe('what the wallet does to an open session is followed by the page', () => {
  it('it goes to a network that neither the session nor the site has', async () => {
    const phone = phoneOf()
    const page = await openPage({ path: SITE })
    const modal = modalOf(page)
    await connectPhone(page, phone)
    await phone.chainChanged({ chainId: FOREIGN })
    await modal.dialog.getByRole('alert').getByText('Harbor doesn’t work on Polygon').waitFor()
    expect(await stateOf(page)).toMatchObject({ view: 'UnsupportedChain', status: 'connected' })
    await modal.button('Base').click()
    await modal.gone()
    expect(await stateOf(page)).toMatchObject({ caipNetworkId: 'eip155:8453', status: 'connected' })
  })

  it('it goes to another of its accounts, which is still the one after a reload', async () => {
    const phone = phoneOf()
    const [, second] = (await phone.state()).accounts.eip155!
    const page = await openPage({ path: SITE })
    await connectPhone(page, phone)
    await phone.accountsChanged({ account: 1 })
    await expect.poll(async () => (await accountsOf(page)).address).toBe(second)
    await page.reload()
    await expect.poll(() => stateOf(page)).toMatchObject({ status: 'connected', address: second })
    const modal = modalOf(page)
    await openView(page, { view: 'Account' })
    await modal.text('Foyer Phone').waitFor()
  })

  it('it adds and takes away accounts and networks', async () => {
    const phone = phoneOf()
    const [first, second] = (await phone.state()).accounts.eip155!
    await phone.policy({ chains: ['eip155:1'], accounts: [first!] })
    const page = await openPage({ path: SITE })
    await connectPhone(page, phone)
    expect(await accountsOf(page)).toEqual({ address: first, all: [first] })

    await phone.update({ chains: ['eip155:1', 'eip155:8453'], accounts: [first!, second!] })
    await expect.poll(() => accountsOf(page)).toEqual({ address: first, all: [first, second] })
    await page.getByRole('button', { name: 'Network: Ethereum' }).click()
    await modalOf(page).button('Base').click()
    await page.getByRole('button', { name: 'Network: Base' }).waitFor()

    await phone.update({ chains: ['eip155:1'], accounts: [second!] })
    await expect.poll(() => accountsOf(page)).toEqual({ address: second, all: [second] })
    await page.getByRole('button', { name: 'Network: Ethereum' }).waitFor()
    expect(await stateOf(page)).toMatchObject({ status: 'connected', open: false })
  })
})
