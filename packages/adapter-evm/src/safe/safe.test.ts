import { createModal, type Wallet } from '@foyer/core'
import { getConnections } from '@foyer/core/actions'
import { getConnection } from '@wagmi/core'
import { base, mainnet } from 'viem/chains'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { evm } from '../evm.js'
import type { EvmWalletOptions } from '../options.js'
import { ADDRESSES, createStorage } from '../testing/createTestApp.js'

const SIGNATURE = `0x${'51'.repeat(65)}`
const SAFE_HASH = `0x${'5a'.repeat(32)}`

const [SAFE, OTHER] = ADDRESSES
const LANTERN = 'sandbox.foyer.lantern'

interface SafeRequest {
  readonly id: string
  readonly method: string
  readonly params?: unknown
}

const SAFE_ORIGIN = 'https://app.safe.global'

function frameInSafe(answers: Readonly<Record<string, unknown>> = {}, origin = SAFE_ORIGIN) {
  const requested: SafeRequest[] = []
  const targets: string[] = []
  const page = new EventTarget()
  const notify = (data: unknown, source: unknown = parent, from = origin) =>
    page.dispatchEvent(Object.assign(new Event('message'), { source, data, origin: from }))
  const parent = {
    postMessage(request: SafeRequest, target: string) {
      requested.push(request)
      targets.push(target)
      const { id, method } = request
      const data = { getSafeInfo: { safeAddress: SAFE, chainId: 8453 }, ...answers }[method]
      queueMicrotask(() => {
        if (data instanceof Error) notify({ id, success: false, error: data.message, version: '9.1.0' })
        else if (data !== undefined) notify({ id, success: true, data, version: '9.1.0' })
      })
    },
  }
  vi.stubGlobal('window', Object.assign(page, { parent }))
  return { requested, targets, notify }
}

function createPage(storage = createStorage(), safe?: EvmWalletOptions['safe']) {
  const modal = createModal({
    projectId: 'test',
    adapters: [evm({ coinbase: false, safe })],
    networks: [mainnet, base],
    storage,
    debug: false,
  })
  return { modal, adapter: modal.adapters.eip155, account: () => modal.$account('eip155').get() }
}

afterEach(() => void vi.unstubAllGlobals())

