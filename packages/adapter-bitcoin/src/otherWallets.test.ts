import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { connect, disconnect, sendTransaction, signMessage } from '@foyer/core/actions'
import { type BitcoinSandbox, startBitcoin } from '@foyer/sandbox'
import { createKeys, MAINNET, TESTNET } from '@foyer/sandbox/bitcoin'
import { Verifier } from 'bip322-js'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { BitcoinProvider } from './provider.js'
import { buildPsbt } from './testing/buildPsbt.js'
import { createLeather } from './testing/createLeather.js'
import { createOkx } from './testing/createOkx.js'
import { createPage, createStorage, createWallet, stubWindow } from './testing/createPage.js'
import { readBalance } from './testing/readBalance.js'

const keys = createKeys('test test test test test test test test test test test junk')
const message = 'Willkommen im Hafen ⚓'

let chains: BitcoinSandbox
beforeAll(async () => {
  chains = await startBitcoin()
})
afterAll(() => chains.stop())
afterEach(() => void vi.unstubAllGlobals())

const providerOf = ({ modal }: ReturnType<typeof createPage>) => modal.connection('bip122')?.provider as BitcoinProvider

describe('Leather', () => {
  function open(storage = createStorage()) {
    const { rpcUrls } = chains
    const leather = createLeather({ keys, index: 3, rpcUrls })
    stubWindow().LeatherProvider = leather.provider
    return { ...createPage({ rpcUrls, storage }), ...leather }
  }

  it('connects with its addresses for payments, ordinals and Stacks, and signs, by BIP-322 only', async () => {
    const page = open()
    const { payment, ordinals } = keys(3, MAINNET)
    await connect(page.modal, { walletId: 'LeatherProvider' })
    expect(page.account().allAccounts).toMatchObject([
      { address: payment.address, type: 'payment' },
      { address: ordinals.address, type: 'ordinal' },
      { type: 'stx' },
    ])
    expect(Verifier.verifySignature(payment.address, message, await signMessage(page.modal, { message }))).toBe(true)
    const { address } = ordinals
    expect(Verifier.verifySignature(address, message, await providerOf(page).signMessage({ message, address }))).toBe(
      true,
    )
    const insisting = providerOf(page).signMessage({ message, protocol: 'ecdsa' })
    await expect(insisting).rejects.toMatchObject({ code: 'ACT_UNSUPPORTED' })
  })

  it('pays and signs transactions on the network of the page', async () => {
    const page = open()
    await connect(page.modal, { walletId: 'LeatherProvider' })
    await page.modal.switchNetwork(TESTNET)
    const from = keys(3, TESTNET).payment
    expect(page.account().caipAddress).toBe(`${TESTNET}:${from.address}`)
    const recipient = keys(40, TESTNET).payment.address
    await sendTransaction(page.modal, { transaction: { recipient, amount: '7000' }, namespace: 'bip122' })
    const url = chains.rpcUrls[TESTNET] ?? ''
    expect(await readBalance(url, recipient)).toBe(7000n)
    const psbt = await buildPsbt({ url, network: TESTNET, from, to: recipient, amount: 1000n })
    const signed = await providerOf(page).signPSBT({ psbt, signInputs: [{ address: from.address, index: 0 }] })
    expect(signed.psbt.length).toBeGreaterThan(psbt.length)
  })

  it('is restored from what it said last, for it cannot be asked without a prompt, and forgotten when it is left', async () => {
    const before = open()
    await connect(before.modal, { walletId: 'LeatherProvider' })
    before.modal.destroy()
    const { modal, account, asked, adapter } = open(before.storage)
    await vi.waitFor(() => expect(account().address).toBe(keys(3, MAINNET).payment.address))
    expect(asked).toEqual([])
    await disconnect(modal)
    const silent = adapter.connect({ walletId: 'LeatherProvider', silent: true })
    await expect(silent).rejects.toMatchObject({ code: 'NOT_AUTHORIZED' })
  })

  it('says that the visitor declined', async () => {
    const { modal, owner } = open()
    owner.declines = true
    await expect(connect(modal, { walletId: 'LeatherProvider' })).rejects.toMatchObject({ code: 'CONNECTION_REJECTED' })
  })
})

describe('OKX', () => {
  function open(storage = createStorage(), okx = createOkx({ keys, index: 5, rpcUrls: chains.rpcUrls })) {
    stubWindow()
    vi.stubGlobal('okxwallet', okx.okxwallet)
    Object.assign(window, { okxwallet: okx.okxwallet })
    return { ...createPage({ rpcUrls: chains.rpcUrls, storage }), okx }
  }
  const walletId = 'okxwallet.bitcoin'

  it('connects, signs in both forms, pays, and switches from one of its objects to the other', async () => {
    const page = open()
    await connect(page.modal, { walletId })
    const { address } = keys(5, MAINNET).payment
    for (const protocol of ['ecdsa', 'bip322'] as const) {
      const signature = await providerOf(page).signMessage({ message, protocol })
      expect(Verifier.verifySignature(address, message, signature)).toBe(true)
    }
    const recipient = keys(41, MAINNET).payment.address
    await sendTransaction(page.modal, { transaction: { recipient, amount: '120000001' }, namespace: 'bip122' })
    expect(await readBalance(chains.rpcUrls[MAINNET], recipient)).toBe(120000001n)

    await page.modal.switchNetwork(TESTNET)
    const other = keys(5, TESTNET).payment.address
    expect(page.account().caipAddress).toBe(`${TESTNET}:${other}`)
    expect(Verifier.verifySignature(other, message, await signMessage(page.modal, { message }))).toBe(true)
  })

  it('comes back after a reload, ends by itself, and is listened to no longer than it is connected', async () => {
    const before = open()
    await connect(before.modal, { walletId })
    before.modal.destroy()
    expect(before.okx.heard()).toBe(0)
    const { account, okx } = open(before.storage, before.okx)
    await vi.waitFor(() => expect(account().status).toBe('connected'))
    okx.leave()
    expect(account().status).toBe('disconnected')
    expect(okx.heard()).toBe(0)
  })
})

