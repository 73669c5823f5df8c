import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CosmosNetwork } from '../../network.js'
import { cosmosHub, osmosis } from '../../networks.js'
import {
  ADDRESSES,
  createStorage,
  createTestApp,
  createWallet,
  KEPLR_ID,
  LEAP_ID,
  listRequests,
  stubWindow,
} from '../../testing/createTestApp.js'

beforeEach(() => void stubWindow())
afterEach(() => void vi.unstubAllGlobals())

const isRequested = ({ script }: ReturnType<typeof createWallet>) =>
  vi.waitFor(() => expect(script.open()).toEqual(['connect']))

describe('connecting', () => {
  it('returns the wallet’s account on the app’s network', async () => {
    createWallet()
    const { adapter } = createTestApp()
    const connection = await adapter.connect({ walletId: KEPLR_ID })
    expect(connection.caipNetworkId).toBe('cosmos:cosmoshub-4')
    expect(connection.accounts).toEqual([
      { address: ADDRESSES[0], type: 'eoa', publicKey: expect.stringMatching(/^[\w+/]{44}$/) },
    ])
    expect(connection.selectAccount).toBeUndefined()
  })

  it('returns the same connection to every caller', async () => {
    const wallet = createWallet()
    const { adapter } = createTestApp()
    const [one, other] = await Promise.all([
      adapter.connect({ walletId: KEPLR_ID }),
      adapter.connect({ walletId: KEPLR_ID, network: osmosis }),
    ])
    expect(other).toBe(one)
    wallet.script.clearLog()
    expect(await adapter.connect({ walletId: KEPLR_ID })).toBe(one)
    expect(listRequests(wallet)).toEqual([])
    await one.disconnect()
    expect(await adapter.connect({ walletId: KEPLR_ID })).not.toBe(one)
  })

  it('uses the requested network', async () => {
    createWallet()
    const connection = await createTestApp().adapter.connect({ walletId: KEPLR_ID, network: osmosis })
    expect(connection.caipNetworkId).toBe('cosmos:osmosis-1')
    expect(connection.accounts[0].address).toMatch(/^osmo1/)
  })

  it.each([
    ['Keplr', 'keplr', KEPLR_ID],
    ['Leap', 'leap', LEAP_ID],
  ] as const)('is declined in %s', async (_name, style, walletId) => {
    createWallet({ style, mode: 'reject' })
    await expect(createTestApp().adapter.connect({ walletId })).rejects.toMatchObject({ code: 'USER_REJECTED' })
  })

  it('rejects an unknown wallet, and a provider that fails to load', async () => {
    const { adapter } = createTestApp({ wallets: [{ id: 'own', name: 'Own', provider: async () => ({}) as never }] })
    await expect(adapter.connect({ walletId: KEPLR_ID })).rejects.toMatchObject({ code: 'WALLET_NOT_FOUND' })
    await expect(adapter.connect({ walletId: 'own' })).rejects.toMatchObject({ code: 'WALLET_NOT_FOUND' })
  })

  it('rejects a wallet without an account', async () => {
    const provider = { ...createWallet().provider, getKey: async () => ({ bech32Address: 'cosmos1nothing' }) } as never
    const { adapter } = createTestApp({ wallets: [{ id: 'own', name: 'Own', provider }] })
    await expect(adapter.connect({ walletId: 'own' })).rejects.toThrow('The wallet returned no valid account')
  })
})

