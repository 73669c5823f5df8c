import type { SolanaWalletOptions } from '@foyer/sandbox/solana'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { solanaDevnet, solanaTestnet } from './networks.js'
import {
  ADDRESSES,
  createPage,
  createStorage,
  createWallet,
  DEVNET,
  MAINNET,
  openWindow,
} from './testing/createPage.js'
import { verifySignature } from './testing/verifySignature.js'

const [FIRST, SECOND] = ADDRESSES

beforeEach(() => void openWindow())
afterEach(() => void vi.unstubAllGlobals())

function setUp(options: Partial<SolanaWalletOptions> = {}, page: Parameters<typeof createPage>[0] = {}) {
  const wallet = createWallet(options)
  const { adapter, ...rest } = createPage(page)
  const connect = (request: { signal?: AbortSignal; silent?: boolean } = {}) =>
    adapter.connect({ walletId: 'Meridian', ...request })
  const asked = () => vi.waitFor(() => expect(wallet.script.open()).toEqual(['connect']))
  const methods = () => wallet.script.log().map(({ method }) => method)
  return { ...rest, adapter, wallet, connect, asked, methods }
}

/** All that a connection reports, accounts as their addresses. */
function watch({ watch: listen }: Awaited<ReturnType<ReturnType<typeof setUp>['connect']>>) {
  const changes: unknown[] = []
  const stop = listen((change) =>
    changes.push(change.type === 'accounts' ? change.accounts.map(({ address }) => address) : change),
  )
  return { changes, stop }
}

describe('connecting', () => {
  it('S9.048 gives a connection with eoa accounts, the page’s network, and the wallet itself', async () => {
    const { connect, wallet } = setUp()
    const connection = await connect()
    expect(connection.accounts).toEqual([{ address: FIRST, type: 'eoa', label: 'Account 1' }])
    expect(connection.caipNetworkId).toBe(MAINNET)
    expect(connection.provider).toMatchObject({ address: FIRST, caipNetworkId: MAINNET, chain: 'solana:mainnet' })
    expect(connection.provider.wallet).toBe(wallet.standard)
  })

  it('gives the live connection for a wallet that is connected', async () => {
    const { connect, wallet } = setUp()
    const connection = await connect()
    wallet.script.clearLog()
    expect(await connect()).toBe(connection)
    expect(await connect({ silent: true })).toBe(connection)
    expect(wallet.script.log()).toEqual([])
  })

  describe('where the site has something to sign', () => {
    const draft = { domain: 'harbor.example', uri: 'https://harbor.example', version: '1', nonce: 'n1234567' }
    const signInDraft = async (chainId: string) => ({ ...draft, chainId, statement: undefined })

    it('connects and signs in one question', async () => {
      const { adapter, methods } = setUp({ origin: 'https://harbor.example' })
      const connection = await adapter.connect({ walletId: 'Meridian', network: solanaDevnet, signInDraft })
      expect(methods()).toEqual(['solana:signIn'])
      expect(connection.accounts).toEqual([{ address: FIRST, type: 'eoa', label: 'Account 1' }])
      const { message, signature } = connection.signedIn!
      expect(message).toBe(
        `harbor.example wants you to sign in with your Solana account:\n${FIRST}\n\nURI: https://harbor.example\nVersion: 1\nChain ID: solana:devnet\nNonce: n1234567`,
      )
      expect(await verifySignature(FIRST, new TextEncoder().encode(message), signature)).toBe(true)
    })

    it('rejects, and asks nothing else, where the visitor says no', async () => {
      const { adapter, wallet, methods } = setUp()
      wallet.script.mode('reject')
      const asked = adapter.connect({ walletId: 'Meridian', signInDraft })
      await expect(asked).rejects.toMatchObject({ code: 4001 })
      expect(methods()).toEqual(['solana:signIn'])
    })

    it('is only asked to connect where its account cannot sign', async () => {
      const { adapter, wallet, methods } = setUp()
      wallet.script.next([{ answer: 'reject', error: { code: -32000, message: 'Ledger cannot sign messages' } }])
      const { accounts, signedIn } = await adapter.connect({ walletId: 'Meridian', signInDraft })
      expect([accounts[0].address, signedIn]).toEqual([FIRST, undefined])
      expect(methods()).toEqual(['solana:signIn', 'standard:connect'])
    })

    it.each([
      ['the wallet cannot do both', { signsIn: false }, signInDraft],
      ['there is nothing to sign', {}, async () => undefined],
    ])('is only asked to connect where %s', async (_why, options, offered) => {
      const { adapter, methods } = setUp(options)
      const { signedIn } = await adapter.connect({ walletId: 'Meridian', signInDraft: offered })
      expect(signedIn).toBeUndefined()
      expect(methods()).toEqual(['standard:connect'])
    })
  })

  it('rejects with WALLET_NOT_FOUND for a wallet that is not there', async () => {
    const { adapter } = setUp()
    await expect(adapter.connect({ walletId: 'Nobody' })).rejects.toMatchObject({ code: 'WALLET_NOT_FOUND' })
  })

  it('begins on the network that was asked for', async () => {
    const { adapter } = setUp()
    const connection = await adapter.connect({ walletId: 'Meridian', network: solanaDevnet })
    expect(connection.caipNetworkId).toBe(DEVNET)
    expect(connection.provider.chain).toBe('solana:devnet')
  })

  it('is on a network of the wallet’s where it knows none of the page’s', async () => {
    const local = { ...solanaTestnet, id: 'localnet', caipNetworkId: 'solana:localnet' } as const
    const { connect } = setUp({}, { networks: [local] })
    expect((await connect()).caipNetworkId).toBe(MAINNET)
  })
})

