import { describe, expect, it, vi } from 'vitest'
import { createMemoryStorage } from '../../wallets/storage'
import roster from '../roster.json'
import { transfer } from '../testing/client'
import { verifyAdr36 } from '../testing/verifyAdr36'
import { createCosmosWallet } from './createCosmosWallet'
import type { CosmosWalletOptions } from './types'

const [first = '', second = ''] = roster.addresses
const CHAIN = 'cosmoshub-4'

function createWallet(options: Partial<CosmosWalletOptions> = {}) {
  const page: EventTarget & { keplr?: unknown; leap?: unknown } = new EventTarget()
  const wallet = createCosmosWallet({
    ...{ name: 'Quillon', id: 'sandbox.foyer.quillon', storage: createMemoryStorage(), window: page },
    ...options,
  })
  const heard: string[] = []
  for (const name of ['keplr_keystorechange', 'leap_keystorechange']) {
    page.addEventListener(name, () => void heard.push(name))
  }
  return { ...wallet, page, heard }
}

describe('connecting', () => {
  it('asks once for a chain, then remembers, also after a reload, until the site lets go', async () => {
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

  it('gives everybody who asks meanwhile the one answer, late as it may be', async () => {
    const { provider, script } = createWallet({ mode: 'never' })
    const both = [provider.enable(CHAIN), provider.enable(CHAIN)]
    await vi.waitFor(() => expect(script.open()).toEqual(['connect']))
    expect(script.release()).toBe(1)
    await Promise.all(both)
    expect(script.log().map(({ method, outcome }) => `${method} ${outcome}`)).toEqual(['enable done', 'enable done'])
  })

  it('asks for the password first, which a script never types', async () => {
    const { provider, script } = createWallet({ locked: true })
    const enabling = provider.enable(CHAIN)
    await vi.waitFor(() => expect(script.open()).toEqual(['unlock']))
    script.unlock()
    await enabling
    expect((await provider.getKey(CHAIN)).bech32Address).toBe(first)
  })

  it('knows only its chains, and those that it was told of in full', async () => {
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

describe('another key, and the end', () => {
  it('is told by an event, and the owner of a Keplr removes a site without one', async () => {
    const { provider, script, heard, page } = createWallet()
    expect(page.keplr).toBe(provider)
    await provider.enable(CHAIN)
    script.switchAccount(1)
    expect(heard).toEqual(['keplr_keystorechange'])
    expect((await provider.getKey(CHAIN)).bech32Address).toBe(second)
    script.disconnectSite()
    expect(heard).toHaveLength(1)
    script.mode('reject')
    await expect(provider.getKey(CHAIN)).rejects.toThrow('Request rejected')
  })

  it('is told in a Leap also when the owner removes the site, and it can be asked whether it may be seen', async () => {
    const { provider, script, heard, page } = createWallet({ style: 'leap' })
    expect(page.leap).toBe(provider)
    expect(await provider.isConnected?.(CHAIN)).toBe(false)
    await provider.enable(CHAIN)
    expect(await provider.isConnected?.(CHAIN)).toBe(true)
    script.disconnectSite()
    expect(heard).toEqual(['leap_keystorechange'])
    await expect(provider.getKey(CHAIN)).rejects.toThrow('Please call enable first')
  })
})

describe('signing', () => {
  it('signs a message with the account in use, and no other', async () => {
    const { provider, script } = createWallet()
    const { pub_key: key, signature } = await provider.signArbitrary(CHAIN, first, 'Hello')
    expect(verifyAdr36(first, 'Hello', { publicKey: key.value, signature })).toBe(true)
    expect(verifyAdr36(first, 'Hallo', { publicKey: key.value, signature })).toBe(false)
    await expect(provider.signArbitrary(CHAIN, second, 'Hello')).rejects.toThrow('Signer mismatched')
    script.mode('reject')
    await expect(provider.signArbitrary(CHAIN, first, 'Hello')).rejects.toThrow('Request rejected')
  })

  it('declines in the words of its kind, and does not sign for another chain than it is asked for', async () => {
    const { provider, script } = createWallet({ style: 'leap' })
    const { pubKey } = await provider.enable(CHAIN).then(() => provider.getKey(CHAIN))
    const made = transfer({ from: first, to: second, amount: '1', publicKey: pubKey, accountNumber: 0n, sequence: 0n })
    script.next(['reject'])
    await expect(provider.signDirect(CHAIN, first, made.direct)).rejects.toThrow(new Error('Transaction declined'))
    const { signed } = await provider.signDirect(CHAIN, first, made.direct)
    expect(signed.accountNumber).toBe('0')
    await expect(provider.signDirect(CHAIN, first, { ...made.direct, chainId: 'osmosis-1' })).rejects.toThrow(
      'not matched',
    )
  })

  it('with a device signs amino documents only', async () => {
    const { provider } = createWallet({ isLedger: true })
    await provider.enable(CHAIN)
    const { pubKey, isNanoLedger } = await provider.getKey(CHAIN)
    expect(isNanoLedger).toBe(true)
    const made = transfer({ from: first, to: second, amount: '1', publicKey: pubKey, accountNumber: 0n, sequence: 0n })
    await expect(provider.signDirect(CHAIN, first, made.direct)).rejects.toThrow('Ledger')
    expect((await provider.signAmino(CHAIN, first, made.amino)).signed).toEqual(made.amino)
  })
})
