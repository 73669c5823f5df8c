import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CosmosNetwork } from '../../network.js'
import { cosmosHub, osmosis } from '../../networks.js'
import {
  ADDRESSES,
  createPage,
  createStorage,
  createWallet,
  KEPLR,
  LEAP,
  openWindow,
  told,
} from '../../testing/createPage.js'

beforeEach(() => void openWindow())
afterEach(() => void vi.unstubAllGlobals())

const isAsked = ({ script }: ReturnType<typeof createWallet>) =>
  vi.waitFor(() => expect(script.open()).toEqual(['connect']))

describe('connecting', () => {
  it('gives the wallet’s account on the network of the page', async () => {
    createWallet()
    const { adapter } = createPage()
    const connection = await adapter.connect({ walletId: KEPLR })
    expect(connection.caipNetworkId).toBe('cosmos:cosmoshub-4')
    expect(connection.accounts).toEqual([
      { address: ADDRESSES[0], type: 'eoa', publicKey: expect.stringMatching(/^[\w+/]{44}$/) },
    ])
    expect(connection.selectAccount).toBeUndefined()
  })

  it('gives the same connection to everybody who asks, as long as it lasts', async () => {
    const wallet = createWallet()
    const { adapter } = createPage()
    const [one, other] = await Promise.all([
      adapter.connect({ walletId: KEPLR }),
      adapter.connect({ walletId: KEPLR, network: osmosis }),
    ])
    expect(other).toBe(one)
    wallet.script.clearLog()
    expect(await adapter.connect({ walletId: KEPLR })).toBe(one)
    expect(told(wallet)).toEqual([])
    await one.disconnect()
    expect(await adapter.connect({ walletId: KEPLR })).not.toBe(one)
  })

  it('goes to the wanted network', async () => {
    createWallet()
    const connection = await createPage().adapter.connect({ walletId: KEPLR, network: osmosis })
    expect(connection.caipNetworkId).toBe('cosmos:osmosis-1')
    expect(connection.accounts[0].address).toMatch(/^osmo1/)
  })

  it.each([
    ['Keplr', 'keplr', KEPLR],
    ['Leap', 'leap', LEAP],
  ] as const)('is declined in %s', async (_name, style, walletId) => {
    createWallet({ style, mode: 'reject' })
    await expect(createPage().adapter.connect({ walletId })).rejects.toMatchObject({ code: 'USER_REJECTED' })
  })

  it('says that there is no such wallet, and no such provider', async () => {
    const { adapter } = createPage({ wallets: [{ id: 'own', name: 'Own', provider: async () => ({}) as never }] })
    await expect(adapter.connect({ walletId: KEPLR })).rejects.toMatchObject({ code: 'WALLET_NOT_FOUND' })
    await expect(adapter.connect({ walletId: 'own' })).rejects.toMatchObject({ code: 'WALLET_NOT_FOUND' })
  })

  it('does not take a wallet for connected that gives no account', async () => {
    const provider = { ...createWallet().provider, getKey: async () => ({ bech32Address: 'cosmos1nothing' }) } as never
    const { adapter } = createPage({ wallets: [{ id: 'own', name: 'Own', provider }] })
    await expect(adapter.connect({ walletId: 'own' })).rejects.toThrow('The wallet gave no account')
  })
})

describe('a chain that the wallet does not know', () => {
  const other: CosmosNetwork = {
    ...osmosis,
    id: 'osmo-test-5',
    caipNetworkId: 'cosmos:osmo-test-5',
    name: 'Osmosis Testnet',
    rpcUrls: { default: { http: ['https://rpc.osmotest5.example'] } },
  }

  it('is told to it, with what it needs to know, and then asked for', async () => {
    const wallet = createWallet()
    const { adapter } = createPage({ networks: [cosmosHub, other] })
    const connection = await adapter.connect({ walletId: KEPLR, network: other })
    expect(connection.accounts[0].address).toMatch(/^osmo1/)
    expect(told(wallet)).toEqual(['enable failed', 'experimentalSuggestChain done', 'enable done', 'getKey done'])
    expect(wallet.script.log()[1]?.params).toMatchObject([
      {
        ...{ chainId: 'osmo-test-5', chainName: 'Osmosis Testnet', bip44: { coinType: 118 } },
        ...{ rpc: 'https://rpc.osmotest5.example', rest: 'https://rpc.osmotest5.example' },
        bech32Config: { bech32PrefixAccAddr: 'osmo', bech32PrefixValAddr: 'osmovaloper' },
        feeCurrencies: [{ coinDenom: 'OSMO', coinMinimalDenom: 'uosmo', coinDecimals: 6, gasPriceStep: { low: 0.04 } }],
      },
    ])
  })

  it('is not added when the visitor declines that', async () => {
    createWallet({ mode: 'reject' })
    const { adapter } = createPage({ networks: [other] })
    await expect(adapter.connect({ walletId: KEPLR })).rejects.toMatchObject({ code: 'USER_REJECTED' })
  })

  it('cannot be used where the network does not say its prefix, or the wallet takes none', async () => {
    const { provider } = createWallet()
    const { cosmos: _chain, ...plain } = other
    const { experimentalSuggestChain: _suggest, ...without } = provider
    const { adapter } = createPage({ networks: [other], wallets: [{ id: 'own', name: 'Own', provider: without }] })
    for (const request of [{ walletId: KEPLR, network: plain }, { walletId: 'own' }]) {
      await expect(adapter.connect(request)).rejects.toMatchObject({ code: 'CHAIN_NOT_SUPPORTED' })
    }
  })
})