describe('a visitor who declines', () => {
  it.each([
    [{ code: 4001, message: 'User rejected the request.' }],
    [{ code: -32603, message: 'Approval Denied' }],
    [{ code: -32603, message: 'Transaction cancelled' }],
    [{ code: -32603, message: 'The message was declined' }],
  ])('is understood by %o', async (error) => {
    const { modal, wallet } = setUp({ next: [{ answer: 'reject', error }] })
    const { connect } = await import('@foyer/core/actions')
    await expect(connect(modal, { walletId: 'Meridian' })).rejects.toMatchObject({ code: 'CONNECTION_REJECTED' })
    expect(wallet.standard.accounts).toEqual([])
  })

  it('is understood by the error of the Wallet Standard, and other failures stay what they are', async () => {
    const { toWalletError } = await import('./runtime/toWalletError.js')
    const standard = Object.assign(new Error('x'), { name: 'WalletStandardError', context: { __code: 4001000 } })
    expect(toWalletError(standard)).toMatchObject({ code: 'USER_REJECTED', cause: standard })
    expect(toWalletError({ name: 'WalletWindowClosedError' })).toMatchObject({ code: 'USER_REJECTED' })
    const other = new Error('Transaction simulation failed')
    expect(toWalletError(other)).toBe(other)
    const nodes = { code: -32003, message: 'Transaction rejected: blockhash not found' }
    expect(toWalletError(nodes)).toBe(nodes)
    expect(toWalletError(undefined)).toBe(undefined)
  })
})

describe('coming back', () => {
  it('S4.008 restores without a prompt what the wallet still permits, on the network where it was left', async () => {
    const storage = createStorage()
    const first = setUp({}, { storage })
    const connection = await first.connect()
    await connection.switchNetwork?.(solanaDevnet)
    first.modal.destroy()
    first.wallet.script.mode('never')

    const { adapter } = createPage({ storage })
    const restored = await adapter.connect({ walletId: 'Meridian', silent: true })
    expect(restored.accounts).toEqual(connection.accounts)
    expect(restored.caipNetworkId).toBe(DEVNET)
    expect(first.wallet.script.open()).toEqual([])
  })

  it('rejects with NOT_AUTHORIZED where nothing is permitted, or the wallet is locked, and asks nobody', async () => {
    const { connect, wallet } = setUp({ mode: 'panel' })
    await expect(connect({ silent: true })).rejects.toMatchObject({ code: 'NOT_AUTHORIZED' })
    wallet.script.mode('approve')
    await (await connect()).disconnect()
    wallet.script.lock()
    await expect(connect({ silent: true })).rejects.toMatchObject({ code: 'NOT_AUTHORIZED' })
    expect(wallet.script.open()).toEqual([])
  })
})

describe('late answers lose', () => {
  it('rejects at once when it is given up, and the wallet is told to forget a yes that comes later', async () => {
    const { connect, wallet, asked, methods } = setUp({ mode: 'never' })
    const abort = new AbortController()
    const answer = connect({ signal: abort.signal })
    await asked()
    abort.abort()
    await expect(answer).rejects.toMatchObject({ code: 'ABORTED' })
    wallet.script.release()
    await vi.waitFor(() => expect(methods()).toContain('standard:disconnect'))
    expect(wallet.standard.accounts).toEqual([])
    wallet.script.mode('approve')
    expect((await connect()).accounts).toHaveLength(1)
  })

  it('takes the yes to the older of two requests, and then forgets nothing', async () => {
    const { connect, wallet, asked, methods } = setUp({ mode: 'never' })
    const abort = new AbortController()
    const first = connect({ signal: abort.signal })
    await asked()
    abort.abort()
    await expect(first).rejects.toMatchObject({ code: 'ABORTED' })
    const second = connect()
    // The wallet refuses a second question while the first is open (-32002).
    await vi.waitFor(() => expect(wallet.script.log().map(({ code }) => code)).toEqual([undefined, -32002]))
    wallet.script.release()
    expect((await second).accounts).toHaveLength(1)
    expect(methods()).not.toContain('standard:disconnect')
  })

  it('does not take a permission away because a restore took too long', async () => {
    const { connect, wallet, methods } = setUp()
    const connection = await connect()
    expect(connection.accounts).toHaveLength(1)
    const { adapter } = createPage()
    await expect(
      adapter.connect({ walletId: 'Meridian', silent: true, signal: AbortSignal.abort() }),
    ).rejects.toMatchObject({ code: 'ABORTED' })
    expect(methods()).not.toContain('standard:disconnect')
    expect(wallet.standard.accounts).toHaveLength(1)
  })
})

