import { createModal, type Features, type Modal } from '@foyer/core'
import * as wagmi from '@wagmi/core'
import { custom, type EIP1193Provider } from 'viem'
import { base, mainnet } from 'viem/chains'
import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest'
import { evm } from '../evm.js'
import { ADDRESSES, createStorage, createWallet } from '../testing/createTestApp.js'

const LANTERN = 'sandbox.foyer.lantern'
const KITEWING = 'sandbox.foyer.kitewing'
const [FIRST, SECOND, , FOURTH] = ADDRESSES

beforeEach(() => void vi.stubGlobal('window', new EventTarget()))
afterEach(() => void vi.unstubAllGlobals())

function createConfig(options: Partial<Pick<wagmi.CreateConfigParameters, 'connectors'>> & { storage?: Storage } = {}) {
  return wagmi.createConfig({
    chains: [mainnet, base],
    transports: { 1: custom(balances(1n)), 8453: custom(balances(2n)) },
    storage: wagmi.createStorage({ storage: options.storage ?? createStorage() }),
    connectors: options.connectors ?? [],
  })
}

type Storage = ReturnType<typeof createStorage>

function balances(balance: bigint) {
  return { request: async ({ method }: { method: string }) => (method === 'eth_getBalance' ? `0x${balance}` : null) }
}

function createPage(
  config: wagmi.Config,
  { storage = createStorage(), ...options }: { storage?: Storage; features?: Features } = {},
) {
  const modal = createModal({
    projectId: 'test',
    adapters: [evm({ wagmiConfig: config })],
    networks: [mainnet, base],
    storage,
    debug: false,
    ...options,
  })
  return { modal, adapter: modal.adapters.eip155, storage }
}

const connectorOf = (config: wagmi.Config, id: string) => {
  const connector = config.connectors.find((each) => each.id === id)
  if (!connector) throw new Error(`${id} is not among the connectors`)
  return connector
}

const account = (modal: Modal) => modal.$account('eip155').get()
const until = (check: () => void) => vi.waitFor(check)

describe('the list', () => {
  it('contains the config’s connectors and those that wagmi discovers, also late', async () => {
    createWallet()
    const late = createWallet({ name: 'Kitewing', rdns: KITEWING, announce: 'manual' })
    const config = createConfig({ connectors: [wagmi.mock({ accounts: [FIRST] })] })
    const { adapter } = createPage(config)
    const reports: unknown[] = []
    adapter.discover((wallets) => reports.push(wallets.map(({ id, type }) => `${id} ${type}`)))
    await until(() => expect(reports).toEqual([['mock EXTERNAL', `${LANTERN} ANNOUNCED`]]))
    late.script.announce()
    expect(reports.at(-1)).toEqual(['mock EXTERNAL', `${LANTERN} ANNOUNCED`, `${KITEWING} ANNOUNCED`])
  })

  it('contains no announced wallet when features.eip6963 is off', async () => {
    createWallet()
    const { adapter } = createPage(createConfig({ connectors: [wagmi.mock({ accounts: [FIRST] })] }), {
      features: { eip6963: false },
    })
    const reports: unknown[] = []
    adapter.discover((wallets) => reports.push(wallets.map(({ id }) => id)))
    await until(() => expect(reports).toEqual([['mock']]))
  })

  it('contains wagmi’s injected() only for an unannounced window.ethereum', async () => {
    const wallet = createWallet({ announce: 'manual', legacy: true })
    const { adapter } = createPage(createConfig({ connectors: [wagmi.injected()] }))
    const reports: unknown[] = []
    adapter.discover((wallets) => reports.push(wallets.map(({ id, name }) => `${id} ${name}`)))
    await until(() => expect(reports).toEqual([['injected Browser wallet']]))
    wallet.script.announce()
    expect(reports.at(-1)).toEqual([`${LANTERN} Lantern`])
  })
})

it('the adapter returns the app’s config unchanged, without loading the runtime', async () => {
  const config = createConfig()
  const modal = createModal({
    projectId: 'test',
    adapters: [evm({ wagmiConfig: config })],
    networks: [mainnet],
    debug: false,
  })
  const input = await modal.adapters.eip155.wagmiConfig()
  expect(input).toBe(config)
  expectTypeOf(input).toEqualTypeOf(config)
})

