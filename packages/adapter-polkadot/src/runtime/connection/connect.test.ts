import { connect, describeError, disconnect, selectAccount } from '@foyer/core/actions'
import type { ConnectionChange } from '@foyer/core/adapter'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { InjectedExtension } from '../../injected.js'
import { kusama, type PolkadotNetwork, polkadotMainnet, polkadotWestend } from '../../networks.js'
import {
  ACCOUNTS,
  createTestApp,
  createWallet,
  type TestAppOptions,
  toWalletOption,
} from '../../testing/createTestApp.js'
import { createTestExtension } from '../../testing/createTestExtension.js'

const walletId = 'thornwick'

function open(wallet = createWallet(), options: TestAppOptions = {}) {
  const page = createTestApp({ wallets: [toWalletOption(wallet)], ...options })
  return { ...page, wallet, account: () => page.modal.$account('polkadot').get() }
}

const watch = (adapter: ReturnType<typeof open>['adapter'], request = { walletId }) =>
  adapter.connect(request).then((connection) => {
    const changes: ConnectionChange<'polkadot'>[] = []
    connection.watch((change) => changes.push(change))
    return { connection, changes }
  })

describe('connecting', () => {
  it('S9.047 connects an extension with eoa accounts in the network’s spelling', async () => {
    const { modal, account } = open()
    expect(await connect(modal, { walletId })).toEqual({
      address: ACCOUNTS.polkadot[0],
      type: 'eoa',
      publicKey: expect.stringMatching(/^0x[0-9a-f]{64}$/),
      label: 'Account 1',
    })
    expect(account()).toMatchObject({
      status: 'connected',
      caipAddress: `${polkadotMainnet.caipNetworkId}:${ACCOUNTS.polkadot[0]}`,
    })
  })

  it('requests access in the app’s name, by connect if available', async () => {
    const wallet = createWallet({ connects: true })
    await connect(open(wallet).modal, { walletId })
    expect(wallet.script.log()).toMatchObject([{ method: 'connect', params: ['Harbor'], outcome: 'done' }])
  })

  it('starts on the requested network', async () => {
    const { adapter } = open()
    const { caipNetworkId, accounts } = await adapter.connect({ walletId, network: kusama })
    expect([caipNetworkId, accounts[0].address]).toEqual([kusama.caipNetworkId, ACCOUNTS.kusama[0]])
  })

  it.each([
    'Rejected',
    'Cancelled',
    'Canceled by user',
    'User rejected the request',
    'Connection request was cancelled by the user.',
    'Cancelled: the window was closed',
  ])('reads "%s" as a rejection', async (words) => {
    const provider = { enable: () => Promise.reject(new Error(words)) }
    const { adapter } = createTestApp({ wallets: [{ id: walletId, name: 'Thornwick', provider }] })
    const failed = await adapter.connect({ walletId }).catch((error: unknown) => error)
    expect((await import('@foyer/core/adapter')).toModalError(failed).code).toBe('USER_REJECTED')
  })

  it('shows a rejection in the modal, and connects on retry', async () => {
    const { modal, wallet, account } = open(createWallet({ next: ['reject'] }))
    await expect(connect(modal, { walletId })).rejects.toMatchObject({ code: 'CONNECTION_REJECTED' })
    expect(account().status).toBe('disconnected')
    await connect(modal, { walletId })
    expect(wallet.script.log()).toHaveLength(2)
  })

  it.each([
    ['The source x is not allowed to interact with this extension', 'NOT_AUTHORIZED'],
    ['The source x has a pending authorization request', 'REQUEST_PENDING'],
  ])('maps "%s" to %s', async (words, code) => {
    const provider = { enable: () => Promise.reject(new Error(words)) }
    const { adapter } = createTestApp({ wallets: [{ id: walletId, name: 'Thornwick', provider }] })
    await expect(adapter.connect({ walletId })).rejects.toMatchObject({ code })
  })

  it('reports whether any other extension is present', async () => {
    // Loads the library again, because it looks for extensions only while it loads.
    vi.resetModules()
    vi.stubGlobal('window', Object.assign(new EventTarget(), { injectedWeb3: { talisman: { enable: vi.fn() } } }))
    try {
      const context = { walletId, hasExtensions: true }
      await expect(createTestApp().adapter.connect({ walletId })).rejects.toMatchObject({
        code: 'WALLET_NOT_FOUND',
        context,
      })
    } finally {
      vi.unstubAllGlobals()
    }
  })

  it('rejects a missing wallet, one without result, and one without accounts', async () => {
    await expect(createTestApp().adapter.connect({ walletId })).rejects.toMatchObject({
      code: 'WALLET_NOT_FOUND',
      context: { walletId, hasExtensions: false },
    })
    for (const part of [{}, { signer: {} }, { accounts: { get: async () => [] } }]) {
      const provider = { enable: async () => part as InjectedExtension }
      const broken = createTestApp({ wallets: [{ id: walletId, name: 'Thornwick', provider }] })
      await expect(broken.adapter.connect({ walletId })).rejects.toMatchObject({ code: 'WALLET_NOT_FOUND' })
    }
    const none = createTestApp({ wallets: [createTestExtension([]).option] })
    await expect(none.adapter.connect({ walletId })).rejects.toMatchObject({ code: 'ACCOUNT_NOT_SHARED' })
  })

  it('explains how to share accounts', async () => {
    const { modal } = createTestApp({ wallets: [createTestExtension([]).option] })
    const error = await connect(modal, { walletId }).catch((cause: unknown) => cause)
    expect(describeError(error)).toMatch(/doesn’t share an account.*In its settings.*website access/)
  })

  it('aborts, ignores a late approval, and joins an open request on retry', async () => {
    const { modal, wallet, account } = open(createWallet({ mode: 'never' }))
    const abort = new AbortController()
    const first = connect(modal, { walletId, signal: abort.signal })
    await vi.waitFor(() => expect(wallet.script.open()).toEqual(['connect']))
    abort.abort()
    await expect(first).rejects.toMatchObject({ code: 'MODAL_CLOSED' })

    const second = connect(modal, { walletId })
    const input = new AbortController()
    const third = modal.adapters.polkadot.connect({ walletId, signal: input.signal })
    input.abort()
    await expect(third).rejects.toMatchObject({ code: 'ABORTED' })
    wallet.script.release()
    await second
    expect(account().status).toBe('connected')
    expect(wallet.script.log().map(({ outcome }) => outcome)).toEqual(['done', 'failed'])
  })

  it('reports a pending request, and uses its approval', async () => {
    const { modal, wallet } = open(createWallet({ mode: 'never' }))
    const abort = new AbortController()
    const first = connect(modal, { walletId, signal: abort.signal })
    await vi.waitFor(() => expect(wallet.script.open()).toEqual(['connect']))
    abort.abort()
    await expect(first).rejects.toMatchObject({ code: 'MODAL_CLOSED' })
    const onStatus = vi.fn()
    const second = modal.adapters.polkadot.connect({ walletId, onStatus })
    await vi.waitFor(() => expect(onStatus.mock.calls).toEqual([['pending']]))
    wallet.script.release()
    expect((await second).accounts[0].address).toBe(ACCOUNTS.polkadot[0])
  })

  it('ignores the approval of an aborted request', async () => {
    const extension = createTestExtension([{ address: ACCOUNTS.generic[0] }])
    const answers: ((input: InjectedExtension) => void)[] = []
    const provider = { enable: () => new Promise<InjectedExtension>((resolve) => answers.push(resolve)) }
    const { adapter, storage } = createTestApp({ wallets: [{ ...extension.option, provider }] })
    const abort = new AbortController()
    const withWalletErrors = adapter.connect({ walletId, signal: abort.signal })
    await vi.waitFor(() => expect(answers).toHaveLength(1))
    abort.abort()
    await expect(withWalletErrors).rejects.toMatchObject({ code: 'ABORTED' })
    answers[0]?.(await extension.option.provider.enable())
    await Promise.resolve()
    expect(extension.listeners.size).toBe(0)
    await expect(
      createTestApp({ wallets: [extension.option], storage }).adapter.connect({ walletId, silent: true }),
    ).rejects.toMatchObject({ code: 'NOT_AUTHORIZED' })
  })
})

