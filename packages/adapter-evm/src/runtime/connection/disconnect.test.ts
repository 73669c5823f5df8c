import { describe, expect, it } from 'vitest'
import type { Eip1193Provider } from '../../provider.js'
import { createLanternApp, recordConnectionChanges } from '../../testing/createLanternApp.js'
import { ADDRESSES, createTestApp, createWallet } from '../../testing/createTestApp.js'

const [FIRST, SECOND, THIRD] = ADDRESSES

describe('disconnecting', () => {
  it('ends at once, though the wallet never answers', async () => {
    const wallet = createWallet()
    const { request } = wallet.provider
    const deaf: Eip1193Provider = {
      ...wallet.provider,
      request: (args) => (args.method === 'wallet_revokePermissions' ? new Promise(() => {}) : request(args as never)),
    }
    const { adapter } = createTestApp({ wallets: [{ id: 'deaf', name: 'Deaf', provider: deaf }] })
    const connection = await adapter.connect({ walletId: 'deaf' })
    const { changes } = recordConnectionChanges(connection)
    const ended = connection.disconnect()
    expect(changes).toEqual([{ type: 'end' }])
    await ended
  })

  it('notifies the wallet, and prompts on the next connect', async () => {
    const { connect, wallet } = await createLanternApp()
    const connection = await connect()
    await connection.disconnect()
    await connection.disconnect()
    expect(await wallet.provider.request({ method: 'eth_accounts' })).toEqual([])
    wallet.script.next([{ answer: 'approve', accounts: [2] }])
    expect((await connect()).accounts).toEqual([{ address: THIRD, type: 'eoa' }])
  })

  it('offers another account on the next connect to a wallet that cannot be notified', async () => {
    const wallet = createWallet()
    const { request } = wallet.provider
    const stubborn: Eip1193Provider = {
      ...wallet.provider,
      request: async (args) => (args.method === 'wallet_revokePermissions' ? null : request(args as never)),
    }
    const { adapter } = createTestApp({ wallets: [{ id: 'stubborn', name: 'Stubborn', provider: stubborn }] })
    await (await adapter.connect({ walletId: 'stubborn' })).disconnect()
    await expect(adapter.connect({ walletId: 'stubborn', silent: true })).rejects.toMatchObject({
      code: 'NOT_AUTHORIZED',
    })
    wallet.script.next([{ answer: 'approve', accounts: [1] }])
    expect((await adapter.connect({ walletId: 'stubborn' })).accounts[0].address).toBe(SECOND)
  })

  it('delays a new request until the wallet was notified', async () => {
    const { connect, wallet } = await createLanternApp()
    const connection = await connect()
    const [, again] = await Promise.all([connection.disconnect(), connect()])
    expect(again).not.toBe(connection)
    expect(await wallet.provider.request({ method: 'eth_accounts' })).toEqual([FIRST.toLowerCase()].map(() => FIRST))
    wallet.script.clearLog()
    expect(await connect({ silent: true })).toBe(again)
  })
})
