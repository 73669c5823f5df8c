import { getConnection, getConnections, reconnect } from '@wagmi/core'
import { describe, expect, it, vi } from 'vitest'
import type { Eip1193Provider } from '../provider.js'
import { KITEWING, LANTERN, setUp, watch } from '../testing/connectLantern.js'
import { ADDRESSES, createPage, createWallet, toOption } from '../testing/createPage.js'

const [FIRST, SECOND, THIRD, FOURTH] = ADDRESSES

describe('watching', () => {
  it('reports accounts and networks as the wallet changes them, each once, and its end last', async () => {
    const { connect, wallet } = await setUp()
    const connection = await connect()
    const { changes } = watch(connection)
    wallet.script.addAccountToSite(1)
    wallet.script.switchAccount(1)
    wallet.script.switchChain(42220)
    expect(connection.accounts[0].address).toBe(SECOND)
    expect(connection.caipNetworkId).toBe('eip155:42220')
    wallet.script.lock()
    wallet.script.unlock()
    wallet.script.switchAccount(2)
    expect(changes).toEqual([
      [FIRST, SECOND],
      [SECOND, FIRST],
      { type: 'network', caipNetworkId: 'eip155:42220' },
      { type: 'end', cause: expect.objectContaining({ code: 'WALLET_LOCKED' }) },
    ])
    await expect(connection.signMessage?.({ message: 'late', account: connection.accounts[0] })).rejects.toMatchObject({
      code: 'CONNECTION_ENDED',
    })
  })

  it('reports a change once, though the wallet tells it twice', async () => {
    const { connect, wallet, modal } = await setUp()
    wallet.script.answerTwice()
    const connection = await connect()
    const { changes } = watch(connection)
    wallet.script.answerTwice()
    await connection.switchNetwork?.(modal.context.stores.networks.find('eip155:8453') as never)
    expect(changes).toEqual([{ type: 'network', caipNetworkId: 'eip155:8453' }])
  })

  it('ends when the owner throws the site out, and connects anew after that', async () => {
    const { connect, wallet, config } = await setUp()
    const connection = await connect()
    const { changes } = watch(connection)
    wallet.script.disconnectSite()
    expect(changes).toMatchObject([{ type: 'end' }])
    expect(getConnection(config).status).toBe('disconnected')
    const again = await connect()
    expect(again).not.toBe(connection)
    expect(again.accounts[0].address).toBe(FIRST)
  })

  it('says nothing after its undo, nor after the modal was destroyed', async () => {
    const { connect, wallet, modal } = await setUp()
    const connection = await connect()
    const first = watch(connection)
    const second = watch(connection)
    first.stop()
    wallet.script.switchAccount(2)
    expect([first.changes, second.changes]).toEqual([[], [[THIRD, FIRST]]])
    modal.destroy()
    wallet.script.switchAccount(0)
    wallet.script.disconnectSite()
    expect(second.changes).toHaveLength(1)
  })
})

/** How many listeners a provider has. */
function counted() {
  const listeners = new Set<unknown>()
  const change = (provider: Eip1193Provider): Eip1193Provider => ({
    ...provider,
    on(event, listener) {
      listeners.add(listener)
      return provider.on?.(event, listener)
    },
    removeListener(event, listener) {
      listeners.delete(listener)
      return provider.removeListener?.(event, listener)
    },
  })
  return { listeners, change }
}

describe('listening to the wallet', () => {
  it('begins with the connection and ends with it', async () => {
    const { listeners, change } = counted()
    const { connect, wallet } = await setUp({}, change)
    expect(listeners.size).toBe(0)
    const connection = await connect()
    expect(listeners.size).toBe(3)
    await connection.disconnect()
    expect(listeners.size).toBe(0)
    await connect()
    wallet.script.disconnectSite()
    expect(listeners.size).toBe(0)
  })

  it('ends with the modal, and wagmi is told nothing more', async () => {
    const { listeners, change } = counted()
    const { connect, wallet, modal, config } = await setUp({}, change)
    await connect()
    modal.destroy()
    expect(listeners.size).toBe(0)
    wallet.script.disconnectSite()
    expect(getConnection(config).status).toBe('connected')
  })

  it('waits when the wallet says that it is about to be back (1013)', async () => {
    let tell: (error: unknown) => void = () => {}
    const { connect, config } = await setUp({}, (provider) => ({
      ...provider,
      on(event, listener) {
        if (event === 'disconnect') tell = listener
        return provider.on?.(event, listener)
      },
    }))
    await connect()
    tell({ code: 1013 })
    await Promise.resolve()
    expect(getConnection(config).status).toBe('connected')
    tell({ code: 4900 })
    await vi.waitFor(() => expect(getConnection(config).status).toBe('disconnected'))
  })

  it('does not need events, and writes addresses with their checksum', async () => {
    const { connect, config } = await setUp({}, ({ request }) => ({
      request: async (args) => {
        const answer = await request(args)
        return args.method === 'eth_requestAccounts' ? (answer as string[]).map((each) => each.toLowerCase()) : answer
      },
    }))
    const connection = await connect()
    expect(connection.accounts[0].address).toBe(FIRST)
    expect(getConnection(config).address).toBe(FIRST)
    await connection.disconnect()
  })
})

