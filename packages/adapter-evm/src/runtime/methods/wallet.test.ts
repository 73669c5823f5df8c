import { estimateGas, lookUpAddress, resolveName, sendTransaction, writeContract } from '@foyer/core/actions'
import { type CaipNetworkId, type Connection, ModalError } from '@foyer/core/adapter'
import { type EvmSandbox, startEvm } from '@foyer/sandbox'
import { createPublicClient, erc20Abi, type Hex, http } from 'viem'
import { base, mainnet } from 'viem/chains'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Eip1193Provider } from '../../provider.js'
import { LANTERN_ID } from '../../testing/createLanternApp.js'
import { ADDRESSES, createTestApp, createWallet, listParams, toWalletOption } from '../../testing/createTestApp.js'
import type { EvmConnection } from '../context.js'
import { readAssets, readNfts } from './readAssets.js'
import { canSendCalls, sendCalls } from './sendCalls.js'

const [FIRST, SECOND] = ADDRESSES
const RECEIVER = '0x8617E340B3D01FA5F11F306F4090FD50E238070D'
const ACCOUNT = { address: FIRST, type: 'eoa' } as const

let sandbox: EvmSandbox
beforeAll(async () => {
  sandbox = await startEvm({ chains: [1, 8453] })
})
afterAll(() => sandbox.stop())

async function connect(extras: readonly ('assets' | 'calls')[] = []) {
  const rpcUrls = { 'eip155:1': sandbox.rpcUrls['eip155:1'] ?? '', 'eip155:8453': sandbox.rpcUrls['eip155:8453'] ?? '' }
  const wallet = createWallet({ rpcUrls, extras })
  const page = createTestApp({
    wallets: [toWalletOption(wallet)],
    coinbase: false,
    networks: [mainnet, base],
    rpcUrls,
    basic: true,
  })
  const connection: EvmConnection = await page.adapter.connect({ walletId: LANTERN_ID })
  return { ...page, wallet, connection }
}

const getClient = () => createPublicClient({ chain: mainnet, transport: http(sandbox.rpcUrls['eip155:1']) })

const balanceOf = (token: Hex, holder: Hex) =>
  getClient().readContract({ abi: erc20Abi, address: token, functionName: 'balanceOf', args: [holder] })

const answering = (answers: Readonly<Record<string, unknown>>) => {
  const requested: { readonly method: string; readonly params?: unknown }[] = []
  const provider: Eip1193Provider = {
    async request(args) {
      requested.push(args)
      if (!(args.method in answers)) throw Object.assign(new Error('no such method'), { code: -32601 })
      return answers[args.method]
    },
  }
  return { provider, requested }
}