describe('a chain unknown to the wallet', () => {
  const other: CosmosNetwork = {
    ...osmosis,
    id: 'osmo-test-5',
    caipNetworkId: 'cosmos:osmo-test-5',
    name: 'Osmosis Testnet',
    rpcUrls: { default: { http: ['https://rpc.osmotest5.example'] } },
  }

  it('is suggested with its data, then enabled', async () => {
    const wallet = createWallet()
    const { adapter } = createTestApp({ networks: [cosmosHub, other] })
    const connection = await adapter.connect({ walletId: KEPLR_ID, network: other })
    expect(connection.accounts[0].address).toMatch(/^osmo1/)
    expect(listRequests(wallet)).toEqual([
      'enable failed',
      'experimentalSuggestChain done',
      'enable done',
      'getKey done',
    ])
    expect(wallet.script.log()[1]?.params).toMatchObject([
      {
        ...{ chainId: 'osmo-test-5', chainName: 'Osmosis Testnet', bip44: { coinType: 118 } },
        ...{ rpc: 'https://rpc.osmotest5.example', rest: 'https://rpc.osmotest5.example' },
        bech32Config: { bech32PrefixAccAddr: 'osmo', bech32PrefixValAddr: 'osmovaloper' },
        feeCurrencies: [{ coinDenom: 'OSMO', coinMinimalDenom: 'uosmo', coinDecimals: 6, gasPriceStep: { low: 0.04 } }],
      },
    ])
  })

  it('is not added when the user declines', async () => {
    createWallet({ mode: 'reject' })
    const { adapter } = createTestApp({ networks: [other] })
    await expect(adapter.connect({ walletId: KEPLR_ID })).rejects.toMatchObject({ code: 'USER_REJECTED' })
  })

  it('is unsupported without a prefix, or if the wallet cannot add chains', async () => {
    const { provider } = createWallet()
    const { cosmos: _chain, ...plain } = other
    const { experimentalSuggestChain: _suggest, ...without } = provider
    const { adapter } = createTestApp({ networks: [other], wallets: [{ id: 'own', name: 'Own', provider: without }] })
    for (const request of [{ walletId: KEPLR_ID, network: plain }, { walletId: 'own' }]) {
      await expect(adapter.connect(request)).rejects.toMatchObject({ code: 'CHAIN_NOT_SUPPORTED' })
    }
  })
})

describe('an aborted request', () => {
  it('ignores a late approval, and revokes it', async () => {
    const wallet = createWallet({ mode: 'never' })
    const { adapter, storage } = createTestApp()
    const abort = new AbortController()
    const connecting = adapter.connect({ walletId: KEPLR_ID, signal: abort.signal })
    await isRequested(wallet)
    abort.abort()
    await expect(connecting).rejects.toMatchObject({ code: 'ABORTED' })
    wallet.script.release()
    await vi.waitFor(() => expect(listRequests(wallet)).toEqual(['enable done', 'disable done']))
    const silent = createTestApp({ storage }).adapter.connect({ walletId: KEPLR_ID, silent: true })
    await expect(silent).rejects.toMatchObject({ code: 'NOT_AUTHORIZED' })
  })

  it('is joined by a retry', async () => {
    const wallet = createWallet({ mode: 'never' })
    const { adapter } = createTestApp()
    const abort = new AbortController()
    const first = adapter.connect({ walletId: KEPLR_ID, signal: abort.signal })
    await isRequested(wallet)
    abort.abort()
    await expect(first).rejects.toMatchObject({ code: 'ABORTED' })
    const second = adapter.connect({ walletId: KEPLR_ID })
    await vi.waitFor(() => expect(listRequests(wallet)).toHaveLength(2))
    wallet.script.release()
    await second
    expect(listRequests(wallet)).toEqual(['enable done', 'enable done', 'getKey done'])
  })

  it('does not suggest a chain', async () => {
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
    const { adapter } = createTestApp({ wallets: [{ id: 'own', name: 'Own', provider }] })
    await expect(adapter.connect({ walletId: 'own', signal: abort.signal })).rejects.toMatchObject({ code: 'ABORTED' })
    await vi.waitFor(() => expect(listRequests(wallet)).toEqual(['enable failed']))
  })
})

