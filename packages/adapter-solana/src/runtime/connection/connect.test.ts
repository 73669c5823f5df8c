import type { SolanaWalletOptions } from '@foyer/sandbox/solana'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { solanaDevnet, solanaTestnet } from '../../networks.js'
import {
  ADDRESSES,
  createStorage,
  createTestApp,
  createWallet,
  DEVNET_ID,
  MAINNET_ID,
  stubWindow,
} from '../../testing/createTestApp.js'
import { verifySignature } from '../../testing/verifySignature.js'

const [FIRST, SECOND] = ADDRESSES

beforeEach(() => void stubWindow())
afterEach(() => void vi.unstubAllGlobals())

function setUp(options: Partial<SolanaWalletOptions> = {}, page: Parameters<typeof createTestApp>[0] = {}) {
  const wallet = createWallet(options)
  const { adapter, ...rest } = createTestApp(page)
  const connect = (request: { signal?: AbortSignal; silent?: boolean } = {}) =>
    adapter.connect({ walletId: 'Meridian', ...request })
  const requested = () => vi.waitFor(() => expect(wallet.script.open()).toEqual(['connect']))
  const methods = () => wallet.script.log().map(({ method }) => method)
  return { ...rest, adapter, wallet, connect, requested, methods }
}

function watch({ watch: listen }: Awaited<ReturnType<ReturnType<typeof setUp>['connect']>>) {
  const changes: unknown[] = []
  const stop = listen((change) =>
    changes.push(change.type === 'accounts' ? change.accounts.map(({ address }) => address) : change),
  )
  return { changes, stop }
}