describe('both sides', () => {
  it('wagmi sees the modal’s connections, switches and disconnects', async () => {
    createWallet()
    const config = createConfig()
    const { adapter, modal } = createPage(config)
    const connection = await adapter.connect({ walletId: LANTERN })
    expect(wagmi.getConnection(config)).toMatchObject({ status: 'connected', address: FIRST, chainId: 1 })
    expect(wagmi.getConnection(config).connector).toBe(connectorOf(config, LANTERN))
    await connection.switchNetwork?.(modal.context.stores.networks.find('eip155:8453') as never)
    expect(wagmi.getConnection(config).chainId).toBe(8453)
    await connection.disconnect()
    expect(wagmi.getConnection(config).status).toBe('disconnected')
  })

  it('the modal sees wagmi’s connections, switches and disconnects', async () => {
    const wallet = createWallet()
    const config = createConfig()
    const { modal } = createPage(config)
    await wagmi.connect(config, { connector: connectorOf(config, LANTERN) })
    await until(() => expect(account(modal)).toMatchObject({ status: 'connected', address: FIRST }))
    expect(modal.connection('eip155')?.provider).toBe(wallet.provider)

    await wagmi.switchChain(config, { chainId: 8453 })
    expect(modal.$network.get()?.id).toBe(8453)
    wallet.script.switchAccount(1)
    expect(account(modal).address).toBe(SECOND)
    await wagmi.disconnect(config)
    expect(account(modal).status).toBe('disconnected')
  })

  it('the current connection stays in sync both ways', async () => {
    createWallet()
    createWallet({ name: 'Kitewing', rdns: KITEWING, accountIndexes: [3] })
    const config = createConfig()
    const { modal } = createPage(config)
    await wagmi.connect(config, { connector: connectorOf(config, LANTERN) })
    await until(() => expect(account(modal).address).toBe(FIRST))
    await wagmi.connect(config, { connector: connectorOf(config, KITEWING) })
    await until(() => expect(account(modal).address).toBe(FOURTH))
    await wagmi.switchConnection(config, { connector: connectorOf(config, LANTERN) })
    await until(() => expect(account(modal).address).toBe(FIRST))

    const { switchConnection } = await import('@foyer/core/actions')
    switchConnection(modal, { namespace: 'eip155', walletId: KITEWING })
    expect(wagmi.getConnection(config).address).toBe(FOURTH)
    expect(account(modal).address).toBe(FOURTH)
  })

  it('a destroyed modal no longer changes the config', async () => {
    const wallet = createWallet()
    const config = createConfig()
    const { modal, adapter } = createPage(config)
    const connection = await adapter.connect({ walletId: LANTERN })
    const changes: unknown[] = []
    const result: unknown[] = []
    connection.watch((change) => changes.push(change))
    adapter.watchConnections?.((each) => result.push(each))
    modal.destroy()
    expect(wagmi.getConnection(config).address).toBe(FIRST)
    wallet.script.switchAccount(1)
    expect(wagmi.getConnection(config).address).toBe(SECOND)
    await wagmi.disconnect(config)
    await wagmi.connect(config, { connector: connectorOf(config, LANTERN) })
    expect([changes, result]).toEqual([[], []])
  })

  it('balances are read through the config’s transports', async () => {
    const { adapter, modal } = createPage(createConfig())
    const network = modal.context.stores.networks.find('eip155:8453') as never
    expect(await adapter.balances?.({ address: FIRST, network })).toEqual([
      { name: 'Ether', symbol: 'ETH', decimals: 18, amount: 2n },
    ])
  })
})