describe('accounts', () => {
  it('lists each account of the network once, without bound or unsupported ones', async () => {
    const bound = (genesis: string) => ({ genesisHash: `0x${genesis}${'0'.repeat(32)}` })
    const { option } = createTestExtension([
      { address: ACCOUNTS.generic[0], type: 'ethereum' },
      { address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', type: 'ethereum' },
      { address: ACCOUNTS.generic[1], ...bound(String(kusama.id)) },
      { address: ACCOUNTS.generic[2], type: 'ed25519', ...bound(String(polkadotMainnet.id)), name: 'Ledger' },
      { address: ACCOUNTS.kusama[2], type: 'ed25519' },
      { address: ACCOUNTS.generic[0], type: 'sr25519', genesisHash: null },
      { address: 'not an address' },
      null as never,
      { address: 7 } as never,
    ])
    const { connection } = await watch(createTestApp({ wallets: [option] }).adapter)
    expect(connection.accounts.map(({ address, label }) => [address, label])).toEqual([
      [ACCOUNTS.polkadot[2], 'Ledger'],
      [ACCOUNTS.polkadot[0], undefined],
    ])
  })

  it('lists Ethereum accounts only, on a chain with such accounts', async () => {
    const network: PolkadotNetwork = { ...polkadotMainnet, chainType: 'ethereum' }
    const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
    const { option } = createTestExtension([{ address: ACCOUNTS.generic[0] }, { address, type: 'ethereum' }])
    const { accounts } = await createTestApp({ wallets: [option], networks: [network] }).adapter.connect({ walletId })
    expect(accounts).toMatchObject([{ address }])
  })

  it('reports account changes once', async () => {
    const { option, share } = createTestExtension([{ address: ACCOUNTS.generic[0] }])
    const { connection, changes } = await watch(createTestApp({ wallets: [option] }).adapter)
    share([{ address: ACCOUNTS.polkadot[0] }])
    expect(changes).toEqual([])
    share([{ address: ACCOUNTS.generic[1] }, { address: ACCOUNTS.generic[0] }])
    share([{ address: ACCOUNTS.generic[1] }, { address: ACCOUNTS.generic[0] }])
    expect(changes).toMatchObject([{ type: 'accounts', accounts: [{ address: ACCOUNTS.polkadot[1] }, {}] }])
    expect(connection.accounts).toHaveLength(2)
  })

  it('keeps the selected account across changes and visits', async () => {
    const wallet = createWallet({ next: [{ answer: 'approve', accounts: [0, 1] }] })
    const { modal, account, storage } = open(wallet)
    await connect(modal, { walletId })
    await selectAccount(modal, { address: ACCOUNTS.polkadot[1] })
    expect(account().address).toBe(ACCOUNTS.polkadot[1])
    wallet.script.addAccountToSite(2)
    expect(account().allAccounts.map(({ address }) => address)).toEqual([
      ACCOUNTS.polkadot[1],
      ACCOUNTS.polkadot[0],
      ACCOUNTS.polkadot[2],
    ])
    modal.destroy()
    const next = open(wallet, { storage })
    await vi.waitFor(() => expect(next.account()).toMatchObject({ status: 'connected', address: ACCOUNTS.polkadot[1] }))
    await disconnect(next.modal)
    expect(storage.getItem('@appkit/polkadot:account:thornwick')).toBeNull()
  })

  it('ends when the wallet shares no account', async () => {
    const { option, share, listeners } = createTestExtension([{ address: ACCOUNTS.generic[0] }])
    const { connection, changes } = await watch(createTestApp({ wallets: [option] }).adapter)
    const [account] = connection.accounts
    share([])
    share([{ address: ACCOUNTS.generic[0] }])
    expect(changes).toMatchObject([{ type: 'end' }])
    await vi.waitFor(() => expect(listeners.size).toBe(0))
    await expect(connection.selectAccount?.(account)).rejects.toMatchObject({ code: 'CONNECTION_ENDED' })
  })

  it('works without a subscription, and with a failing one', async () => {
    const page = new EventTarget()
    vi.stubGlobal('window', page)
    onTestFinished(() => void vi.unstubAllGlobals())
    for (const subscribe of [undefined, () => Promise.reject(new Error('No'))]) {
      let shared: string = ACCOUNTS.generic[0]
      const accounts = { get: async () => [{ address: shared }], subscribe: () => () => {} }
      // Sets a `subscribe` that the types do not allow.
      Reflect.set(accounts, 'subscribe', subscribe)
      const provider = { enable: async () => ({ accounts, signer: {} }) }
      const { modal } = createTestApp({ wallets: [{ id: walletId, name: 'Thornwick', provider }] })
      await expect(connect(modal, { walletId })).resolves.toMatchObject({ type: 'eoa' })
      shared = ACCOUNTS.generic[1]
      page.dispatchEvent(new Event('focus'))
      await vi.waitFor(() => expect(modal.$account('polkadot').get().address).toBe(ACCOUNTS.polkadot[1]))
      await disconnect(modal)
    }
  })
})

describe('networks', () => {
  it('switches to any network without the wallet, and re-encodes the account', async () => {
    const { modal, account, wallet } = open(undefined, { networks: [polkadotMainnet, kusama, polkadotWestend] })
    await connect(modal, { walletId })
    await modal.switchNetwork(kusama.caipNetworkId)
    expect(account().caipAddress).toBe(`${kusama.caipNetworkId}:${ACCOUNTS.kusama[0]}`)
    await modal.switchNetwork(polkadotWestend.caipNetworkId)
    expect(account().address).toBe(ACCOUNTS.generic[0])
    expect(wallet.script.log()).toHaveLength(1)
  })

  it('encodes addresses by the network’s prefix', async () => {
    const network: PolkadotNetwork = { ...polkadotWestend, ss58Format: 2 }
    const { accounts } = await open(undefined, { networks: [network] }).adapter.connect({ walletId })
    expect(accounts[0].address).toBe(ACCOUNTS.kusama[0])
  })

  it('reports network and accounts together', async () => {
    const { connection, changes } = await watch(open().adapter)
    const seen: string[] = []
    connection.watch(() => seen.push(`${connection.caipNetworkId}:${connection.accounts[0].address}`))
    await connection.switchNetwork?.(kusama)
    expect(changes.map(({ type }) => type)).toEqual(['accounts', 'network'])
    expect(new Set(seen)).toEqual(new Set([`${kusama.caipNetworkId}:${ACCOUNTS.kusama[0]}`]))
  })

  it('stays if no account exists on the other network', async () => {
    const genesisHash = `0x${polkadotMainnet.id}`
    const { option } = createTestExtension([{ address: ACCOUNTS.generic[0], genesisHash }])
    const { connection } = await watch(createTestApp({ wallets: [option] }).adapter)
    await expect(connection.switchNetwork?.(kusama)).rejects.toMatchObject({ code: 'CHAIN_NOT_SUPPORTED' })
    expect(connection.caipNetworkId).toBe(polkadotMainnet.caipNetworkId)
  })
})
