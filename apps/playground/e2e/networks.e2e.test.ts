import { describe, expect, it } from 'vitest'
import { connect } from './lib/connect.ts'
import { modalOf } from './lib/modalOf.ts'
import { openPage } from './lib/openPage.ts'
import { openView } from './lib/openView.ts'
import { SITE, siteWith } from './lib/site.ts'
import { stateOf } from './lib/stateOf.ts'
import { wallet } from './lib/wallet.ts'

const LANTERN = 'sandbox.foyer.lantern'
const chainOf = (provider: string) =>
  globalThis.__sandboxWallets?.[provider]?.provider.request({ method: 'eth_chainId' })

describe('switching the network', () => {
  it('S0.006 in the modal switches the wallet, there and back', async () => {
    const page = await openPage({ path: SITE })
    const modal = modalOf(page)
    await connect(page, 'lantern')
    for (const [name, id, hex] of [
      ['Base', 'eip155:8453', '0x2105'],
      ['Ethereum', 'eip155:1', '0x1'],
    ] as const) {
      await page.getByRole('button', { name: /^Network: / }).click()
      await modal.button(name).click()
      await modal.gone()
      await page.getByRole('button', { name: `Network: ${name}` }).waitFor()
      expect(await stateOf(page)).toMatchObject({ status: 'connected', caipNetworkId: id })
      expect(await page.evaluate(chainOf, LANTERN)).toBe(hex)
    }
  })

  it('S4.048 without a wallet only sets the page’s network, which the wallet is not bothered with', async () => {
    const page = await openPage({ path: SITE })
    const modal = modalOf(page)
    await page.getByRole('button', { name: 'Network: Ethereum' }).click()
    await modal.button('OP Mainnet').click()
    await modal.gone()
    await page.getByRole('button', { name: 'Network: OP Mainnet' }).waitFor()
    expect(await wallet(page, 'lantern').script.log()).toEqual([])
    await page.reload()
    await page.getByRole('button', { name: 'Network: OP Mainnet' }).waitFor()
  })

  it.each([4902, 32603] as const)(
    'S7.053 adds a network that the wallet does not know, whichever way it says so: %s',
    async (switchErrorCode) => {
      const page = await openPage({ path: SITE, setup: { mode: 'approve', knownChains: [1, 8453], switchErrorCode } })
      const modal = modalOf(page)
      await connect(page, 'lantern')
      await page.getByRole('button', { name: 'Network: Ethereum' }).click()
      await modal.button('OP Mainnet').click()
      await modal.gone()
      expect(await page.evaluate(chainOf, LANTERN)).toBe('0xa')
      const added = (await wallet(page, 'lantern').script.log()).find(
        ({ method }) => method === 'wallet_addEthereumChain',
      )
      const [chain] = added!.params as [Record<string, unknown>]
      expect(chain).toMatchObject({
        chainId: '0xa',
        chainName: 'OP Mainnet',
        nativeCurrency: { symbol: 'ETH', decimals: 18 },
      })
      expect(Object.keys(chain)).toEqual(expect.arrayContaining(['rpcUrls', 'blockExplorerUrls']))
    },
  )

  it('S4.058 a wallet that cannot add it: the visitor is told, and is back where they came from', async () => {
    const page = await openPage({ path: SITE, setup: { mode: 'approve', knownChains: [1], addResult: 'fail' } })
    const modal = modalOf(page)
    await connect(page, 'lantern')
    await page.getByRole('button', { name: 'Network: Ethereum' }).click()
    await modal.button('Base').click()
    await modal.text('Lantern can’t add Base. Use another wallet or network.').waitFor()
    expect(await stateOf(page)).toMatchObject({ view: 'Networks', caipNetworkId: 'eip155:1' })
  })

  it('S4.054 declined: still on the old one, with Try again and Stay', async () => {
    const page = await openPage({ path: SITE })
    const modal = modalOf(page)
    await connect(page, 'lantern')
    const { script } = wallet(page, 'lantern')
    await openView(page, { view: 'Account' })
    await modal.button('Network: Ethereum').click()
    await script.mode('reject')
    await modal.button('Base').click()
    await modal.dialog.getByRole('alert').getByText('Still on Ethereum').waitFor()
    await modal.button('Try again').click()
    await modal.dialog.getByRole('alert').getByText('Still on Ethereum').waitFor()
    await modal.button('Stay').click()
    await modal.title.getByText('Networks').waitFor()
    expect(await stateOf(page)).toMatchObject({ caipNetworkId: 'eip155:1' })
    await script.mode('approve')
    await modal.button('Base').click()
    await modal.title.getByText('Account').waitFor()
    expect(await stateOf(page)).toMatchObject({ caipNetworkId: 'eip155:8453' })
  })

  it('never answered: the view says what to do, back and close work, and a late answer is followed quietly', async () => {
    const page = await openPage({ path: SITE })
    const modal = modalOf(page)
    await connect(page, 'lantern')
    const { script } = wallet(page, 'lantern')
    await script.mode('never')
    await page.getByRole('button', { name: 'Network: Ethereum' }).click()
    await modal.button('Base').click()
    await modal.dialog.getByRole('status').getByText('Switch to Base').waitFor()
    await modal.back.click()
    await modal.title.getByText('Networks').waitFor()
    await modal.close.click()
    await modal.gone()
    await script.release()
    // The wallet is on Base now; the page says so, and does not open anything.
    await page.getByRole('button', { name: 'Network: Base' }).waitFor()
    expect((await stateOf(page)).open).toBe(false)
  })

  it('S8.001 to one that is not in the list is refused with the alert', async () => {
    const page = await openPage({ path: SITE, expected: [/eip155:999999/] })
    const code = await page.evaluate(() =>
      globalThis.__modal!.switchNetwork('eip155:999999').then(
        () => 'switched',
        (error: { code: string }) => error.code,
      ),
    )
    expect(code).toBe('NETWORK_NOT_FOUND')
    const alerts = await page.evaluate(() => globalThis.__modal!.context.complete!.stores.notices.$alerts.get())
    expect(alerts.map(({ title }) => title)).toEqual(['Network Not Found'])
  })
})