describe('actions on an EVM wallet', () => {
  const transaction = { to: RECEIVER, value: 5n } as const

  it('S7.056 estimates a transaction without sending it', async () => {
    const { connection, wallet } = await connect()
    await expect(connection.estimateGas?.({ transaction, account: ACCOUNT })).resolves.toBe(21_000n)
    expect(listParams(wallet, 'eth_sendTransaction')).toEqual([])
  })

  it('S7.055 sends a transaction', async () => {
    const { connection } = await connect()
    const before = await getClient().getBalance({ address: RECEIVER })
    const sent = await connection.sendTransaction?.({ transaction, account: ACCOUNT })
    await getClient().waitForTransactionReceipt({ hash: sent?.hash as Hex, pollingInterval: 20 })
    expect((await getClient().getBalance({ address: RECEIVER })) - before).toBe(5n)
  })

  it('S7.057 calls a function of a contract', async () => {
    const { connection } = await connect()
    const { address } = sandbox.tokens.pilot
    const call = { address, abi: erc20Abi, functionName: 'transfer', args: [RECEIVER, 9n] }
    const before = await balanceOf(address, RECEIVER)
    const sent = await connection.writeContract?.({ call, account: ACCOUNT })
    await getClient().waitForTransactionReceipt({ hash: sent?.hash as Hex, pollingInterval: 20 })
    expect((await balanceOf(address, RECEIVER)) - before).toBe(9n)
    const wrong = connection.writeContract?.({ call: { ...call, args: [RECEIVER] }, account: ACCOUNT })
    await expect(wrong).rejects.toMatchObject({ code: 'RPC_INVALID_PARAMS' })
  })

  it('S7.058 resolve names and addresses, on mainnet and beyond', async () => {
    const { modal } = await connect()
    await expect(resolveName(modal, { name: 'Lantern.eth' })).resolves.toBe(FIRST)
    await expect(resolveName(modal, { name: 'lantern.eth', caipNetworkId: 'eip155:8453' })).resolves.toBe(FIRST)
    await expect(resolveName(modal, { name: 'nobody.eth' })).resolves.toBeUndefined()
    await expect(resolveName(modal, { name: 'not a name' })).resolves.toBeUndefined()
    await expect(lookUpAddress(modal, { address: FIRST })).resolves.toEqual({
      name: 'lantern.eth',
      avatar: expect.stringMatching(/^data:image\/svg\+xml;base64,PHN2/),
    })
    await expect(lookUpAddress(modal, { address: FIRST, caipNetworkId: 'eip155:8453' })).resolves.toMatchObject({
      name: 'lantern.eth',
    })
    await expect(lookUpAddress(modal, { address: SECOND })).resolves.toBeUndefined()
    const nowhere: CaipNetworkId = 'eip155:5'
    await expect(resolveName(modal, { name: 'lantern.eth', caipNetworkId: nowhere })).rejects.toMatchObject({
      code: 'NETWORK_UNDEFINED',
    })
  })

  it('resolve a name to mainnet’s key account if the network has none', async () => {
    const { modal } = await connect()
    const kitewing = sandbox.wallets.kitewing.addresses[0]
    await expect(resolveName(modal, { name: 'kite.wing.eth', caipNetworkId: 'eip155:8453' })).resolves.toBe(kitewing)
  })

  it('reject without a wallet', async () => {
    const { modal } = createTestApp()
    await expect(estimateGas(modal, { transaction: {} })).rejects.toMatchObject({ code: 'ACCOUNT_UNDEFINED' })
    await expect(sendTransaction(modal, { transaction: {} })).rejects.toBeInstanceOf(ModalError)
    const call = { address: RECEIVER, abi: erc20Abi, functionName: 'transfer' }
    await expect(writeContract(modal, call)).rejects.toMatchObject({ code: 'ACCOUNT_UNDEFINED' })
  })
})

