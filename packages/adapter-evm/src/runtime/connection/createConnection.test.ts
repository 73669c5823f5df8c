import { getConnection, getConnections, reconnect } from '@wagmi/core'
import { describe, expect, it, vi } from 'vitest'
import type { Eip1193Provider } from '../../provider.js'
import { createLanternApp, KITEWING_ID, LANTERN_ID, recordConnectionChanges } from '../../testing/createLanternApp.js'
import { ADDRESSES, createTestApp, createWallet, toWalletOption } from '../../testing/createTestApp.js'

const [FIRST, SECOND, THIRD, FOURTH] = ADDRESSES

describe('watching', () => {
  it('reports each change of account and network once, and the end last', async () => {
    const { connect, wallet } = await createLanternApp()
    const connection = await connect()
    const { changes } = recordConnectionChanges(connection)
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

  it('reports a change once when the wallet emits it twice', async () => {
    const { connect, wallet, modal } = await createLanternApp()
    wallet.script.answerTwice()
    const connection = await connect()
    const { changes } = recordConnectionChanges(connection)
    wallet.script.answerTwice()
    await connection.switchNetwork?.(modal.context.stores.networks.find('eip155:8453') as never)
    expect(changes).toEqual([{ type: 'network', caipNetworkId: 'eip155:8453' }])
  })

  it('ends when the wallet revokes the app, and can connect again', async () => {
    const { connect, wallet, config } = await createLanternApp()
    const connection = await connect()
    const { changes } = recordConnectionChanges(connection)
    wallet.script.disconnectSite()
    expect(changes).toMatchObject([{ type: 'end' }])
    expect(getConnection(config).status).toBe('disconnected')
    const again = await connect()
    expect(again).not.toBe(connection)
    expect(again.accounts[0].address).toBe(FIRST)
  })

  it('is silent after unsubscribe and destroy()', async () => {
    const { connect, wallet, modal } = await createLanternApp()
    const connection = await connect()
    const first = recordConnectionChanges(connection)
    const second = recordConnectionChanges(connection)
    first.stop()
    wallet.script.switchAccount(2)
    expect([first.changes, second.changes]).toEqual([[], [[THIRD, FIRST]]])
    modal.destroy()
    wallet.script.switchAccount(0)
    wallet.script.disconnectSite()
    expect(second.changes).toHaveLength(1)
  })
})

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
  it('starts and ends with the connection', async () => {
    const { listeners, change } = counted()
    const { connect, wallet } = await createLanternApp({}, change)
    expect(listeners.size).toBe(0)
    const connection = await connect()
    expect(listeners.size).toBe(3)
    await connection.disconnect()
    expect(listeners.size).toBe(0)
    await connect()
    wallet.script.disconnectSite()
    expect(listeners.size).toBe(0)
  })

  it('ends with the modal, without further changes in wagmi', async () => {
    const { listeners, change } = counted()
    const { connect, wallet, modal, config } = await createLanternApp({}, change)
    await connect()
    modal.destroy()
    expect(listeners.size).toBe(0)
    wallet.script.disconnectSite()
    expect(getConnection(config).status).toBe('connected')
  })

  it('waits when the wallet announces a reconnect (1013)', async () => {
    let notify: (error: unknown) => void = () => {}
    const { connect, config } = await createLanternApp({}, (provider) => ({
      ...provider,
      on(event, listener) {
        if (event === 'disconnect') notify = listener
        return provider.on?.(event, listener)
      },
    }))
    await connect()
    notify({ code: 1013 })
    await Promise.resolve()
    expect(getConnection(config).status).toBe('connected')
    notify({ code: 4900 })
    await vi.waitFor(() => expect(getConnection(config).status).toBe('disconnected'))
  })

  it('works without events, and checksums addresses', async () => {
    const { connect, config } = await createLanternApp({}, ({ request }) => ({
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

describe('several connections', () => {
  it('survive wagmi’s reconnect, which empties its state', async () => {
    const one = createWallet()
    const other = createWallet({ name: 'Kitewing', rdns: KITEWING_ID, accountIndexes: [3, 4] })
    const { adapter } = createTestApp({ wallets: [toWalletOption(one), toWalletOption(other)] })
    const result: unknown[] = []
    adapter.watchConnections?.((each) => result.push(each))
    const config = await adapter.wagmiConfig()
    const connections = [
      await adapter.connect({ walletId: LANTERN_ID }),
      await adapter.connect({ walletId: KITEWING_ID }),
    ]
    expect(result).toEqual([])
    const watched = connections.map((connection) => recordConnectionChanges(connection))
    await reconnect(config)
    expect(watched.map(({ changes }) => changes)).toEqual([[], []])
    expect(await adapter.connect({ walletId: LANTERN_ID })).toBe(connections[0])
    one.script.disconnectSite()
    expect(watched.map(({ changes }) => changes)).toMatchObject([[{ type: 'end' }], []])
  })

  it('are restored after wagmi’s provider drops them, and still end', async () => {
    const one = createWallet()
    const other = createWallet({ name: 'Kitewing', rdns: KITEWING_ID, accountIndexes: [3, 4] })
    const { adapter } = createTestApp({ wallets: [toWalletOption(one), toWalletOption(other)] })
    const config = await adapter.wagmiConfig()
    const connections = [
      await adapter.connect({ walletId: LANTERN_ID }),
      await adapter.connect({ walletId: KITEWING_ID }),
    ]
    const watched = connections.map((connection) => recordConnectionChanges(connection))
    // wagmi's `hydrate` does the same if `reconnectOnMount` is off.
    config.setState((state) => ({ ...state, connections: new Map() }))
    expect(watched.map(({ changes }) => changes)).toEqual([[], []])
    expect(getConnections(config)).toHaveLength(2)
    expect(getConnection(config)).toMatchObject({ status: 'connected', address: FOURTH })
    other.script.disconnectSite()
    expect(watched.map(({ changes }) => changes)).toMatchObject([[], [{ type: 'end' }]])
  })

  it('coexist, the last one current, and the first can be activated', async () => {
    const one = createWallet()
    const other = createWallet({ name: 'Kitewing', rdns: KITEWING_ID, accountIndexes: [3, 4] })
    const { adapter } = createTestApp({ wallets: [toWalletOption(one), toWalletOption(other)] })
    const config = await adapter.wagmiConfig()
    const first = await adapter.connect({ walletId: LANTERN_ID })
    const second = await adapter.connect({ walletId: KITEWING_ID })
    expect(getConnection(config).address).toBe(FOURTH)
    expect(getConnections(config)).toHaveLength(2)
    first.activate?.()
    expect(getConnection(config).address).toBe(FIRST)
    expect(await config.storage?.getItem('recentConnectorId')).toBe(LANTERN_ID)

    const { changes } = recordConnectionChanges(second)
    await first.disconnect()
    expect(getConnection(config)).toMatchObject({ status: 'connected', address: FOURTH })
    first.activate?.()
    expect(getConnection(config).address).toBe(FOURTH)
    expect(changes).toEqual([])
  })

  it('select an account, and wagmi’s hooks follow', async () => {
    const { connect, config } = await createLanternApp({ setup: { next: [{ answer: 'approve', accounts: [0, 1] }] } })
    const connection = await connect()
    const { changes } = recordConnectionChanges(connection)
    await connection.selectAccount?.({ address: SECOND.toLowerCase(), type: 'eoa' })
    expect(connection.accounts.map(({ address }) => address)).toEqual([SECOND, FIRST])
    expect(getConnection(config).address).toBe(SECOND)
    expect(changes).toEqual([[SECOND, FIRST]])
    await expect(connection.selectAccount?.({ address: THIRD, type: 'eoa' })).rejects.toMatchObject({
      code: 'NOT_AUTHORIZED',
    })
  })
})
