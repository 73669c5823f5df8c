import { getConnection, getConnections, reconnect } from '@wagmi/core'
import { expect, it, vi } from 'vitest'
import { ADDRESSES, createStorage, createTestApp, createWallet, toWalletOption } from '../../testing/createTestApp.js'
import { createConfigStorage as createEvmStorage } from './createConfigStorage.js'

const LANTERN = 'sandbox.foyer.lantern'

function createRecorder() {
  const storage = createStorage()
  const keys = new Set<string>()
  return {
    keys,
    storage: {
      ...storage,
      setItem(key: string, value: string) {
        keys.add(key)
        storage.setItem(key, value)
      },
    },
  }
}

it('createStorage stores wagmi’s data under the modal’s prefix, without a second copy of the connections', async () => {
  const { keys, storage } = createRecorder()
  const wallet = createWallet()
  const { adapter } = createTestApp({ wallets: [toWalletOption(wallet)], storage })
  await (await adapter.connect({ walletId: LANTERN })).disconnect()
  expect([...keys].filter((key) => key.includes('wagmi')).sort()).toEqual([
    '@appkit/eip155:wagmi.recentConnectorId',
    `@appkit/eip155:wagmi.${LANTERN}.disconnected`,
  ])
})

it('createStorage drops wagmi’s state before it is serialized', async () => {
  const storage = createEvmStorage({ get: () => undefined, set: () => {}, remove: () => {} })
  const toJSON = vi.fn()
  await storage.setItem('store', { toJSON })
  expect(toJSON).not.toHaveBeenCalled()
})

it('createStorage lets wagmi’s reconnect find the last wallet first', async () => {
  const storage = createStorage()
  const wallets = [
    createWallet(),
    createWallet({ name: 'Kitewing', rdns: 'sandbox.foyer.kitewing', accountIndexes: [3] }),
  ].map(toWalletOption)
  const before = createTestApp({ wallets, storage })
  await before.adapter.connect({ walletId: LANTERN })
  await before.adapter.connect({ walletId: 'sandbox.foyer.kitewing' })
  before.modal.destroy()

  const after = createTestApp({ wallets, storage })
  const config = await after.adapter.wagmiConfig()
  expect(getConnections(config)).toEqual([])
  const result: string[] = []
  after.adapter.watchConnections?.(({ wallet }) => result.push(wallet.id))
  await reconnect(config)
  // The current connection is reported once more at the end.
  await vi.waitFor(() => expect(result).toEqual(['sandbox.foyer.kitewing', LANTERN, 'sandbox.foyer.kitewing']))
  await vi.waitFor(() => expect(after.modal.$account().get().address).toBe(ADDRESSES[3]))
  expect(getConnection(config).address).toBe(ADDRESSES[3])
  expect(getConnections(config)).toHaveLength(2)
})