describe('the list of networks', () => {
  it('is searched, says how many it found, and what to do when it found none', async () => {
    const page = await openPage({ path: SITE })
    const modal = modalOf(page)
    await openView(page, { view: 'Networks' })
    const search = modal.dialog.getByRole('searchbox', { name: 'Search networks' })
    await search.fill('base')
    await expect.poll(() => modal.dialog.getByRole('listitem').count()).toBe(1)
    await modal.dialog.getByRole('status').getByText('1 network').waitFor({ state: 'attached' })
    await search.fill('nowhere')
    await modal.text('No network called “nowhere”').waitFor()
    await modal.dialog.getByRole('button', { name: 'Clear search' }).click()
    await expect.poll(() => modal.dialog.getByRole('listitem').count()).toBe(3)
    expect(await search.evaluate((input) => (input.getRootNode() as ShadowRoot).activeElement === input)).toBe(true)
  })

  it('marks the current one and separates the test networks', async () => {
    const page = await openPage({ path: siteWith({ networks: ['mainnet', 'sepolia'] }) })
    const modal = modalOf(page)
    await openView(page, { view: 'Networks' })
    expect(await modal.button('Ethereum').getAttribute('aria-current')).toBe('true')
    await modal.dialog.getByRole('button', { name: 'Testnets' }).click()
    await modal.text('Tokens on test networks have no value.').waitFor()
    expect(await modal.dialog.getByRole('listitem').count()).toBe(1)
  })

  it('S5.053 is not offered with enableNetworkSwitch off', async () => {
    const page = await openPage({ path: siteWith({ enableNetworkSwitch: false }) })
    await connect(page, 'lantern')
    expect(await page.getByRole('button', { name: /^Network: / }).count()).toBe(0)
    await openView(page, { view: 'Account' })
    expect(await modalOf(page).button('Network: Ethereum').count()).toBe(0)
  })
})
