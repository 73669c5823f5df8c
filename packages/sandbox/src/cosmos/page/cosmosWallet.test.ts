import { describe, expect, it, vi } from 'vitest'
import { createMemoryStorage } from '../../wallet/storage'
import testAccounts from '../testAccounts.json'
import { createCosmosTransfer } from '../testing/cosmosClient'
import { verifyAdr36 } from '../testing/verifyAdr36'
import { createCosmosWallet } from './createCosmosWallet'
import type { CosmosWalletOptions } from './types'

const [first = '', second = ''] = testAccounts.addresses
const CHAIN = 'cosmoshub-4'

function createWallet(options: Partial<CosmosWalletOptions> = {}) {
  const page: EventTarget & { keplr?: unknown; leap?: unknown } = new EventTarget()
  const wallet = createCosmosWallet({
    ...{ name: 'Quillon', id: 'sandbox.foyer.quillon', storage: createMemoryStorage(), window: page },
    ...options,
  })
  const received: string[] = []
  for (const name of ['keplr_keystorechange', 'leap_keystorechange']) {
    page.addEventListener(name, () => void received.push(name))
  }
  return { ...wallet, page, heard: received }
}

describe('a Cosmos wallet’s connection', () => {
  it('prompts once for a chain, and persists over a reload until the app disables it', async () => {
    const storage = createMemoryStorage()
    const { provider, script } = createWallet({ storage })
    await provider.enable(CHAIN)
    expect(await provider.getKey(CHAIN)).toMatchObject({ bech32Address: first, algo: 'secp256k1', isNanoLedger: false })
    script.mode('reject')
    await provider.enable([CHAIN])
    await expect(provider.enable('osmosis-1')).rejects.toThrow(new Error('Request rejected'))

    const reloaded = createWallet({ storage, mode: 'reject' })
    await reloaded.provider.enable(CHAIN)
    await reloaded.provider.disable?.([CHAIN])
    await expect(reloaded.provider.enable(CHAIN)).rejects.toThrow('Request rejected')
  })

  it('answers parallel requests with one prompt, however late', async () => {
    const { provider, script } = createWallet({ mode: 'never' })
    const both = [provider.enable(CHAIN), provider.enable(CHAIN)]
    await vi.waitFor(() => expect(script.open()).toEqual(['connect']))
    expect(script.release()).toBe(1)
    await Promise.all(both)
    expect(script.log().map(({ method, outcome }) => `${method} ${outcome}`)).toEqual(['enable done', 'enable done'])
  })

  it('prompts for the password first, which a script never types', async () => {
    const { provider, script } = createWallet({ locked: true })
    const enabling = provider.enable(CHAIN)
    await vi.waitFor(() => expect(script.open()).toEqual(['unlock']))
    script.unlock()
    await enabling
    expect((await provider.getKey(CHAIN)).bech32Address).toBe(first)
  })

  it('is limited to its chains and those suggested in full', async () => {
    const { provider, script } = createWallet({ chains: [CHAIN] })
    await expect(provider.enable('osmosis-1')).rejects.toThrow('There is no modular chain info for osmosis-1')
    await expect(provider.experimentalSuggestChain({ chainId: 'osmosis-1' })).rejects.toThrow('"chainName" is required')
    const currency = { coinDenom: 'OSMO', coinMinimalDenom: 'uosmo', coinDecimals: 6 }
    const info = {
      ...{ chainId: 'osmosis-1', chainName: 'Osmosis', rpc: 'http://127.0.0.1:1', rest: 'http://127.0.0.1:2' },
      ...{ bip44: { coinType: 118 }, bech32Config: { bech32PrefixAccAddr: 'osmo' } },
      ...{ currencies: [currency], feeCurrencies: [currency] },
    }
    script.next(['reject'])
    await expect(provider.experimentalSuggestChain(info)).rejects.toThrow('Request rejected')
    await provider.experimentalSuggestChain(info)
    await provider.enable('osmosis-1')
    expect((await provider.getKey('osmosis-1')).bech32Address).toMatch(/^osmo1/)
  })
})

describe('a changed account of a Cosmos wallet', () => {
  it('fires an event, and a Keplr user removes an app without one', async () => {
    const { provider, script, heard: received, page } = createWallet()
    expect(page.keplr).toBe(provider)
    await provider.enable(CHAIN)
    script.switchAccount(1)
    expect(received).toEqual(['keplr_keystorechange'])
    expect((await provider.getKey(CHAIN)).bech32Address).toBe(second)
    script.disconnectSite()
    expect(received).toHaveLength(1)
    script.mode('reject')
    await expect(provider.getKey(CHAIN)).rejects.toThrow('Request rejected')
  })

  it('fires an event in Leap, also for a removed app, and isConnected() answers', async () => {
    const { provider, script, heard: received, page } = createWallet({ style: 'leap' })
    expect(page.leap).toBe(provider)
    expect(await provider.isConnected?.(CHAIN)).toBe(false)
    await provider.enable(CHAIN)
    expect(await provider.isConnected?.(CHAIN)).toBe(true)
    script.disconnectSite()
    expect(received).toEqual(['leap_keystorechange'])
    await expect(provider.getKey(CHAIN)).rejects.toThrow('Please call enable first')
  })
})

describe('a Cosmos wallet’s signature', () => {
  it('is made with the selected account only', async () => {
    const { provider, script } = createWallet()
    const { pub_key: key, signature } = await provider.signArbitrary(CHAIN, first, 'Hello')
    expect(verifyAdr36(first, 'Hello', { publicKey: key.value, signature })).toBe(true)
    expect(verifyAdr36(first, 'Hallo', { publicKey: key.value, signature })).toBe(false)
    await expect(provider.signArbitrary(CHAIN, second, 'Hello')).rejects.toThrow('Signer mismatched')
    script.mode('reject')
    await expect(provider.signArbitrary(CHAIN, first, 'Hello')).rejects.toThrow('Request rejected')
  })

  it('is declined in the words of its wallet, and refused for another chain', async () => {
    const { provider, script } = createWallet({ style: 'leap' })
    const { pubKey } = await provider.enable(CHAIN).then(() => provider.getKey(CHAIN))
    const created = createCosmosTransfer({
      from: first,
      to: second,
      amount: '1',
      publicKey: pubKey,
      accountNumber: 0n,
      sequence: 0n,
    })
    script.next(['reject'])
    await expect(provider.signDirect(CHAIN, first, created.direct)).rejects.toThrow(new Error('Transaction declined'))
    const { signed } = await provider.signDirect(CHAIN, first, created.direct)
    expect(signed.accountNumber).toBe('0')
    await expect(provider.signDirect(CHAIN, first, { ...created.direct, chainId: 'osmosis-1' })).rejects.toThrow(
      'not matched',
    )
  })

  it('of a hardware wallet covers amino documents only', async () => {
    const { provider } = createWallet({ isLedger: true })
    await provider.enable(CHAIN)
    const { pubKey, isNanoLedger } = await provider.getKey(CHAIN)
    expect(isNanoLedger).toBe(true)
    const created = createCosmosTransfer({
      from: first,
      to: second,
      amount: '1',
      publicKey: pubKey,
      accountNumber: 0n,
      sequence: 0n,
    })
    await expect(provider.signDirect(CHAIN, first, created.direct)).rejects.toThrow('Ledger')
    expect((await provider.signAmino(CHAIN, first, created.amino)).signed).toEqual(created.amino)
  })
})