describe('several at once', () => {
  it('sees no end while wagmi’s reconnect empties its state and fills it again', async () => {
    const one = createWallet()
    const other = createWallet({ name: 'Kitewing', rdns: KITEWING, accountIndexes: [3, 4] })
    const { adapter } = createPage({ wallets: [toOption(one), toOption(other)] })
    const found: unknown[] = []
    adapter.watchConnections?.((each) => found.push(each))
    const config = await adapter.wagmiConfig()
    const connections = [await adapter.connect({ walletId: LANTERN }), await adapter.connect({ walletId: KITEWING })]
    expect(found).toEqual([])
    const watched = connections.map((connection) => watch(connection))
    await reconnect(config)
    expect(watched.map(({ changes }) => changes)).toEqual([[], []])
    expect(await adapter.connect({ walletId: LANTERN })).toBe(connections[0])
    one.script.disconnectSite()
    expect(watched.map(({ changes }) => changes)).toMatchObject([[{ type: 'end' }], []])
  })

  it('puts back what wagmi’s provider throws out when it is mounted, and still sees an end after that', async () => {
    const one = createWallet()
    const other = createWallet({ name: 'Kitewing', rdns: KITEWING, accountIndexes: [3, 4] })
    const { adapter } = createPage({ wallets: [toOption(one), toOption(other)] })
    const config = await adapter.wagmiConfig()
    const connections = [await adapter.connect({ walletId: LANTERN }), await adapter.connect({ walletId: KITEWING })]
    const watched = connections.map((connection) => watch(connection))
    // What `hydrate` does without `reconnectOnMount`.
    config.setState((state) => ({ ...state, connections: new Map() }))
    expect(watched.map(({ changes }) => changes)).toEqual([[], []])
    expect(getConnections(config)).toHaveLength(2)
    expect(getConnection(config)).toMatchObject({ status: 'connected', address: FOURTH })
    other.script.disconnectSite()
    expect(watched.map(({ changes }) => changes)).toMatchObject([[], [{ type: 'end' }]])
  })

  it('keeps both, the last one current, and activates the first again', async () => {
    const one = createWallet()
    const other = createWallet({ name: 'Kitewing', rdns: KITEWING, accountIndexes: [3, 4] })
    const { adapter } = createPage({ wallets: [toOption(one), toOption(other)] })
    const config = await adapter.wagmiConfig()
    const first = await adapter.connect({ walletId: LANTERN })
    const second = await adapter.connect({ walletId: KITEWING })
    expect(getConnection(config).address).toBe(FOURTH)
    expect(getConnections(config)).toHaveLength(2)
    first.activate?.()
    expect(getConnection(config).address).toBe(FIRST)
    expect(await config.storage?.getItem('recentConnectorId')).toBe(LANTERN)

    const { changes } = watch(second)
    await first.disconnect()
    expect(getConnection(config)).toMatchObject({ status: 'connected', address: FOURTH })
    first.activate?.()
    expect(getConnection(config).address).toBe(FOURTH)
    expect(changes).toEqual([])
  })

  it('selects among the accounts of a wallet, and wagmi’s hooks follow', async () => {
    const { connect, config } = await setUp({ setup: { next: [{ answer: 'approve', accounts: [0, 1] }] } })
    const connection = await connect()
    const { changes } = watch(connection)
    await connection.selectAccount?.({ address: SECOND.toLowerCase(), type: 'eoa' })
    expect(connection.accounts.map(({ address }) => address)).toEqual([SECOND, FIRST])
    expect(getConnection(config).address).toBe(SECOND)
    expect(changes).toEqual([[SECOND, FIRST]])
    await expect(connection.selectAccount?.({ address: THIRD, type: 'eoa' })).rejects.toMatchObject({
      code: 'NOT_AUTHORIZED',
    })
  })
})
