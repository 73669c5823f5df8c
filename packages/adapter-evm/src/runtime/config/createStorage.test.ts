import { getConnection, getConnections, reconnect } from '@wagmi/core'
import { expect, it, vi } from 'vitest'
import { ADDRESSES, createPage, createStorage, createWallet, toOption } from '../../testing/createPage.js'

const LANTERN = 'sandbox.foyer.lantern'

/** A storage that tells which keys it was given. */
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

it('keeps what wagmi remembers under the modal’s own prefix, and no second copy of the connections', async () => {
  const { keys, storage } = createRecorder()
  const wallet = createWallet()
  const { adapter } = createPage({ wallets: [toOption(wallet)], storage })
  await (await adapter.connect({ walletId: LANTERN })).disconnect()
  expect([...keys].filter((key) => key.includes('wagmi')).sort()).toEqual([
    '@appkit/eip155:wagmi.recentConnectorId',
    `@appkit/eip155:wagmi.${LANTERN}.disconnected`,
  ])
})

it('lets wagmi’s reconnect find the wallets again, the one that was used last first', async () => {
  const storage = createStorage()
  const wallets = [
    createWallet(),
    createWallet({ name: 'Kitewing', rdns: 'sandbox.foyer.kitewing', accountIndexes: [3] }),
  ].map(toOption)
  const before = createPage({ wallets, storage })
  await before.adapter.connect({ walletId: LANTERN })
  await before.adapter.connect({ walletId: 'sandbox.foyer.kitewing' })
  before.modal.destroy()

  const after = createPage({ wallets, storage })
  const config = await after.adapter.wagmiConfig()
  expect(getConnections(config)).toEqual([])
  const found: string[] = []
  after.adapter.watchConnections?.(({ wallet }) => found.push(wallet.id))
  await reconnect(config)
  // The one in use is heard of last.
  await vi.waitFor(() => expect(found).toEqual(['sandbox.foyer.kitewing', LANTERN, 'sandbox.foyer.kitewing']))
  await vi.waitFor(() => expect(after.modal.$account().get().address).toBe(ADDRESSES[3]))
  expect(getConnection(config).address).toBe(ADDRESSES[3])
  expect(getConnections(config)).toHaveLength(2)
})