describe('in a Safe', () => {
  it('S3.018 is listed with the id safe', async () => {
    frameInSafe()
    const { adapter } = createPage()
    const lists: (readonly Wallet[])[] = []
    adapter.discover((wallets) => lists.push(wallets))
    await vi.waitFor(() => expect(lists.at(-1)).toEqual([{ id: 'safe', name: 'Safe', type: 'EXTERNAL' }]))
  })

  it('S4.009 connects the Safe on load, on its chain, as a smart account', async () => {
    frameInSafe()
    const { modal, adapter, account } = createPage()
    await vi.waitFor(() => expect(account()).toMatchObject({ status: 'connected', address: SAFE }))
    expect(modal.connection('eip155')).toMatchObject({
      caipNetworkId: 'eip155:8453',
      accounts: [{ address: SAFE, type: 'smartAccount' }],
    })
    expect(getConnection(await adapter.wagmiConfig())).toMatchObject({ status: 'connected', address: SAFE })
  })

  it('cannot switch networks or disconnect', async () => {
    frameInSafe()
    const { modal, account, adapter } = createPage()
    await vi.waitFor(() => expect(account().status).toBe('connected'))
    expect(modal.connection('eip155')?.switchNetwork).toBeUndefined()
    await modal.disconnect()
    expect(account().status).toBe('disconnected')
    const again = await adapter.connect({ walletId: 'safe' })
    expect(again.accounts[0].address).toBe(SAFE)
  })

  it('signs and sends', async () => {
    const { requested } = frameInSafe({
      signMessage: { signature: SIGNATURE },
      signTypedMessage: { messageHash: '0x00' },
      sendTransactions: { safeTxHash: SAFE_HASH },
      getTxBySafeTxHash: { txHash: '0xc4a1' },
      rpcCall: { blockNumber: '0x1' },
    })
    const { modal, account } = createPage()
    await vi.waitFor(() => expect(account().status).toBe('connected'))
    const connection = modal.connection('eip155')!
    const [owner] = connection.accounts
    const typedData = {
      types: { Note: [{ name: 'text', type: 'string' }] },
      primaryType: 'Note',
      message: { text: 'Hi' },
    }
    const transaction = { to: OTHER, value: 5n }

    expect(await connection.signMessage?.({ message: 'Hi', account: owner })).toBe(SIGNATURE)
    // Too few owners of the Safe have signed so far.
    expect(await connection.signTypedData?.({ typedData, account: owner })).toBe('0x')
    expect(await connection.sendTransaction?.({ transaction, account: owner })).toEqual({ hash: SAFE_HASH })
    await connection.provider.request({ method: 'eth_getTransactionReceipt', params: [SAFE_HASH] })
    expect(requested.slice(1).map(({ method, params }) => [method, params])).toMatchObject([
      ['signMessage', { message: '0x4869' }],
      ['signTypedMessage', { typedData: { primaryType: 'Note', message: { text: 'Hi' } } }],
      ['sendTransactions', { txs: [{ to: OTHER, value: '5', data: '0x' }], params: {} }],
      ['getTxBySafeTxHash', { safeTxHash: SAFE_HASH }],
      ['rpcCall', { call: 'eth_getTransactionReceipt', params: ['0xc4a1'] }],
    ])
    await expect(connection.provider.request({ method: 'wallet_addEthereumChain' })).rejects.toMatchObject({
      code: 4200,
    })
  })

  it('talks to the Safe’s origin only, once known', async () => {
    const { requested, targets, notify } = frameInSafe({ signMessage: undefined })
    const { modal, account } = createPage()
    await vi.waitFor(() => expect(account().status).toBe('connected'))
    const connection = modal.connection('eip155')!
    const signing = connection.signMessage?.({ message: 'Hi', account: connection.accounts[0] })
    await vi.waitFor(() => expect(requested.at(-1)?.method).toBe('signMessage'))
    expect(targets[0]).toBe('*')
    expect(new Set(targets.slice(1))).toEqual(new Set([SAFE_ORIGIN]))
    const id = requested.at(-1)?.id
    notify({ id, success: true, data: { signature: `0x${'e7'.repeat(65)}` } }, undefined, 'https://evil.example')
    notify({ id, success: true, data: { signature: SIGNATURE } })
    expect(await signing).toBe(SIGNATURE)
  })

  it('does not precede the last visit’s wallet', async () => {
    const storage = createStorage()
    storage.setItem('@appkit/connection_status', '{"eip155":"connected"}')
    storage.setItem(
      '@appkit/connections',
      JSON.stringify({
        eip155: [{ connectorId: LANTERN, name: 'Lantern', accounts: [{ address: OTHER, type: 'eoa' }], recent: false }],
      }),
    )
    frameInSafe()
    const provider = {
      request: async ({ method }: { readonly method: string }) => (method === 'eth_chainId' ? '0x1' : [OTHER]),
      on: () => {},
      removeListener: () => {},
    }
    const { modal, account } = createPage(storage)
    window.dispatchEvent(
      new CustomEvent('eip6963:announceProvider', {
        detail: { info: { name: 'Lantern', rdns: LANTERN, icon: '' }, provider },
      }),
    )
    await vi.waitFor(() => expect(account()).toMatchObject({ status: 'connected', address: OTHER }))
    const addresses = () =>
      getConnections(modal, 'eip155').flatMap(({ accounts }) => accounts.map(({ address }) => address))
    await vi.waitFor(() => expect(addresses()).toEqual([OTHER, SAFE]))
    expect(account().address).toBe(OTHER)
  })

  it('passes on the Safe’s rejection', async () => {
    frameInSafe({ signMessage: new Error('User rejected the request') })
    const { modal, account } = createPage()
    await vi.waitFor(() => expect(account().status).toBe('connected'))
    const connection = modal.connection('eip155')!
    const signing = connection.signMessage?.({ message: 'Hi', account: connection.accounts[0] })
    await expect(signing).rejects.toThrow('User rejected the request')
  })
})