describe('a wallet of the page’s own', () => {
  it('connects in whichever way it works, without a window', async () => {
    const { okxwallet } = createOkx({ keys, index: 5, rpcUrls: {} })
    const { provider } = createLeather({ keys, index: 3, rpcUrls: {} })
    const wallets = [
      { id: 'own.okx', name: 'Own', provider: okxwallet.bitcoin },
      { id: 'own.leather', name: 'Leather of ours', provider },
    ]
    const { modal, account } = createPage({ wallets })
    await connect(modal, { walletId: 'own.okx' })
    expect(account().address).toBe(keys(5, MAINNET).payment.address)
    await connect(modal, { walletId: 'own.leather' })
    expect(account().address).toBe(keys(3, MAINNET).payment.address)
  })

  it('that knows the first of sats-connect’s methods alone is restored from what it said last', async () => {
    const { address, publicKey } = keys(5, MAINNET).payment
    const knows: Record<string, unknown> = { getAddresses: { addresses: [{ address, publicKey, purpose: 'payment' }] } }
    const provider = {
      request: async (method: string) =>
        method in knows ? { result: knows[method] } : { error: { code: -32601, message: `${method} is not known` } },
    }
    const wallets = [{ id: 'sats', name: 'Sats', provider }]
    const before = createPage({ wallets })
    await connect(before.modal, { walletId: 'sats' })
    before.modal.destroy()
    delete knows.getAddresses
    const { modal, account, adapter } = createPage({ wallets, storage: before.storage })
    await vi.waitFor(() => expect(account().address).toBe(address))
    await disconnect(modal).catch(() => {})
    const silent = adapter.connect({ walletId: 'sats', silent: true })
    await expect(silent).rejects.toMatchObject({ code: 'NOT_AUTHORIZED' })
  })

  it('is not found when it works in none', async () => {
    const { adapter } = createPage({ wallets: [{ id: 'own', name: 'Own', provider: {} }] })
    await expect(adapter.connect({ walletId: 'own' })).rejects.toMatchObject({ code: 'WALLET_NOT_FOUND' })
    await expect(adapter.connect({ walletId: 'nobody' })).rejects.toMatchObject({ code: 'WALLET_NOT_FOUND' })
  })

  it('that gives nonsense for an answer is an error with a code, and nothing is connected', async () => {
    const nonsense = [undefined, null, 42, [], [{}], {}, { addresses: [{ address: 1 }] }, { result: {} }]
    for (const answer of nonsense) {
      const wallets = [
        { id: 'unisat', name: 'U', provider: { requestAccounts: async () => answer } },
        { id: 'sats', name: 'S', provider: { request: async () => ({ result: answer }) } },
        { id: 'okx', name: 'O', provider: { connect: async () => answer } },
        {
          id: 'standard',
          name: 'W',
          provider: { features: { 'bitcoin:connect': { connect: async () => answer } }, accounts: answer },
        },
      ]
      const { adapter } = createPage({ wallets })
      for (const { id } of wallets) {
        await expect(adapter.connect({ walletId: id })).rejects.toMatchObject({ code: 'NOT_AUTHORIZED' })
      }
    }
  })
})

it('a wallet on a chain that is not Bitcoin’s is on a network that no page lists', async () => {
  stubWindow()
  const { provider } = createWallet('unisat') as unknown as { provider: object }
  const fractal = { ...provider, getChain: async () => ({ enum: 'FRACTAL_BITCOIN_MAINNET' }) }
  const { adapter } = createPage({ wallets: [{ id: 'fractal', name: 'Fractal', provider: fractal }] })
  const connection = await adapter.connect({ walletId: 'fractal' })
  expect(connection.caipNetworkId).toBe('bip122:fractal_bitcoin_mainnet')
})

it('pays through a node that tells its fees in the way of mempool.space', async () => {
  const target = chains.rpcUrls[MAINNET] ?? ''
  const proxy = createServer(async (request, response) => {
    const { method = 'GET', url = '' } = request
    if (url === '/fee-estimates') return response.writeHead(404).end('Not found')
    const body = method === 'POST' ? await new Response(Readable.toWeb(request) as ReadableStream).text() : null
    const answer = await fetch(target + url, { method, body })
    response.writeHead(answer.status).end(await answer.text())
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
  stubWindow()
  createWallet('saltmarsh')
  const { modal } = createPage({ rpcUrls: { [MAINNET]: url } })
  await connect(modal, { walletId: 'Saltmarsh' })
  const recipient = keys(42, MAINNET).payment.address
  await sendTransaction(modal, { transaction: { recipient, amount: '3000' }, namespace: 'bip122' })
  expect(await readBalance(target, recipient)).toBe(3000n)
  modal.destroy()
  proxy.close()
})