describe('connecting', () => {
  it('S9.048 returns eoa accounts, the app’s network and the wallet', async () => {
    const { connect, wallet } = setUp()
    const connection = await connect()
    expect(connection.accounts).toEqual([{ address: FIRST, type: 'eoa', label: 'Account 1' }])
    expect(connection.caipNetworkId).toBe(MAINNET_ID)
    expect(connection.provider).toMatchObject({ address: FIRST, caipNetworkId: MAINNET_ID, chain: 'solana:mainnet' })
    expect(connection.provider.wallet).toBe(wallet.standard)
  })

  it('returns the live connection of a connected wallet', async () => {
    const { connect, wallet } = setUp()
    const connection = await connect()
    wallet.script.clearLog()
    expect(await connect()).toBe(connection)
    expect(await connect({ silent: true })).toBe(connection)
    expect(wallet.script.log()).toEqual([])
  })

  describe('connecting with a sign-in', () => {
    const draft = { domain: 'harbor.example', uri: 'https://harbor.example', version: '1', nonce: 'n1234567' }
    const signInDraft = async (chainId: string) => ({ ...draft, chainId, statement: undefined })

    it('connects and signs with one prompt', async () => {
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

    it('rejects without another prompt when the user declines', async () => {
      const { adapter, wallet, methods } = setUp()
      wallet.script.mode('reject')
      const requested = adapter.connect({ walletId: 'Meridian', signInDraft })
      await expect(requested).rejects.toMatchObject({ code: 4001 })
      expect(methods()).toEqual(['solana:signIn'])
    })

    it('falls back to a plain connect if the account cannot sign', async () => {
      const { adapter, wallet, methods } = setUp()
      wallet.script.next([{ answer: 'reject', error: { code: -32000, message: 'Ledger cannot sign messages' } }])
      const { accounts, signedIn } = await adapter.connect({ walletId: 'Meridian', signInDraft })
      expect([accounts[0].address, signedIn]).toEqual([FIRST, undefined])
      expect(methods()).toEqual(['solana:signIn', 'standard:connect'])
    })

    it.each([
      ['the wallet cannot do both', { signsIn: false }, signInDraft],
      ['there is nothing to sign', {}, async () => undefined],
    ])('falls back to a plain connect if %s', async (_why, options, offered) => {
      const { adapter, methods } = setUp(options)
      const { signedIn } = await adapter.connect({ walletId: 'Meridian', signInDraft: offered })
      expect(signedIn).toBeUndefined()
      expect(methods()).toEqual(['standard:connect'])
    })
  })

  it('rejects with WALLET_NOT_FOUND for an unknown wallet', async () => {
    const { adapter } = setUp()
    await expect(adapter.connect({ walletId: 'Nobody' })).rejects.toMatchObject({ code: 'WALLET_NOT_FOUND' })
  })

  it('starts on the requested network', async () => {
    const { adapter } = setUp()
    const connection = await adapter.connect({ walletId: 'Meridian', network: solanaDevnet })
    expect(connection.caipNetworkId).toBe(DEVNET_ID)
    expect(connection.provider.chain).toBe('solana:devnet')
  })

  it('starts on the wallet’s network if it knows none of the app’s', async () => {
    const local = { ...solanaTestnet, id: 'localnet', caipNetworkId: 'solana:localnet' } as const
    const { connect } = setUp({}, { networks: [local] })
    expect((await connect()).caipNetworkId).toBe(MAINNET_ID)
  })
})

describe('a rejection', () => {
  it.each([
    [{ code: 4001, message: 'User rejected the request.' }],
    [{ code: -32603, message: 'Approval Denied' }],
    [{ code: -32603, message: 'Transaction cancelled' }],
    [{ code: -32603, message: 'The message was declined' }],
  ])('is recognized by %o', async (error) => {
    const { modal, wallet } = setUp({ next: [{ answer: 'reject', error }] })
    const { connect } = await import('@foyer/core/actions')
    await expect(connect(modal, { walletId: 'Meridian' })).rejects.toMatchObject({ code: 'CONNECTION_REJECTED' })
    expect(wallet.standard.accounts).toEqual([])
  })

  it('is recognized by the Wallet Standard’s error; other errors pass unchanged', async () => {
    const { toWalletError } = await import('../wallets/toWalletError.js')
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

describe('restoring', () => {
  it('S4.008 restores an authorized wallet without a prompt, on its last network', async () => {
    const storage = createStorage()
    const first = setUp({}, { storage })
    const connection = await first.connect()
    await connection.switchNetwork?.(solanaDevnet)
    first.modal.destroy()
    first.wallet.script.mode('never')

    const { adapter } = createTestApp({ storage })
    const restored = await adapter.connect({ walletId: 'Meridian', silent: true })
    expect(restored.accounts).toEqual(connection.accounts)
    expect(restored.caipNetworkId).toBe(DEVNET_ID)
    expect(first.wallet.script.open()).toEqual([])
  })

  it('rejects with NOT_AUTHORIZED without permission or while locked, without a prompt', async () => {
    const { connect, wallet } = setUp({ mode: 'panel' })
    await expect(connect({ silent: true })).rejects.toMatchObject({ code: 'NOT_AUTHORIZED' })
    wallet.script.mode('approve')
    await (await connect()).disconnect()
    wallet.script.lock()
    await expect(connect({ silent: true })).rejects.toMatchObject({ code: 'NOT_AUTHORIZED' })
    expect(wallet.script.open()).toEqual([])
  })
})

describe('late approvals', () => {
  it('reject at once on abort, and are revoked', async () => {
    const { connect, wallet, requested, methods } = setUp({ mode: 'never' })
    const abort = new AbortController()
    const answer = connect({ signal: abort.signal })
    await requested()
    abort.abort()
    await expect(answer).rejects.toMatchObject({ code: 'ABORTED' })
    wallet.script.release()
    await vi.waitFor(() => expect(methods()).toContain('standard:disconnect'))
    expect(wallet.standard.accounts).toEqual([])
    wallet.script.mode('approve')
    expect((await connect()).accounts).toHaveLength(1)
  })

  it('count for the newer of two requests', async () => {
    const { connect, wallet, requested, methods } = setUp({ mode: 'never' })
    const abort = new AbortController()
    const first = connect({ signal: abort.signal })
    await requested()
    abort.abort()
    await expect(first).rejects.toMatchObject({ code: 'ABORTED' })
    const second = connect()
    // The wallet rejects a second request while the first is open (-32002).
    await vi.waitFor(() => expect(wallet.script.log().map(({ code }) => code)).toEqual([undefined, -32002]))
    wallet.script.release()
    expect((await second).accounts).toHaveLength(1)
    expect(methods()).not.toContain('standard:disconnect')
  })

  it('are not revoked after a slow restore', async () => {
    const { connect, wallet, methods } = setUp()
    const connection = await connect()
    expect(connection.accounts).toHaveLength(1)
    const { adapter } = createTestApp()
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

  it('reports nothing twice, and nothing after unsubscribe', async () => {
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

  it('uses the selected account until the wallet reorders', async () => {
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

  it('switches to the wallet’s networks without a prompt', async () => {
    const { connect, methods } = setUp()
    const connection = await connect()
    const { changes } = watch(connection)
    await connection.switchNetwork?.(solanaDevnet)
    await connection.switchNetwork?.(solanaDevnet)
    expect(changes).toEqual([{ type: 'network', caipNetworkId: DEVNET_ID }])
    const local = { ...solanaTestnet, id: 'localnet', caipNetworkId: 'solana:localnet' } as const
    await expect(connection.switchNetwork?.(local)).rejects.toMatchObject({ code: 'CHAIN_NOT_SUPPORTED' })
    expect(connection.caipNetworkId).toBe(DEVNET_ID)
    expect(methods()).toEqual(['standard:connect'])
  })

  it('disconnects once, and then rejects requests', async () => {
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
    const { adapter } = createTestApp()
    const detail = (api: { register(wallet: unknown): void }) => api.register(stubborn)
    window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail }))
    const connection = await adapter.connect({ walletId: 'Stubborn' })
    await expect(connection.disconnect()).resolves.toBeUndefined()
    await expect(adapter.connect({ walletId: 'Stubborn' })).resolves.not.toBe(connection)
  })

  it('stops listening when the modal is destroyed, without revoking permissions', async () => {
    const { connect, wallet, modal, methods } = setUp()
    const connection = await connect()
    const { changes } = watch(connection)
    modal.destroy()
    wallet.script.switchAccount(1)
    expect(changes).toEqual([])
    expect(methods()).not.toContain('standard:disconnect')
  })
})