describe('a visitor who goes on', () => {
  it('is connected by nothing that the wallet says later, and the wallet forgets the page', async () => {
    const wallet = createWallet({ mode: 'never' })
    const { adapter, storage } = createPage()
    const abort = new AbortController()
    const connecting = adapter.connect({ walletId: KEPLR, signal: abort.signal })
    await isAsked(wallet)
    abort.abort()
    await expect(connecting).rejects.toMatchObject({ code: 'ABORTED' })
    wallet.script.release()
    await vi.waitFor(() => expect(told(wallet)).toEqual(['enable done', 'disable done']))
    const silent = createPage({ storage }).adapter.connect({ walletId: KEPLR, silent: true })
    await expect(silent).rejects.toMatchObject({ code: 'NOT_AUTHORIZED' })
  })

  it('and comes back has the answer to both', async () => {
    const wallet = createWallet({ mode: 'never' })
    const { adapter } = createPage()
    const abort = new AbortController()
    const first = adapter.connect({ walletId: KEPLR, signal: abort.signal })
    await isAsked(wallet)
    abort.abort()
    await expect(first).rejects.toMatchObject({ code: 'ABORTED' })
    const second = adapter.connect({ walletId: KEPLR })
    await vi.waitFor(() => expect(told(wallet)).toHaveLength(2))
    wallet.script.release()
    await second
    expect(told(wallet)).toEqual(['enable done', 'enable done', 'getKey done'])
  })

  it('is not asked to add a chain any more', async () => {
    const wallet = createWallet({ chains: [] })
    const abort = new AbortController()
    const { enable } = wallet.provider
    const provider = {
      ...wallet.provider,
      enable(chainId: string) {
        abort.abort()
        return enable(chainId)
      },
    }
    const { adapter } = createPage({ wallets: [{ id: 'own', name: 'Own', provider }] })
    await expect(adapter.connect({ walletId: 'own', signal: abort.signal })).rejects.toMatchObject({ code: 'ABORTED' })
    await vi.waitFor(() => expect(told(wallet)).toEqual(['enable failed']))
  })
})

describe('coming back', () => {
  it('restores what was connected, on its network, and nothing else', async () => {
    const wallet = createWallet()
    const storage = createStorage()
    const { adapter } = createPage({ storage })
    await expect(adapter.connect({ walletId: KEPLR, silent: true })).rejects.toMatchObject({ code: 'NOT_AUTHORIZED' })
    expect(told(wallet)).toEqual([])
    await adapter.connect({ walletId: KEPLR, network: osmosis })

    wallet.script.mode('reject')
    const back = await createPage({ storage }).adapter.connect({ walletId: KEPLR, silent: true })
    expect(back.caipNetworkId).toBe('cosmos:osmosis-1')
    const elsewhere = createPage({ storage, networks: [cosmosHub] })
    const refused = elsewhere.adapter.connect({ walletId: KEPLR, silent: true })
    await expect(refused).rejects.toMatchObject({ code: 'NOT_AUTHORIZED' })
  })

  it('waits for a Leap that is locked or has taken it back, which it says without a prompt', async () => {
    const wallet = createWallet({ style: 'leap' })
    const storage = createStorage()
    await createPage({ storage }).adapter.connect({ walletId: LEAP })
    const back = await createPage({ storage }).adapter.connect({ walletId: LEAP, silent: true })
    expect(back.accounts[0].address).toBe(ADDRESSES[0])
    wallet.script.lock()
    wallet.script.clearLog()
    const silent = createPage({ storage }).adapter.connect({ walletId: LEAP, silent: true })
    await expect(silent).rejects.toMatchObject({ code: 'WALLET_LOCKED' })
    expect(told(wallet)).toEqual(['isConnected done'])
  })

  it('is over after a disconnect, which the wallet is told, and waits for when it is asked again', async () => {
    const wallet = createWallet()
    const { adapter, storage } = createPage()
    const connection = await adapter.connect({ walletId: KEPLR })
    await connection.switchNetwork?.(osmosis)
    wallet.script.clearLog()
    await Promise.all([connection.disconnect(), adapter.connect({ walletId: KEPLR, network: cosmosHub })])
    expect(told(wallet)).toEqual(['disable done', 'enable done', 'getKey done'])
    expect(wallet.script.log()[0]?.params).toEqual([['osmosis-1', 'cosmoshub-4']])
    await connection.disconnect()
    expect(told(wallet)).toHaveLength(3)
    const back = await createPage({ storage }).adapter.connect({ walletId: KEPLR, silent: true })
    expect(back.caipNetworkId).toBe('cosmos:cosmoshub-4')
  })

  it('ends for the page also when the wallet does not answer', async () => {
    const wallet = createWallet()
    const provider = { ...wallet.provider, disable: () => new Promise<void>(() => {}) }
    const { adapter } = createPage({ wallets: [{ id: 'own', name: 'Own', provider }] })
    const connection = await adapter.connect({ walletId: 'own' })
    await connection.disconnect()
    await expect(connection.signMessage?.({ message: 'x', account: connection.accounts[0] })).rejects.toMatchObject({
      code: 'CONNECTION_ENDED',
    })
  })
})
