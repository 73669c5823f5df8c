import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { connect, disconnect, sendTransaction, signMessage } from '@foyer/core/actions'
import { type BitcoinSandbox, startBitcoin } from '@foyer/sandbox'
import { BITCOIN_MAINNET, BITCOIN_TESTNET, createBitcoinDeriver } from '@foyer/sandbox/bitcoin'
import { Verifier } from 'bip322-js'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { BitcoinProvider } from '../../provider.js'
import { buildPsbt } from '../../testing/buildPsbt.js'
import { createLeather } from '../../testing/createLeather.js'
import { createOkx } from '../../testing/createOkx.js'
import { createStorage, createTestApp, createWallet, stubWindow } from '../../testing/createTestApp.js'
import { readBalance } from '../../testing/readBalance.js'

const keys = createBitcoinDeriver('test test test test test test test test test test test junk')
const message = 'Willkommen im Hafen ⚓'

let chains: BitcoinSandbox
beforeAll(async () => {
  chains = await startBitcoin()
})
afterAll(() => chains.stop())
afterEach(() => void vi.unstubAllGlobals())

const providerOf = ({ modal }: ReturnType<typeof createTestApp>) =>
  modal.connection('bip122')?.provider as BitcoinProvider

describe('Leather', () => {
  function open(storage = createStorage()) {
    const { rpcUrls } = chains
    const leather = createLeather({ keys, index: 3, rpcUrls })
    stubWindow().LeatherProvider = leather.provider
    return { ...createTestApp({ rpcUrls, storage }), ...leather }
  }

  it('connects with payment, ordinals and Stacks addresses, and signs by BIP-322 only', async () => {
    const page = open()
    const { payment, ordinals } = keys(3, BITCOIN_MAINNET)
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
    await expect(insisting).rejects.toMatchObject({ code: 'METHOD_UNSUPPORTED' })
  })

  it('pays and signs on the app’s network', async () => {
    const page = open()
    await connect(page.modal, { walletId: 'LeatherProvider' })
    await page.modal.switchNetwork(BITCOIN_TESTNET)
    const from = keys(3, BITCOIN_TESTNET).payment
    expect(page.account().caipAddress).toBe(`${BITCOIN_TESTNET}:${from.address}`)
    const recipient = keys(40, BITCOIN_TESTNET).payment.address
    await sendTransaction(page.modal, { transaction: { recipient, amount: '7000' }, namespace: 'bip122' })
    const url = chains.rpcUrls[BITCOIN_TESTNET] ?? ''
    expect(await readBalance(url, recipient)).toBe(7000n)
    const psbt = await buildPsbt({ url, network: BITCOIN_TESTNET, from, to: recipient, amount: 1000n })
    const signed = await providerOf(page).signPSBT({ psbt, signInputs: [{ address: from.address, index: 0 }] })
    expect(signed.psbt.length).toBeGreaterThan(psbt.length)
  })

  it('is restored from its last state without a prompt, and forgotten on disconnect', async () => {
    const before = open()
    await connect(before.modal, { walletId: 'LeatherProvider' })
    const addresses = (await providerOf(before).getAccountAddresses()).map(({ path: _, ...each }) => each)
    before.modal.destroy()
    const page = open(before.storage)
    const { modal, account, requests: requested, adapter } = page
    await vi.waitFor(() => expect(account().address).toBe(keys(3, BITCOIN_MAINNET).payment.address))
    // Without the public key of a nested or taproot account, the user could no longer select a fee.
    expect(await providerOf(page).getAccountAddresses()).toEqual(addresses)
    expect(requested).toEqual([])
    await disconnect(modal)
    const silent = adapter.connect({ walletId: 'LeatherProvider', silent: true })
    await expect(silent).rejects.toMatchObject({ code: 'NOT_AUTHORIZED' })
  })

  it('rejects with USER_REJECTED when the user declines', async () => {
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
    return { ...createTestApp({ rpcUrls: chains.rpcUrls, storage }), okx }
  }
  const walletId = 'okxwallet.bitcoin'

  it('connects, signs in both forms, pays, and switches from one of its objects to the other', async () => {
    const page = open()
    await connect(page.modal, { walletId })
    const { address } = keys(5, BITCOIN_MAINNET).payment
    for (const protocol of ['ecdsa', 'bip322'] as const) {
      const signature = await providerOf(page).signMessage({ message, protocol })
      expect(Verifier.verifySignature(address, message, signature)).toBe(true)
    }
    const recipient = keys(41, BITCOIN_MAINNET).payment.address
    await sendTransaction(page.modal, { transaction: { recipient, amount: '120000001' }, namespace: 'bip122' })
    expect(await readBalance(chains.rpcUrls[BITCOIN_MAINNET], recipient)).toBe(120000001n)

    await page.modal.switchNetwork(BITCOIN_TESTNET)
    const other = keys(5, BITCOIN_TESTNET).payment.address
    expect(page.account().caipAddress).toBe(`${BITCOIN_TESTNET}:${other}`)
    expect(Verifier.verifySignature(other, message, await signMessage(page.modal, { message }))).toBe(true)
  })

  it('is restored after a reload, disconnects, and is then no longer observed', async () => {
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

describe('a wallet of the app', () => {
  it('connects by any family’s methods, without a window', async () => {
    const { okxwallet } = createOkx({ keys, index: 5, rpcUrls: {} })
    const { provider } = createLeather({ keys, index: 3, rpcUrls: {} })
    const wallets = [
      { id: 'own.okx', name: 'Own', provider: okxwallet.bitcoin },
      { id: 'own.leather', name: 'Leather of ours', provider },
    ]
    const { modal, account } = createTestApp({ wallets })
    await connect(modal, { walletId: 'own.okx' })
    expect(account().address).toBe(keys(5, BITCOIN_MAINNET).payment.address)
    await connect(modal, { walletId: 'own.leather' })
    expect(account().address).toBe(keys(3, BITCOIN_MAINNET).payment.address)
  })

  it('with early sats-connect methods only is restored from its last state', async () => {
    const { address, publicKey } = keys(5, BITCOIN_MAINNET).payment
    const knows: Record<string, unknown> = { getAddresses: { addresses: [{ address, publicKey, purpose: 'payment' }] } }
    const provider = {
      request: async (method: string) =>
        method in knows ? { result: knows[method] } : { error: { code: -32601, message: `${method} is not known` } },
    }
    const wallets = [{ id: 'sats', name: 'Sats', provider }]
    const before = createTestApp({ wallets })
    await connect(before.modal, { walletId: 'sats' })
    before.modal.destroy()
    delete knows.getAddresses
    const { modal, account, adapter } = createTestApp({ wallets, storage: before.storage })
    await vi.waitFor(() => expect(account().address).toBe(address))
    await disconnect(modal).catch(() => {})
    const silent = adapter.connect({ walletId: 'sats', silent: true })
    await expect(silent).rejects.toMatchObject({ code: 'NOT_AUTHORIZED' })
  })

  it('is rejected without known methods', async () => {
    const { adapter } = createTestApp({ wallets: [{ id: 'own', name: 'Own', provider: {} }] })
    await expect(adapter.connect({ walletId: 'own' })).rejects.toMatchObject({ code: 'WALLET_NOT_FOUND' })
    await expect(adapter.connect({ walletId: 'nobody' })).rejects.toMatchObject({ code: 'WALLET_NOT_FOUND' })
  })

  it('with invalid responses rejects with a code, and does not connect', async () => {
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
      const { adapter } = createTestApp({ wallets })
      for (const { id } of wallets) {
        await expect(adapter.connect({ walletId: id })).rejects.toMatchObject({ code: 'NOT_AUTHORIZED' })
      }
    }
  })
})

it('a wallet on a chain other than Bitcoin has an unlisted network', async () => {
  stubWindow()
  const { provider } = createWallet('unisat') as unknown as { provider: object }
  const fractal = { ...provider, getChain: async () => ({ enum: 'FRACTAL_BITCOIN_MAINNET' }) }
  const { adapter } = createTestApp({ wallets: [{ id: 'fractal', name: 'Fractal', provider: fractal }] })
  const connection = await adapter.connect({ walletId: 'fractal' })
  expect(connection.caipNetworkId).toBe('bip122:fractal_bitcoin_mainnet')
})

it('pays with fee rates in mempool.space’s form', async () => {
  const target = chains.rpcUrls[BITCOIN_MAINNET] ?? ''
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
  const { modal } = createTestApp({ rpcUrls: { [BITCOIN_MAINNET]: url } })
  await connect(modal, { walletId: 'Saltmarsh' })
  const recipient = keys(42, BITCOIN_MAINNET).payment.address
  await sendTransaction(modal, { transaction: { recipient, amount: '3000' }, namespace: 'bip122' })
  expect(await readBalance(target, recipient)).toBe(3000n)
  modal.destroy()
  proxy.close()
})
