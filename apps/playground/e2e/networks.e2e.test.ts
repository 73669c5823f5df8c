import { describe, expect, it } from 'vitest'
import { createPlaygroundPath, STRICT_PAGE } from './lib/appPaths.ts'
import { connect } from './lib/connect.ts'
import { controlWallet } from './lib/controlWallet.ts'
import { locateModal } from './lib/locateModal.ts'
import { openPage } from './lib/openPage.ts'
import { openView } from './lib/openView.ts'
import { readState } from './lib/readState.ts'

const LANTERN = 'sandbox.foyer.lantern'
const chainOf = (provider: string) =>
  globalThis.__sandboxWallets?.[provider]?.provider.request({ method: 'eth_chainId' })

describe('switching the network', () => {
  it('S0.006 in the modal switches the wallet, there and back', async () => {
    const page = await openPage({ path: STRICT_PAGE })
    const modal = locateModal(page)
    await connect(page, 'lantern')
    for (const [name, id, hex] of [
      ['Base', 'eip155:8453', '0x2105'],
      ['Ethereum', 'eip155:1', '0x1'],
    ] as const) {
      await page.getByRole('button', { name: /^Network: / }).click()
      await modal.button(name).click()
      await modal.gone()
      await page.getByRole('button', { name: `Network: ${name}` }).waitFor()
      expect(await readState(page)).toMatchObject({ status: 'connected', caipNetworkId: id })
      expect(await page.evaluate(chainOf, LANTERN)).toBe(hex)
    }
  })

  it('S4.048 without a connection only sets the app’s network, without a request to a wallet', async () => {
    const page = await openPage({ path: STRICT_PAGE })
    const modal = locateModal(page)
    await page.getByRole('button', { name: 'Network: Ethereum' }).click()
    await modal.button('OP Mainnet').click()
    await modal.gone()
    await page.getByRole('button', { name: 'Network: OP Mainnet' }).waitFor()
    expect(await controlWallet(page, 'lantern').script.log()).toEqual([])
    await page.reload()
    await page.getByRole('button', { name: 'Network: OP Mainnet' }).waitFor()
  })

  it.each([4902, 32603] as const)(
    'S7.053 adds a network that the wallet does not know, by its error code %s',
    async (switchErrorCode) => {
      const page = await openPage({
        path: STRICT_PAGE,
        setup: { mode: 'approve', knownChains: [1, 8453], switchErrorCode },
      })
      const modal = locateModal(page)
      await connect(page, 'lantern')
      await page.getByRole('button', { name: 'Network: Ethereum' }).click()
      await modal.button('OP Mainnet').click()
      await modal.gone()
      expect(await page.evaluate(chainOf, LANTERN)).toBe('0xa')
      const added = (await controlWallet(page, 'lantern').script.log()).find(
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

  it('S4.058 says when the wallet cannot add the network, and returns to the list', async () => {
    const page = await openPage({ path: STRICT_PAGE, setup: { mode: 'approve', knownChains: [1], addResult: 'fail' } })
    const modal = locateModal(page)
    await connect(page, 'lantern')
    await page.getByRole('button', { name: 'Network: Ethereum' }).click()
    await modal.button('Base').click()
    await modal.text('Lantern can’t add Base. Use another wallet or network.').waitFor()
    expect(await readState(page)).toMatchObject({ view: 'Networks', caipNetworkId: 'eip155:1' })
  })

  it('S4.054 keeps the old network when the user declines, and offers Try again and Stay', async () => {
    const page = await openPage({ path: STRICT_PAGE })
    const modal = locateModal(page)
    await connect(page, 'lantern')
    const { script } = controlWallet(page, 'lantern')
    await openView(page, { view: 'Account' })
    await modal.button('Network: Ethereum').click()
    await script.mode('reject')
    await modal.button('Base').click()
    await modal.dialog.getByRole('alert').getByText('Still on Ethereum').waitFor()
    await modal.button('Try again').click()
    await modal.dialog.getByRole('alert').getByText('Still on Ethereum').waitFor()
    await modal.button('Stay').click()
    await modal.title.getByText('Networks').waitFor()
    expect(await readState(page)).toMatchObject({ caipNetworkId: 'eip155:1' })
    await script.mode('approve')
    await modal.button('Base').click()
    await modal.title.getByText('Account').waitFor()
    expect(await readState(page)).toMatchObject({ caipNetworkId: 'eip155:8453' })
  })

  it('without an answer says what to do, can be left by Back and Close, and follows a late answer silently', async () => {
    const page = await openPage({ path: STRICT_PAGE })
    const modal = locateModal(page)
    await connect(page, 'lantern')
    const { script } = controlWallet(page, 'lantern')
    await script.mode('never')
    await page.getByRole('button', { name: 'Network: Ethereum' }).click()
    await modal.button('Base').click()
    await modal.dialog.getByRole('status').getByText('Switch to Base').waitFor()
    await modal.back.click()
    await modal.title.getByText('Networks').waitFor()
    await modal.close.click()
    await modal.gone()
    await script.release()
    // The wallet is on Base; the page shows it without opening the modal.
    await page.getByRole('button', { name: 'Network: Base' }).waitFor()
    expect((await readState(page)).open).toBe(false)
  })

  it('S8.001 to a network outside the list is refused with an alert', async () => {
    const page = await openPage({ path: STRICT_PAGE, expected: [/eip155:999999/] })
    const code = await page.evaluate(() =>
      globalThis.__modal!.switchNetwork('eip155:999999').then(
        () => 'switched',
        (error: { code: string }) => error.code,
      ),
    )
    expect(code).toBe('NETWORK_NOT_FOUND')
    const alerts = await page.evaluate(() => globalThis.__modal!.context.stores.notices!.$alerts.get())
    expect(alerts.map(({ title }) => title)).toEqual(['Network Not Found'])
  })
})

describe('the list of networks', () => {
  it('can be searched, shows the number of results, and says what to do without any', async () => {
    const page = await openPage({ path: STRICT_PAGE })
    const modal = locateModal(page)
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

  it('marks the current network, and separates the test networks', async () => {
    const page = await openPage({ path: createPlaygroundPath({ networks: ['mainnet', 'sepolia'] }) })
    const modal = locateModal(page)
    await openView(page, { view: 'Networks' })
    expect(await modal.button('Ethereum').getAttribute('aria-current')).toBe('true')
    await modal.dialog.getByRole('button', { name: 'Testnets' }).click()
    await modal.text('Tokens on test networks have no value.').waitFor()
    expect(await modal.dialog.getByRole('listitem').count()).toBe(1)
  })

  it('S5.053 is not offered with features.networkSwitch off', async () => {
    const page = await openPage({ path: createPlaygroundPath({ 'features.networkSwitch': false }) })
    await connect(page, 'lantern')
    expect(await page.getByRole('button', { name: /^Network: / }).count()).toBe(0)
    await openView(page, { view: 'Account' })
    expect(await locateModal(page).button('Network: Ethereum').count()).toBe(0)
  })
})
