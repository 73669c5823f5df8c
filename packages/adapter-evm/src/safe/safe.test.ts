import { createModal, type Wallet } from '@foyer/core'
import { getConnection } from '@wagmi/core'
import { base, mainnet } from 'viem/chains'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { evm } from '../evm.js'
import { ADDRESSES, createStorage } from '../testing/createPage.js'

const [SAFE, OTHER] = ADDRESSES

interface SafeRequest {
  readonly id: string
  readonly method: string
  readonly params?: unknown
}

/** The window of a page that is framed by a Safe, which speaks the Safe Apps protocol. */
function frameInSafe(answers: Readonly<Record<string, unknown>> = {}) {
  const asked: SafeRequest[] = []
  const page = new EventTarget()
  const tell = (data: unknown, source: unknown = parent) =>
    page.dispatchEvent(Object.assign(new Event('message'), { source, data }))
  const parent = {
    postMessage(request: SafeRequest) {
      asked.push(request)
      const { id, method } = request
      const data = { getSafeInfo: { safeAddress: SAFE, chainId: 8453 }, ...answers }[method]
      queueMicrotask(() => {
        if (data instanceof Error) tell({ id, success: false, error: data.message, version: '9.1.0' })
        else if (data !== undefined) tell({ id, success: true, data, version: '9.1.0' })
      })
    },
  }
  vi.stubGlobal('window', Object.assign(page, { parent }))
  return { asked, tell }
}

function createPage(storage = createStorage()) {
  const modal = createModal({
    projectId: 'test',
    adapters: [evm({ coinbase: false })],
    networks: [mainnet, base],
    storage,
    debug: false,
  })
  return { modal, adapter: modal.adapters.eip155, account: () => modal.$account('eip155').get() }
}

afterEach(() => void vi.unstubAllGlobals())

describe('in a Safe', () => {
  it('S3.018 S4.009 lists the Safe and connects it on load, on its chain, as a smart account', async () => {
    frameInSafe()
    const { modal, adapter, account } = createPage()
    await vi.waitFor(() => expect(account()).toMatchObject({ status: 'connected', address: SAFE }))
    const lists: (readonly Wallet[])[] = []
    adapter.discover((wallets) => lists.push(wallets))
    expect(lists).toEqual([[{ id: 'safe', name: 'Safe', type: 'EXTERNAL' }]])
    expect(modal.connection('eip155')).toMatchObject({
      caipNetworkId: 'eip155:8453',
      accounts: [{ address: SAFE, type: 'smartAccount' }],
    })
    expect(getConnection(await adapter.wagmiConfig())).toMatchObject({ status: 'connected', address: SAFE })
  })

  it('offers no switch of networks, and keeps its place when it is asked to end', async () => {
    frameInSafe()
    const { modal, account, adapter } = createPage()
    await vi.waitFor(() => expect(account().status).toBe('connected'))
    expect(modal.connection('eip155')?.switchNetwork).toBeUndefined()
    await modal.disconnect()
    expect(account().status).toBe('disconnected')
    const again = await adapter.connect({ walletId: 'safe' })
    expect(again.accounts[0].address).toBe(SAFE)
  })

  it('signs and sends through it', async () => {
    const { asked } = frameInSafe({
      signMessage: { signature: '0x51' },
      signTypedMessage: { messageHash: '0x00' },
      sendTransactions: { safeTxHash: '0x5afe' },
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

    expect(await connection.signMessage?.({ message: 'Hi', account: owner })).toBe('0x51')
    // Signed by too few owners so far.
    expect(await connection.signTypedData?.({ typedData, account: owner })).toBe('0x')
    expect(await connection.sendTransaction?.({ transaction, account: owner })).toEqual({ hash: '0x5afe' })
    await connection.provider.request({ method: 'eth_getTransactionReceipt', params: ['0x5afe'] })
    expect(asked.slice(1).map(({ method, params }) => [method, params])).toMatchObject([
      ['signMessage', { message: '0x4869' }],
      ['signTypedMessage', { typedData: { primaryType: 'Note', message: { text: 'Hi' } } }],
      ['sendTransactions', { txs: [{ to: OTHER, value: '5', data: '0x' }], params: {} }],
      ['getTxBySafeTxHash', { safeTxHash: '0x5afe' }],
      ['rpcCall', { call: 'eth_getTransactionReceipt', params: ['0xc4a1'] }],
    ])
    await expect(connection.provider.request({ method: 'wallet_addEthereumChain' })).rejects.toMatchObject({
      code: 4200,
    })
  })

  it('hands on what the Safe refuses', async () => {
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
    const { asked } = frameInSafe(answers)
    const { adapter, account } = createPage()
    const lists: (readonly Wallet[])[] = []
    adapter.discover((wallets) => lists.push(wallets))
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    expect(lists).toEqual([[]])
    expect(account().status).toBe('disconnected')
  })

  it('believes nobody but the page around it', async () => {
    const { asked, tell } = frameInSafe({ getSafeInfo: undefined })
    const { account } = createPage()
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    const id = asked[0]?.id
    tell({ id, success: true, data: { safeAddress: OTHER, chainId: 1 } }, {})
    tell({ id: 'another', success: true, data: { safeAddress: OTHER, chainId: 1 } })
    tell({ id, success: true, data: { safeAddress: SAFE, chainId: 8453 } })
    await vi.waitFor(() => expect(account().address).toBe(SAFE))
  })

  it('asks nobody when the page is not framed', async () => {
    const page = new EventTarget()
    const postMessage = vi.fn()
    vi.stubGlobal('window', Object.assign(page, { parent: page, postMessage }))
    createPage()
    await import('./findSafe.js')
    expect(postMessage).not.toHaveBeenCalled()
  })
})
