import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { connect } from './lib/connect.ts'
import { controlPhone } from './lib/controlPhone.ts'
import { controlWallet, controlWalletById } from './lib/controlWallet.ts'
import { getTestService } from './lib/getTestService.ts'
import { locateModal } from './lib/locateModal.ts'
import { locateNamespaceCard } from './lib/locateNamespaceCard.ts'
import { NAMESPACES, type NamespaceCase } from './lib/namespaces.ts'
import { openPage } from './lib/openPage.ts'
import { readState } from './lib/readState.ts'
import { openModalAndReadQr } from './lib/remote.ts'

interface Traces {
  readonly [key: string]: string
}

/** Leaves only what another library would have stored, as if the site had used that library until now. */
async function replaceFoyersTraces(page: Page, traces: Traces): Promise<void> {
  const blank = new URL('/blank', getTestService('siteUrl')).href
  await page.route(blank, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  )
  await page.goto(blank)
  await page.evaluate((traces) => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('@appkit/')) localStorage.removeItem(key)
    for (const [key, value] of Object.entries(traces)) localStorage.setItem(key, value)
  }, traces)
}

/** Opens the site after its move to Foyer. Notes everything that it shows. */
async function openMovedSite(page: Page, path = '/pages/options/?sandbox=approve'): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = []
    globalThis.__noted = seen
    Object.assign(globalThis, {
      __options: (values: { readonly mainnet: unknown }) => ({
        networks: [values.mainnet],
        features: { takeOver: true },
        onLog: (_level: string, message: string) => seen.push(`log: ${message}`),
      }),
    })
    new MutationObserver(() => seen.push(document.body?.textContent ?? '')).observe(document, {
      ...{ subtree: true, childList: true, characterData: true },
    })
  })
  await page.goto(new URL(path, getTestService('siteUrl')).href)
  await page.waitForFunction(() => '__modal' in globalThis)
}

const loggedIn = (page: Page) =>
  page.evaluate(() => (globalThis.__noted ?? []).filter((each) => each.startsWith('log: ')).join('\n'))
const shownIn = (page: Page) =>
  page.evaluate(() => (globalThis.__noted ?? []).filter((each) => !each.startsWith('log: ')).join('\n'))
const recordsOf = (page: Page) =>
  page.evaluate(() =>
    Object.values(globalThis.__modal!.context.stores.connections.$connections.get()).flatMap(
      (each) => each?.records ?? [],
    ),
  )

describe('a user who was connected by another library', () => {
  it('stays connected by wagmi’s own stored state, without a prompt', { tags: ['journey'] }, async () => {
    // wagmi itself writes its state here: the app has a config of its own.
    const page = await openPage({ path: '/pages/wagmi/?config=own' })
    await connect(page, 'lantern')
    const lantern = controlWallet(page, 'lantern')
    const address = lantern.addresses[0]
    await expect.poll(() => page.evaluate(() => localStorage.getItem('wagmi.store'))).toContain(address)
    await replaceFoyersTraces(page, {})
    await openMovedSite(page)
    await expect.poll(() => readState(page)).toMatchObject({ status: 'connected', address })
    const methods = (await lantern.script.log()).map(({ method }) => method)
    expect(methods).toContain('eth_accounts')
    expect(methods.filter((method) => /request(Accounts|Permissions)|sign/i.test(method))).toEqual([])

    // Once it has disconnected in Foyer, wagmi's old state connects nothing.
    await page.evaluate(() => globalThis.__modal!.disconnect())
    await page.reload()
    await page.getByRole('button', { name: 'Connect wallet' }).first().waitFor()
    expect(await page.evaluate(() => localStorage.getItem('wagmi.store'))).toContain(address)
    expect(await readState(page)).toMatchObject({ status: 'disconnected' })
  })

  // Each library's key and its value, and the methods that prompt the user.
  const CASES = [
    {
      ...{ library: 'Solana’s wallet-adapter', namespace: 'solana' },
      ...{ wallet: 'Meridian', id: 'sandbox.foyer.meridian', traces: { walletName: '"Meridian"' } },
    },
    {
      ...{ library: 'sats-connect', namespace: 'bip122' },
      ...{
        wallet: 'Ferrow',
        id: 'sandbox.foyer.ferrow',
        traces: { 'sats-connect_defaultProvider': 'FerrowProviders.Bitcoin' },
      },
    },
    {
      ...{ library: 'cosmos-kit', namespace: 'cosmos' },
      ...{ wallet: 'Leap Wallet', id: 'sandbox.foyer.tamarack' },
      traces: { 'cosmos-kit@2:core//current-wallet': 'leap-extension' },
    },
    {
      ...{ library: 'AppKit', namespace: 'solana' },
      ...{ wallet: 'Meridian', id: 'sandbox.foyer.meridian' },
      traces: { '@appkit/solana:connected_connector_id': 'Meridian', '@appkit/connection_status': 'connected' },
    },
  ] as const

  it.each(CASES)('stays connected by what $library stored', async ({ namespace, wallet, id, traces }) => {
    const { label } = NAMESPACES.find((each) => each.namespace === namespace) as NamespaceCase
    const page = await openPage({
      path: `/pages/namespaces/?only=${namespace}`,
      allowed: [/is not from this version/],
    })
    const card = locateNamespaceCard(page, label)
    await card.open(wallet)
    await expect.poll(card.address).toMatch(/:/)
    const account = await card.address()
    await replaceFoyersTraces(page, traces)
    await openMovedSite(page, `/pages/namespaces/?only=${namespace}&takeover&sandbox=approve`)
    await expect.poll(() => readState(page)).toMatchObject({ status: 'connected' })
    const { address } = await readState(page)
    expect(account?.endsWith(`:${address}`)).toBe(true)
    const asked = (await controlWalletById(page, id).log()).map(({ method }) => method)
    expect(asked.filter((method) => /sign|requestAccounts|getAddresses|wallet_connect/i.test(method))).toEqual([])
  })

  it('keeps a phone’s session that the site’s own WalletConnect client stored', async () => {
    const phone = controlPhone()
    // WalletConnect's own provider stores the session in its database here.
    const page = await openPage({ path: '/pages/provider/' })
    const modal = locateModal(page)
    await phone.policy({ proposals: 'approve', requests: 'approve' })
    await phone.pair({ uri: await openModalAndReadQr(page) })
    await modal.gone()
    const address = (await phone.state()).accounts.eip155?.[0]
    const account = {
      accounts: [address],
      chainId: 1,
      connector: { id: 'walletConnect', name: 'WalletConnect', type: 'walletConnect', uid: 'a' },
    }
    const state = { connections: { __type: 'Map', value: [['a', account]] }, chainId: 1, current: 'a' }
    await replaceFoyersTraces(page, { 'wagmi.store': JSON.stringify({ state, version: 3 }) })
    await openMovedSite(page)
    await expect.poll(() => readState(page)).toMatchObject({ status: 'connected', address })
    await page.evaluate(() => globalThis.__modal!.disconnect())
    await phone.until(({ sessions }) => sessions.length === 0)
  })
})

