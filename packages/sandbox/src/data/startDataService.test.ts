import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { createPublicClient, createWalletClient, http, parseAbi, parseEther } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { mainnet } from 'viem/chains'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startEvm } from '../evm/startEvm'
import { readTestAccounts } from '../readTestAccounts'
import type { EvmSandbox } from '../types'
import { startDataService } from './startDataService'
import type { DataService } from './types'

let sandbox: EvmSandbox
let data: DataService
let me: ReturnType<typeof mnemonicToAccount>

beforeAll(async () => {
  const { mnemonic } = await readTestAccounts()
  me = mnemonicToAccount(mnemonic, { addressIndex: 0 })
  sandbox = await startEvm({ chains: [1] })
  data = await startDataService({ rpcUrls: { ...sandbox.rpcUrls, 'cosmos:hub': 'http://127.0.0.1:1' } })
})
afterAll(async () => {
  await data?.stop()
  await sandbox?.stop()
})
beforeEach(() => {
  data.faults.clear()
  data.names.reset()
})

const request = (path: string, init?: RequestInit) => {
  const url = new URL(path, data.url)
  url.searchParams.append('projectId', 'demo')
  return fetch(url, init)
}
const read = async (path: string) => (await request(path)).json()
const post = async (path: string, body: unknown) => {
  const response = await request(path, { method: 'POST', body: JSON.stringify(body) })
  return { status: response.status, answer: await response.json() }
}

describe('an explorer', () => {
  it('lists the NFTs of an address on each chain, without a project id', async () => {
    const listed = async () => {
      const response = await fetch(new URL(`/explorers/eip155:1/api/v2/addresses/${me.address}/nft`, data.url))
      return (await response.json()).items.map(({ id, token, value }: Listed) => [token.address_hash, id, value])
    }
    const { light, unlit, pass, gift } = sandbox.nfts
    const others = [
      [unlit.address, '1001', '1'],
      [pass.address, '7', '5'],
      [gift.address, '1', '1'],
    ]
    expect(await listed()).toEqual([[light.address, '1', '1'], ...others])
    const transport = http(sandbox.rpcUrls['eip155:1'])
    const wallet = createWalletClient({ account: me, chain: mainnet, transport })
    const to = '0x00000000000000000000000000000000000000aa'
    const abi = parseAbi(['function safeTransferFrom(address, address, uint256)'])
    const args = [me.address, to, 1n] as const
    const hash = await wallet.writeContract({ abi, address: light.address, functionName: 'safeTransferFrom', args })
    await createPublicClient({ transport }).waitForTransactionReceipt({ hash, pollingInterval: 20 })
    expect(await listed()).toEqual(others)
  })
})

interface Listed {
  readonly id: string
  readonly token: { readonly address_hash: string }
  readonly value: string
}

describe('the data service', () => {
  it('lists its chains', async () => {
    expect(await read('/v1/supported-chains')).toEqual({ http: ['eip155:1'], ws: [] })
  })

  it('returns an account’s balances and their value', async () => {
    const { balances } = await read(`/v1/account/${me.address}/balance?currency=eur&chainId=eip155:1`)
    const { dollar } = sandbox.tokens
    expect(balances[0]).toMatchObject({ symbol: 'ETH', chainId: 'eip155:1', quantity: { decimals: '18' } })
    expect(balances[0]).not.toHaveProperty('address')
    expect(balances[0]).toMatchObject({ change24h: 2.41, course: expect.any(Array) })
    expect(balances[0].course.at(-1)).toBeCloseTo(balances[0].price)
    expect(balances).toContainEqual(
      expect.objectContaining({
        address: `eip155:1:${dollar.address}`,
        price: 0.9,
        quantity: { decimals: '6', numeric: '25000.500001' },
      }),
    )
    expect((await request(`/v1/account/${me.address}/balance?currency=shells`)).status).toBe(400)
  })

  it('returns the history of the chain', async () => {
    const to = '0x00000000000000000000000000000000000000b0'
    const wallet = createWalletClient({ account: me, transport: http(sandbox.rpcUrls['eip155:1']) })
    const hash = await wallet.sendTransaction({ to, value: parseEther('0.25'), chain: null })
    const { data: page } = await read(`/v1/account/${me.address}/history?chainId=eip155:1`)
    expect(page[0]).toMatchObject({
      metadata: { operationType: 'send', hash, status: 'confirmed', chain: 'eip155:1', sentTo: to },
      transfers: [{ direction: 'out', quantity: { numeric: '0.25' }, fungible_info: { symbol: 'ETH' } }],
    })
    expect((await read(`/v1/account/${to}/history?chainId=eip155:1`)).data[0]).toMatchObject({
      metadata: { operationType: 'receive' },
      transfers: [{ direction: 'in' }],
    })
    expect(await read(`/v1/account/${to}/history?chainId=eip155:5`)).toEqual({ data: [], next: null })
  })

  it('returns known prices, and omits unknown ones', async () => {
    const addresses = [sandbox.tokens.rope, sandbox.tokens.toll].map(({ address }) => `eip155:1:${address}`)
    const { answer } = await post('/v1/fungible/price', { currency: 'usd', addresses, projectId: 'demo' })
    expect(answer.fungibles).toMatchObject([{ address: addresses[0], symbol: 'ROPE', price: 12.25 }])
  })

  it('serves a node', async () => {
    const call = { jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] }
    expect((await post('/v1/?chainId=eip155:1', call)).answer).toMatchObject({ result: '0x1' })
  })

  it('rejects a request without a project id', async () => {
    expect((await fetch(`${data.url}/v1/supported-chains`)).status).toBe(403)
  })

  it.each([
    [{ status: 500 }, 500],
    [{ garbage: 'text' as const }, 200],
  ])('returns a wrong response for a fault: %o', async (fault, status) => {
    data.faults.add(fault)
    const response = await request('/v1/supported-chains')
    expect(response.status).toBe(status)
    expect((await response.text()).includes('eip155:1')).toBe(false)
  })
})