describe('not in a Safe', () => {
  it.each([
    ['framed by a page that does not answer', { getSafeInfo: undefined }],
    ['framed by a page that answers nonsense', { getSafeInfo: { safeAddress: 7 } }],
    ['framed by a page that answers with an error', { getSafeInfo: new Error('No') }],
  ])('S3.018 lists no Safe: %s', async (_, answers) => {
    const { requested } = frameInSafe(answers)
    const { adapter, account } = createPage()
    const lists: (readonly Wallet[])[] = []
    adapter.discover((wallets) => lists.push(wallets))
    await vi.waitFor(() => expect(requested).toHaveLength(1))
    expect(lists).toEqual([[]])
    expect(account().status).toBe('disconnected')
  })

  it('trusts the parent page only', async () => {
    const { requested, notify } = frameInSafe({ getSafeInfo: undefined })
    const { account } = createPage()
    await vi.waitFor(() => expect(requested).toHaveLength(1))
    const id = requested[0]?.id
    notify({ id, success: true, data: { safeAddress: OTHER, chainId: 1 } }, {})
    notify({ id: 'another', success: true, data: { safeAddress: OTHER, chainId: 1 } })
    notify({ id, success: true, data: { safeAddress: SAFE, chainId: 8453 } })
    await vi.waitFor(() => expect(account().address).toBe(SAFE))
  })

  it.each([
    'https://evil.example',
    'https://app.safe.global.evil.example',
    'http://app.safe.global',
    'https://app.safe.global:8443',
    'null',
  ])('does not trust a parent page at %s', async (origin) => {
    const { requested } = frameInSafe({}, origin)
    const { adapter, account } = createPage()
    const lists: (readonly Wallet[])[] = []
    adapter.discover((wallets) => lists.push(wallets))
    await vi.waitFor(() => expect(requested).toHaveLength(1))
    await vi.dynamicImportSettled()
    expect(lists).toEqual([[]])
    expect(account().status).toBe('disconnected')
  })

  it('trusts the configured origins only', async () => {
    frameInSafe({}, 'https://safe.harbor.example')
    const own = createPage(createStorage(), { origins: ['https://safe.harbor.example'] })
    await vi.waitFor(() => expect(own.account().address).toBe(SAFE))
    own.modal.destroy()
    const { requested } = frameInSafe()
    const other = createPage(createStorage(), { origins: ['https://safe.harbor.example'] })
    await vi.waitFor(() => expect(requested).toHaveLength(1))
    await vi.dynamicImportSettled()
    expect(other.account().status).toBe('disconnected')
  })

  it('sends nothing when disabled', async () => {
    const { requested } = frameInSafe()
    createPage(createStorage(), false)
    await import('./findSafe.js')
    await vi.dynamicImportSettled()
    expect(requested).toEqual([])
  })

  it.each([
    ['an address that is none', { safeAddress: 'vitalik.eth', chainId: 1 }],
    ['half an address', { safeAddress: SAFE.slice(0, 20), chainId: 1 }],
    ['a chain that is none', { safeAddress: SAFE, chainId: Number.NaN }],
    ['chain 0', { safeAddress: SAFE, chainId: 0 }],
    ['a chain as text', { safeAddress: SAFE, chainId: '1' }],
    ['nothing', null],
  ])('rejects a Safe with %s', async (_, getSafeInfo) => {
    const { requested } = frameInSafe({ getSafeInfo })
    const { account } = createPage()
    await vi.waitFor(() => expect(requested).toHaveLength(1))
    await vi.dynamicImportSettled()
    expect(account().status).toBe('disconnected')
  })

  it('sends nothing outside a frame', async () => {
    const page = new EventTarget()
    const postMessage = vi.fn()
    vi.stubGlobal('window', Object.assign(page, { parent: page, postMessage }))
    createPage()
    await import('./findSafe.js')
    expect(postMessage).not.toHaveBeenCalled()
  })
})