describe('a trace that lies', () => {
  const wagmiState = (connector: object, address = `0x${'12'.repeat(20)}`) =>
    JSON.stringify({
      state: {
        connections: { __type: 'Map', value: [['a', { accounts: [address], chainId: 1, connector }]] },
        ...{ chainId: 1, current: 'a' },
      },
      version: 3,
    })

  it.each([
    [
      'a wallet that never authorized the site',
      { id: 'sandbox.foyer.lantern', name: 'Lantern', type: 'injected', uid: 'a' },
      '"sandbox.foyer.lantern" was not restored',
    ],
    [
      'a wallet that is not here',
      { id: 'example.absent', name: '<b>Absent</b>', type: 'injected', uid: 'a' },
      '"example.absent" was not restored',
    ],
    [
      'a session that does not exist',
      { id: 'walletConnect', name: 'WalletConnect', type: 'walletConnect', uid: 'a' },
      'Wallets that another library stored: none',
    ],
    [
      'the embedded wallet',
      { id: 'auth', name: 'Auth', type: 'auth', uid: 'a' },
      'Wallets that another library stored: none',
    ],
  ])('and names %s connects nothing and shows nothing', async (_name, connector, line) => {
    const page = await openPage({ path: '/pages/strict/' })
    await replaceFoyersTraces(page, { 'wagmi.store': wagmiState(connector) })
    await openMovedSite(page)
    await expect.poll(() => loggedIn(page)).toContain(line)
    await expect.poll(() => readState(page)).toMatchObject({ status: 'disconnected', address: undefined })
    await expect.poll(() => recordsOf(page)).toEqual([])
    const asked = (await controlWallet(page, 'lantern').script.log()).map(({ method }) => method)
    expect(asked.filter((method) => /request(Accounts|Permissions)|sign/i.test(method))).toEqual([])
    expect(await shownIn(page)).not.toMatch(/0x1212|absent/i)
    // No database was made for a session that does not exist.
    expect((await page.evaluate(() => indexedDB.databases())).map(({ name }) => name)).toEqual([])
  })

  it('and names an account that the wallet does not have connects nothing', async () => {
    const page = await openPage({ path: '/pages/strict/' })
    await connect(page, 'lantern')
    const connector = { id: 'sandbox.foyer.lantern', name: 'Lantern', type: 'injected', uid: 'a' }
    await replaceFoyersTraces(page, { 'wagmi.store': wagmiState(connector) })
    await openMovedSite(page)
    await expect.poll(() => loggedIn(page)).toContain('"sandbox.foyer.lantern" was not restored')
    await expect.poll(() => recordsOf(page)).toEqual([])
    await expect.poll(() => readState(page)).toMatchObject({ status: 'disconnected', address: undefined })
    expect(await shownIn(page)).not.toMatch(/0x1212/i)
  })
})