describe('assets by wallet_getAssets', () => {
  const networks = ['eip155:1', 'eip155:8453'] as const

  it('S7.095 are requested after the capabilities, with account and chainFilter', async () => {
    const { connection, wallet } = await connect(['assets'])
    wallet.script.clearLog()
    const result = await connection.readAssets?.({ account: ACCOUNT, caipNetworkIds: networks })
    const requested = wallet.script.log().filter(({ method }) => method.startsWith('wallet_get'))
    expect(requested.map(({ method, params }) => [method, params])).toEqual([
      ['wallet_getCapabilities', [FIRST, ['0x1', '0x2105']]],
      ['wallet_getAssets', [{ account: FIRST, chainFilter: ['0x1', '0x2105'] }]],
    ])
    const { amount, ...rope } = sandbox.tokens.rope
    expect(result?.['eip155:1']).toContainEqual({ ...rope, amount })
    expect(result?.['eip155:8453']?.[0]).toMatchObject({ symbol: 'ETH', decimals: 18 })
    expect(result?.['eip155:8453']?.[0]).not.toHaveProperty('address')
  })

  it('S7.095 are not requested without the capability', async () => {
    const { connection, wallet } = await connect(['calls'])
    await expect(connection.readAssets?.({ account: ACCOUNT, caipNetworkIds: networks })).resolves.toBeUndefined()
    expect(listParams(wallet, 'wallet_getAssets')).toEqual([])
    const { provider } = answering({})
    await expect(readAssets(provider, { account: ACCOUNT, caipNetworkIds: networks })).resolves.toBeUndefined()
  })

  it('include NFTs with their metadata', async () => {
    const { connection } = await connect(['assets'])
    const result = await connection.readNfts?.({ account: ACCOUNT, caipNetworkIds: ['eip155:1'] })
    const { light, pass } = sandbox.nfts
    expect(result?.['eip155:1']).toEqual([
      expect.objectContaining({ address: light.address, standard: 'erc721', tokenId: '1', amount: 1n }),
      expect.objectContaining({ address: light.address, standard: 'erc721', tokenId: '1001', amount: 1n }),
      expect.objectContaining({ address: pass.address, standard: 'erc1155', tokenId: '7', amount: pass.amount }),
      expect.objectContaining({ address: sandbox.nfts.gift.address, tokenId: '1' }),
    ])
    expect(result?.['eip155:1']?.[0]?.metadata).toMatchObject({ name: 'Harbor Lights', tokenId: '0x1' })
    // The fungible tokens include no NFT.
    const tokens = await connection.readAssets?.({ account: ACCOUNT, caipNetworkIds: ['eip155:1'] })
    expect(tokens?.['eip155:1']?.map(({ symbol }) => symbol)).not.toContain('LIGHT')
  })

  it('skip NFTs without a token id', async () => {
    const good = { address: SECOND.toLowerCase(), balance: '0x1', type: 'erc721', metadata: { tokenId: '0x2a' } }
    const { provider } = answering({
      wallet_getCapabilities: { '0x0': { assetDiscovery: { supported: true } } },
      wallet_getAssets: {
        '0x1': [
          good,
          { ...good, type: 'ERC1155', balance: '0x5', metadata: { tokenId: 7 } },
          {
            ...good,
            metadata: { tokenId: '115792089237316195423570985008687907853269984665640564039457584007913129639936' },
          },
          ...[undefined, '', '-1', '1.5', '0x', {}, null, 1.5].map((tokenId) => ({ ...good, metadata: { tokenId } })),
          { ...good, balance: '0x0' },
          { ...good, balance: '1' },
          { ...good, address: 'here' },
          { ...good, type: 'ERC20' },
          null,
        ],
      },
    })
    const result = await readNfts(provider, { account: ACCOUNT, caipNetworkIds: ['eip155:1'] })
    expect(result?.['eip155:1']?.map(({ standard, tokenId, amount }) => [standard, tokenId, amount])).toEqual([
      ['erc721', '42', 1n],
      ['erc1155', '7', 5n],
    ])
  })

  const metadata = { symbol: 'HU\u202eSD', name: 'Harbor', decimals: 6 }
  const good = { address: SECOND.toLowerCase(), balance: '0x2a', type: 'ERC20', metadata }
  const token = { symbol: 'HUSD', name: 'Harbor', decimals: 6, amount: 42n }
  const readFrom = (assets: Readonly<Record<string, unknown>>) => {
    const { provider } = answering({
      wallet_getCapabilities: { '0x0': { assetDiscovery: { supported: true } } },
      wallet_getAssets: assets,
    })
    return readAssets(provider, { account: ACCOUNT, caipNetworkIds: ['eip155:1'] })
  }

  it('S3.028 include tokens and the coin only', async () => {
    const coin = { ...good, address: 'native', type: 'native' }
    await expect(readFrom({ '0x1': [good, coin, { ...good, type: 'ERC721' }] })).resolves.toEqual({
      'eip155:1': [{ ...token, address: SECOND }, token],
    })
  })

  it('S3.027 have address, balance and metadata, without invalid fields', async () => {
    await expect(
      readFrom({
        '0x1': [
          { ...good, metadata: { ...metadata, price: 1e-7, iconUrl: 'javascript:alert(1)' } },
          { ...good, metadata: { ...metadata, iconUrl: 'https://a.example/b.png' } },
          { ...good, balance: '42' },
          { ...good, balance: `0x1${'0'.repeat(64)}` },
          { ...good, balance: 42 },
          { ...good, address: 'here' },
          { ...good, metadata: { ...metadata, decimals: 255 } },
          { ...good, metadata: undefined },
          null,
        ],
        '0x5': [good],
        one: [good],
      }),
    ).resolves.toEqual({
      'eip155:1': [
        { ...token, address: SECOND, price: { amount: '0.0000001', currency: 'usd' } },
        { ...token, address: SECOND, iconUrl: 'https://a.example/b.png' },
      ],
    })
  })
})