describe('aborting with wagmi’s own connectors', () => {
  it('ignores a late approval, though the connector connects on wallet events', async () => {
    const wallet = createWallet({ setup: { mode: 'never' } })
    const config = createConfig()
    const { modal, adapter } = createPage(config)
    const shown: string[] = []
    config.subscribe(
      ({ status, current }) => `${status} ${current ? 'current' : '-'}`,
      (state) => shown.push(state),
    )
    const input = new AbortController()
    const connecting = adapter.connect({ walletId: LANTERN, signal: input.signal })
    await until(() => expect(wallet.script.open()).toEqual(['connect']))
    input.abort()
    await expect(connecting).rejects.toMatchObject({ code: 'ABORTED' })
    wallet.script.release('approve')
    await until(() => expect(wallet.script.log().map(({ method }) => method)).toContain('wallet_revokePermissions'))
    wallet.script.switchAccount(1)
    await until(async () => expect(await wallet.provider.request({ method: 'eth_accounts' })).toEqual([]))
    expect(shown).toEqual(['connecting -', 'disconnected -'])
    expect(account(modal).status).toBe('disconnected')

    wallet.script.mode('approve')
    await adapter.connect({ walletId: LANTERN })
    expect(wagmi.getConnection(config).status).toBe('connected')
  })

  it('restores a declined connector’s event listener', async () => {
    const wallet = createWallet({ setup: { next: ['reject'] } })
    const config = createConfig()
    const { modal, adapter } = createPage(config)
    await expect(adapter.connect({ walletId: LANTERN })).rejects.toMatchObject({ code: 4001 })
    wallet.script.addAccountToSite(0)
    await until(() => expect(account(modal)).toMatchObject({ status: 'connected', address: FIRST }))
    expect(wagmi.getConnection(config).address).toBe(FIRST)
  })
})

describe('after a reload', () => {
  async function leave() {
    const wallet = createWallet({ storage: createStorage() })
    const storage = { modal: createStorage(), wagmi: createStorage() }
    const config = createConfig({ storage: storage.wagmi })
    const { modal } = createPage(config, { storage: storage.modal })
    const { connect } = await import('@foyer/core/actions')
    await until(() => expect(modal.context.stores.$discovered.get().eip155).toHaveLength(1))
    await connect(modal, { walletId: LANTERN })
    modal.destroy()
    wallet.script.mode('never')
    return { wallet, storage }
  }

  it('restores through the modal alone and drops wagmi’s stored connections', async () => {
    const { storage, wallet } = await leave()
    const config = createConfig({ storage: storage.wagmi })
    const { modal } = createPage(config, { storage: storage.modal })
    await until(() => expect(account(modal)).toMatchObject({ status: 'connected', address: FIRST }))
    expect(wagmi.getConnections(config).map(({ connector }) => connector)).toEqual([connectorOf(config, LANTERN)])
    expect(wallet.script.open()).toEqual([])
  })

  it('restores once, without a disconnect, when wagmi reconnects in parallel', async () => {
    const { storage } = await leave()
    const config = createConfig({ storage: storage.wagmi })
    const { modal } = createPage(config, { storage: storage.modal })
    const seen: string[] = []
    modal.on('connect', ({ walletId }) => seen.push(`connect ${walletId}`))
    modal.on('disconnect', ({ walletId }) => seen.push(`disconnect ${walletId}`))
    await wagmi.reconnect(config)
    await until(() => expect(account(modal).status).toBe('connected'))
    await wagmi.reconnect(config)
    expect(wagmi.getConnection(config)).toMatchObject({ status: 'connected', address: FIRST })
    expect(account(modal)).toMatchObject({ status: 'connected', address: FIRST })
    expect(seen).toEqual([`connect ${LANTERN}`])
  })

  it('adopts a connection that only wagmi has stored', async () => {
    const { storage } = await leave()
    const config = createConfig({ storage: storage.wagmi })
    const { modal } = createPage(config)
    expect(account(modal).status).toBe('disconnected')
    await wagmi.reconnect(config)
    await until(() => expect(account(modal)).toMatchObject({ status: 'connected', address: FIRST }))
  })
})

it('the adapter accepts viem’s and custom provider types', () => {
  const provider = {} as EIP1193Provider
  expectTypeOf(evm).toBeCallableWith({ wallets: [{ id: 'a', name: 'A', provider }] })
  expectTypeOf(evm).toBeCallableWith({ wallets: [{ id: 'a', name: 'A', provider: async () => provider }] })
  expect(() => evm({ wallets: [{ id: 'a', name: 'A', provider }] })).not.toThrow()
  // @ts-expect-error a config brings its own wallets
  evm({ wagmiConfig: {} as wagmi.Config, wallets: [] })
})