describe('the onramp provider', () => {
  const to = '0x00000000000000000000000000000000000000b5'
  const wish = (symbol: string) => ({
    destinationWallets: [{ address: to, blockchains: ['ethereum'], assets: [symbol] }],
    ...{ defaultNetwork: 'ethereum', partnerUserId: 'demo', defaultExperience: 'buy', presetFiatAmount: 200 },
  })
  const open = async (symbol: string) => new URL((await post('/v1/generators/onrampurl', wish(symbol))).answer.url)
  const client = () => createPublicClient({ transport: http(sandbox.rpcUrls['eip155:1']) })

  it('lists coins on its chains, and quotes an amount', async () => {
    const { purchaseCurrencies, paymentCurrencies } = await read('/v1/onramp/options')
    expect(purchaseCurrencies.map(({ symbol }: { symbol: string }) => symbol)).toEqual(['ETH', 'HUSD'])
    const [paymentCurrency] = paymentCurrencies
    const requested = { purchaseCurrency: purchaseCurrencies[1], paymentCurrency, amount: '200', network: 'ethereum' }
    expect((await post('/v1/onramp/quote', requested)).answer).toMatchObject({
      paymentTotal: { amount: '200', currency: 'USD' },
      purchaseAmount: { amount: '197.000000', currency: 'HUSD' },
    })
    expect((await post('/v1/onramp/quote', { ...requested, amount: 'all' })).status).toBe(400)
  })

  it('sends paid coins once', async () => {
    const url = await open('ETH')
    expect(await (await fetch(url)).text()).toContain('0.078643 ETH for $200.00')
    expect(await client().getBalance({ address: to })).toBe(0n)
    expect(await (await fetch(url, { method: 'POST' })).text()).toContain('0.078643 ETH are on their way')
    const sum = async () => client().getBalance({ address: to })
    await expect.poll(sum).toBe(parseEther('0.078643'))
    expect(await (await fetch(url, { method: 'POST' })).text()).toContain('This page has expired')
    await fetch(await open('HUSD'), { method: 'POST' })
    const abi = parseAbi(['function balanceOf(address) view returns (uint256)'])
    const { address } = sandbox.tokens.dollar
    const tokens = async () => client().readContract({ address, abi, functionName: 'balanceOf', args: [to] })
    await expect.poll(tokens).toBe(197_000_000n)
    expect(await sum()).toBe(parseEther('0.078643'))
  })

  it('rejects an expired page and an unknown coin', async () => {
    const url = await open('ETH')
    data.onramp.expire()
    expect(await (await fetch(url)).text()).toContain('This page has expired')
    expect((await post('/v1/generators/onrampurl', wish('GOLD'))).status).toBe(400)
  })
})