describe('restoring', () => {
  it('restores the last connection on its network only', async () => {
    const wallet = createWallet()
    const storage = createStorage()
    const { adapter } = createTestApp({ storage })
    await expect(adapter.connect({ walletId: KEPLR_ID, silent: true })).rejects.toMatchObject({
      code: 'NOT_AUTHORIZED',
    })
    expect(listRequests(wallet)).toEqual([])
    await adapter.connect({ walletId: KEPLR_ID, network: osmosis })

    wallet.script.mode('reject')
    const back = await createTestApp({ storage }).adapter.connect({ walletId: KEPLR_ID, silent: true })
    expect(back.caipNetworkId).toBe('cosmos:osmosis-1')
    const elsewhere = createTestApp({ storage, networks: [cosmosHub] })
    const refused = elsewhere.adapter.connect({ walletId: KEPLR_ID, silent: true })
    await expect(refused).rejects.toMatchObject({ code: 'NOT_AUTHORIZED' })
  })

  it('waits for a Leap that is locked or has revoked access, without a prompt', async () => {
    const wallet = createWallet({ style: 'leap' })
    const storage = createStorage()
    await createTestApp({ storage }).adapter.connect({ walletId: LEAP_ID })
    const back = await createTestApp({ storage }).adapter.connect({ walletId: LEAP_ID, silent: true })
    expect(back.accounts[0].address).toBe(ADDRESSES[0])
    wallet.script.lock()
    wallet.script.clearLog()
    const silent = createTestApp({ storage }).adapter.connect({ walletId: LEAP_ID, silent: true })
    await expect(silent).rejects.toMatchObject({ code: 'WALLET_LOCKED' })
    expect(listRequests(wallet)).toEqual(['isConnected done'])
  })

  it('needs no further request for the account of a Leap', async () => {
    const wallet = createWallet({ style: 'leap' })
    const storage = createStorage()
    await createTestApp({ storage }).adapter.connect({ walletId: LEAP_ID })
    const back = await createTestApp({ storage }).adapter.connect({ walletId: LEAP_ID, silent: true })
    wallet.script.clearLog()
    await back.signMessage?.({ message: 'Harbor', account: back.accounts[0] })
    expect(listRequests(wallet)).toEqual(['signArbitrary done'])
  })

  it('rejects without a readable account', async () => {
    const { provider } = createWallet()
    const storage = createStorage()
    const entries = new Map<string, string>()
    const watched = {
      ...storage,
      setItem(key: string, value: string) {
        entries.set(key, value)
        storage.setItem(key, value)
      },
    }
    const wallets = [{ id: 'own', name: 'Own', provider }]
    await createTestApp({ storage: watched, wallets }).adapter.connect({ walletId: 'own' })
    for (const [key, value] of entries) if (value.includes('pubKey')) storage.setItem(key, 'x')
    const restoring = createTestApp({ storage, wallets }).adapter.connect({ walletId: 'own', silent: true })
    await expect(restoring).rejects.toMatchObject({ code: 'NOT_AUTHORIZED' })
  })

  it('rejects if the wallet does not tell whether the app has access', async () => {
    const { provider } = createWallet({ style: 'leap' })
    const storage = createStorage()
    const wallets = [{ id: 'own', name: 'Own', provider }]
    await createTestApp({ storage, wallets }).adapter.connect({ walletId: 'own' })
    Object.assign(provider, { isConnected: () => Promise.reject(new Error('Unknown method')) })
    const restoring = createTestApp({ storage, wallets }).adapter.connect({ walletId: 'own', silent: true })
    await expect(restoring).rejects.toMatchObject({ code: 'NOT_AUTHORIZED' })
  })

  it('is impossible after a disconnect, which a new request waits for', async () => {
    const wallet = createWallet()
    const { adapter, storage } = createTestApp()
    const connection = await adapter.connect({ walletId: KEPLR_ID })
    await connection.switchNetwork?.(osmosis)
    wallet.script.clearLog()
    await Promise.all([connection.disconnect(), adapter.connect({ walletId: KEPLR_ID, network: cosmosHub })])
    expect(listRequests(wallet)).toEqual(['disable done', 'enable done', 'getKey done'])
    expect(wallet.script.log()[0]?.params).toEqual([['osmosis-1', 'cosmoshub-4']])
    await connection.disconnect()
    expect(listRequests(wallet)).toHaveLength(3)
    const back = await createTestApp({ storage }).adapter.connect({ walletId: KEPLR_ID, silent: true })
    expect(back.caipNetworkId).toBe('cosmos:cosmoshub-4')
  })

  it('a disconnect removes the account from the storage', async () => {
    createWallet()
    const entries = new Map<string, string>()
    const storage = {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => void entries.set(key, value),
      removeItem: (key: string) => void entries.delete(key),
    }
    const stored = () => JSON.stringify([...entries])
    const connection = await createTestApp({ storage }).adapter.connect({ walletId: KEPLR_ID })
    expect(stored()).toContain(ADDRESSES[0])
    await connection.disconnect()
    expect(stored()).not.toContain(ADDRESSES[0])
  })

  it('a disconnect succeeds without the wallet’s answer', async () => {
    const wallet = createWallet()
    const provider = { ...wallet.provider, disable: () => new Promise<void>(() => {}) }
    const { adapter } = createTestApp({ wallets: [{ id: 'own', name: 'Own', provider }] })
    const connection = await adapter.connect({ walletId: 'own' })
    await connection.disconnect()
    await expect(connection.signMessage?.({ message: 'x', account: connection.accounts[0] })).rejects.toMatchObject({
      code: 'CONNECTION_ENDED',
    })
  })
})