describe('atomic batches', () => {
  const calls = (token: Hex) => [
    { to: RECEIVER, value: 3n },
    { to: token, data: `0xa9059cbb${RECEIVER.slice(2).padStart(64, '0')}${'7'.padStart(64, '0')}` },
  ]

  it('prompt once, and report their state', async () => {
    const { connection, wallet } = await connect(['calls'])
    const token = sandbox.tokens.toll.address
    const before = await balanceOf(token, RECEIVER)
    wallet.script.mode('never')
    const sending = connection.sendCalls?.({ calls: calls(token), account: ACCOUNT })
    await expect.poll(() => wallet.script.open()).toEqual(['transaction'])
    wallet.script.release()
    const { id = '' } = (await sending) ?? {}
    expect(wallet.script.open()).toEqual([])
    await expect.poll(() => connection.readCalls?.({ id })).toMatchObject({ status: 'confirmed' })
    expect((await connection.readCalls?.({ id }))?.hashes).toHaveLength(2)
    expect((await balanceOf(token, RECEIVER)) - before).toBe(7n)
  })

  it('do not prompt a wallet without support', async () => {
    const { connection, wallet } = await connect()
    const sending = connection.sendCalls?.({ calls: calls(sandbox.tokens.toll.address), account: ACCOUNT })
    await expect(sending).rejects.toMatchObject({ code: 'METHOD_UNSUPPORTED' })
    expect(listParams(wallet, 'wallet_sendCalls')).toEqual([])
  })

  it.each([
    ['of its network', { '0x1': { atomic: { status: 'supported' } } }, true],
    ['of every network', { '0x0': { atomic: { status: 'ready' } } }, true],
    ['of another network', { '0x2105': { atomic: { status: 'supported' } }, '0x1': {} }, false],
  ])('need support %s', async (_name, capabilities, isSupported) => {
    const { provider } = answering({ wallet_getCapabilities: capabilities })
    expect(await canSendCalls(provider, { account: ACCOUNT, chainId: 1 })).toBe(isSupported)
  })

  it('are not tried again once the user has declined the upgrade of the account that they need', async () => {
    const requested: string[] = []
    const provider: Eip1193Provider = {
      async request({ method }) {
        requested.push(method)
        if (method === 'wallet_sendCalls') throw Object.assign(new Error('No upgrade'), { code: 5750 })
        return { '0x0': { atomic: { status: 'ready' } } }
      },
    }
    const query = { account: ACCOUNT, chainId: 1 }
    const send = () => sendCalls(provider, { ...query, calls: [{ to: RECEIVER }] })
    await expect(send()).rejects.toMatchObject({ code: 5750 })
    await expect(send()).rejects.toMatchObject({ code: 'METHOD_UNSUPPORTED' })
    expect(requested.filter((each) => each === 'wallet_sendCalls')).toHaveLength(1)
    expect(await canSendCalls(provider, query)).toBe(false)
    expect(await canSendCalls(provider, { ...query, chainId: 10 })).toBe(true)
  })

  it('reject after the connection ended', async () => {
    const { connection }: { readonly connection: Connection<'eip155'> } = await connect(['calls', 'assets'])
    await connection.disconnect()
    const ended = { code: 'CONNECTION_ENDED' }
    await expect(connection.estimateGas?.({ transaction: {}, account: ACCOUNT })).rejects.toMatchObject(ended)
    await expect(connection.readAssets?.({ account: ACCOUNT, caipNetworkIds: [] })).rejects.toMatchObject(ended)
    await expect(connection.readCalls?.({ id: '' })).rejects.toMatchObject(ended)
  })
})