describe('a live connection', () => {
  it('follows the wallet to other accounts, and to its end', async () => {
    const { connect, wallet, adapter } = setUp({ next: [{ answer: 'approve', accounts: [0, 1] }] })
    const connection = await connect()
    const { changes } = watch(connection)
    wallet.script.switchAccount(1)
    expect(connection.provider.address).toBe(SECOND)
    wallet.script.disconnectSite()
    wallet.script.addAccountToSite(2)
    expect(changes).toEqual([[SECOND, FIRST], { type: 'end', cause: undefined }])
    await expect(connection.provider.signMessage?.('Hello')).rejects.toMatchObject({ code: 'CONNECTION_ENDED' })
    await expect(adapter.connect({ walletId: 'Meridian', silent: true })).resolves.not.toBe(connection)
  })

  it('says nothing twice, and nothing to who has stopped listening', async () => {
    const { connect, wallet } = setUp({ next: [{ answer: 'approve', accounts: [0, 1] }] })
    const connection = await connect()
    const { changes, stop } = watch(connection)
    wallet.script.switchAccount(1)
    wallet.script.switchAccount(1)
    expect(changes).toHaveLength(1)
    stop()
    wallet.script.switchAccount(0)
    expect(changes).toHaveLength(1)
    expect(connection.provider.address).toBe(FIRST)
  })

  it('uses another of its accounts, until the wallet puts one first', async () => {
    const { connect, wallet } = setUp({ next: [{ answer: 'approve', accounts: [0, 1, 2] }] })
    const connection = await connect()
    const { changes } = watch(connection)
    await connection.selectAccount?.(connection.accounts[1]!)
    expect(connection.accounts.map(({ address }) => address)).toEqual([SECOND, FIRST, ADDRESSES[2]])
    wallet.script.switchAccount(2)
    expect(connection.accounts[0].address).toBe(ADDRESSES[2])
    expect(changes).toHaveLength(2)
    const foreign = { address: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', type: 'eoa' }
    await expect(connection.selectAccount?.(foreign)).rejects.toMatchObject({ code: 'NOT_AUTHORIZED' })
  })

  it('switches networks without asking the wallet, to those that the wallet has', async () => {
    const { connect, methods } = setUp()
    const connection = await connect()
    const { changes } = watch(connection)
    await connection.switchNetwork?.(solanaDevnet)
    await connection.switchNetwork?.(solanaDevnet)
    expect(changes).toEqual([{ type: 'network', caipNetworkId: DEVNET }])
    const local = { ...solanaTestnet, id: 'localnet', caipNetworkId: 'solana:localnet' } as const
    await expect(connection.switchNetwork?.(local)).rejects.toMatchObject({ code: 'CHAIN_NOT_SUPPORTED' })
    expect(connection.caipNetworkId).toBe(DEVNET)
    expect(methods()).toEqual(['standard:connect'])
  })

  it('disconnects once, and acts no more', async () => {
    const { connect, wallet, methods } = setUp()
    const connection = await connect()
    const { changes } = watch(connection)
    await connection.disconnect()
    await connection.disconnect()
    expect(methods().filter((method) => method === 'standard:disconnect')).toHaveLength(1)
    expect(wallet.standard.accounts).toEqual([])
    expect(changes).toEqual([{ type: 'end', cause: undefined }])
    await expect(connection.signMessage?.({ message: 'Hello', account: connection.accounts[0] })).rejects.toMatchObject(
      { code: 'CONNECTION_ENDED' },
    )
    await expect(connection.switchNetwork?.(solanaDevnet)).rejects.toMatchObject({ code: 'CONNECTION_ENDED' })
  })

  it.each([
    ['fails', () => Promise.reject(new Error('Gone'))],
    [
      'throws',
      () => {
        throw new Error('Gone')
      },
    ],
    ['never answers', () => new Promise<never>(() => {})],
  ])('disconnects from a wallet that %s', async (_name, disconnect) => {
    const { standard } = createWallet({ announce: 'never' })
    const features = { ...standard.features, 'standard:disconnect': { version: '1.0.0', disconnect } }
    const stubborn = { ...standard, name: 'Stubborn', features }
    const { adapter } = createPage()
    const detail = (api: { register(wallet: unknown): void }) => api.register(stubborn)
    window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail }))
    const connection = await adapter.connect({ walletId: 'Stubborn' })
    await expect(connection.disconnect()).resolves.toBeUndefined()
    await expect(adapter.connect({ walletId: 'Stubborn' })).resolves.not.toBe(connection)
  })

  it('stops listening when the modal is destroyed, and leaves the wallet its permission', async () => {
    const { connect, wallet, modal, methods } = setUp()
    const connection = await connect()
    const { changes } = watch(connection)
    modal.destroy()
    wallet.script.switchAccount(1)
    expect(changes).toEqual([])
    expect(methods()).not.toContain('standard:disconnect')
  })
})