describe('the name service', () => {
  const now = () => Math.floor(Date.now() / 1000)
  const sign = async (wish: object, account = me) => {
    const message = JSON.stringify({ name: 'harbour.reown.id', attributes: {}, timestamp: now(), ...wish })
    return { coin_type: 0x80000001, address: me.address, message, signature: await account.signMessage({ message }) }
  }

  it('registers a name for its signer, and resolves it from then on', async () => {
    expect((await request('/v1/profile/account/harbour.reown.id')).status).toBe(404)
    expect(await read('/v1/profile/suggestions/harbour?zone=reown.id')).toMatchObject({
      suggestions: [{ name: 'harbour', registered: false }, { name: 'harbour1' }, {}, {}],
    })
    expect(await post('/v1/profile/account', await sign({}))).toEqual({ status: 200, answer: { success: true } })
    const stored = { name: 'harbour.reown.id', addresses: { 2147483649: { address: me.address } } }
    expect(await read('/v1/profile/account/harbour.reown.id')).toMatchObject(stored)
    expect(await read(`/v1/profile/reverse/${me.address.toLowerCase()}`)).toMatchObject([stored])
    expect(await read(`/v1/identity/${me.address}`)).toEqual({ name: 'harbour.reown.id', avatar: null })
    expect((await read('/v1/profile/suggestions/harbour')).suggestions[0]).toEqual({
      name: 'harbour',
      registered: true,
    })
    expect((await post('/v1/profile/account', await sign({}))).status).toBe(409)
  })

  it('registers a name on Solana for its signer', async () => {
    const secret = new Uint8Array(32).fill(7)
    const address = base58.encode(ed25519.getPublicKey(secret))
    const register = (name: string, signed = name) => {
      const timestamp = now()
      const of = (each: string) => JSON.stringify({ name: each, attributes: {}, timestamp })
      const signature = base58.encode(ed25519.sign(new TextEncoder().encode(of(signed)), secret))
      return post('/v1/profile/account', { coin_type: 501, address, message: of(name), signature })
    }
    expect((await register('sunny-boat.reown.id', 'other-boat.reown.id')).status).toBe(401)
    expect((await register('sunny-boat.reown.id')).status).toBe(200)
    expect(await read(`/v1/profile/reverse/${address}`)).toMatchObject([{ name: 'sunny-boat.reown.id' }])
  })

  it('rejects a foreign signature, an old request, and an invalid name', async () => {
    const other = mnemonicToAccount((await readTestAccounts()).mnemonic, { addressIndex: 1 })
    const wishes = [
      await sign({}, other),
      { ...(await sign({})), message: '{}' },
      await sign({ timestamp: now() - 301 }),
      await sign({ name: 'abc.reown.id' }),
      await sign({ name: 'harbour.eth' }),
      { ...(await sign({})), signature: '0x12' },
      { ...(await sign({})), coin_type: 0 },
      { ...(await sign({})), coin_type: 0x80000002 },
    ]
    const refusals = await Promise.all(wishes.map((wish) => post('/v1/profile/account', wish)))
    expect(refusals.map(({ status }) => status)).toEqual([401, 400, 400, 400, 400, 401, 400, 400])
    expect(refusals[0]?.answer.reasons).toEqual([
      { name: 'signature', description: 'The signature is not that of the address' },
    ])
    expect(data.names.list().map(({ name }) => name)).toEqual(['northbeam.reown.id'])
  })

  it('stores sessions of accounts, and ends one with its account’s signature', async () => {
    const address = `eip155:1:${me.address}`
    const session = {
      project: { id: 'p', name: 'Northbeam' },
      pci: 'abc',
      expiry: 4_000_000_000,
      createdAt: 1_767_225_600,
      permissions: [],
      policies: [],
    }
    expect(data.sessions.add({ address, session: { pci: 'abc' } })).toBe(false)
    expect(data.sessions.add({ address, session })).toBe(true)
    const path = `/v1/sessions/${encodeURIComponent(address)}`
    expect(await read(path)).toEqual({ pcis: [session] })
    const revoke = async (pci: string, message = pci) =>
      (await post(`${path}/revoke`, { pci, signature: await me.signMessage({ message }) })).status
    expect(await revoke('abc', 'another')).toBe(401)
    expect(await revoke('def')).toBe(404)
    expect((await post(`${path}/revoke`, {})).status).toBe(400)
    expect(await revoke('abc')).toBe(200)
    expect((await read(path)).pcis[0].revokedAt).toBeGreaterThan(session.createdAt)
    data.sessions.reset()
    expect(await read(path)).toEqual({ pcis: [] })
  })
})
