import { isModalError } from '@foyer/core/adapter'
import { getConnection } from '@wagmi/core'
import { describe, expect, it, vi } from 'vitest'
import { LANTERN, setUp } from '../testing/connectLantern.js'
import { ADDRESSES, createPage, createStorage, createWallet, toOption } from '../testing/createPage.js'

const [FIRST] = ADDRESSES

describe('restoring', () => {
  it('restores from permission without a prompt', async () => {
    const wallet = createWallet()
    const storage = createStorage()
    const before = createPage({ wallets: [toOption(wallet)], storage })
    await before.adapter.connect({ walletId: LANTERN })
    before.modal.destroy()
    wallet.script.mode('never')

    const after = createPage({ wallets: [toOption(wallet)], storage })
    const connection = await after.adapter.connect({ walletId: LANTERN, silent: true })
    expect(connection.accounts[0].address).toBe(FIRST)
    expect(getConnection(await after.adapter.wagmiConfig())).toMatchObject({ status: 'connected', address: FIRST })
    expect(wallet.script.open()).toEqual([])
  })

  it('rejects with NOT_AUTHORIZED without permission, and with WALLET_LOCKED while the wallet is locked', async () => {
    const { connect, wallet } = await setUp()
    const refused = expect.objectContaining({ code: 'NOT_AUTHORIZED' })
    await expect(connect({ silent: true })).rejects.toEqual(refused)
    const connection = await connect()
    wallet.script.lock()
    expect(isModalError(await connect({ silent: true }).catch((cause: unknown) => cause), 'WALLET_LOCKED')).toBe(true)
    expect(wallet.script.open()).toEqual([])
    expect(connection.accounts[0].address).toBe(FIRST)
  })

  it.each(['keplr', undefined] as const)(
    'asks a locked wallet nothing that opens its window, and hears when it is open (%s)',
    async (manner) => {
      const { connect, wallet } = await setUp({ manner })
      await connect()
      wallet.script.lock()
      const onNews = vi.fn()
      for (let time = 0; time < 2; time++) {
        await expect(connect({ silent: true, onNews })).rejects.toMatchObject({ code: 'WALLET_LOCKED' })
      }
      expect(wallet.script.open()).toEqual([])
      expect(onNews).not.toHaveBeenCalled()
      wallet.script.unlock()
      expect(onNews.mock.calls).toEqual([['unlocked']])
      expect((await connect({ silent: true })).accounts[0].address).toBe(FIRST)
    },
  )

  it.each(['keplr', undefined] as const)('asks nothing of a wallet that has taken access back (%s)', async (manner) => {
    const { connect, wallet } = await setUp({ manner })
    await connect()
    wallet.script.disconnectSite()
    await expect(connect({ silent: true })).rejects.toMatchObject({ code: 'NOT_AUTHORIZED' })
    wallet.script.lock()
    await expect(connect({ silent: true })).rejects.toMatchObject({ code: 'NOT_AUTHORIZED' })
    expect(wallet.script.open()).toEqual([])
  })

  it('does not restore what the visitor disconnected', async () => {
    const wallet = createWallet()
    const storage = createStorage()
    const before = createPage({ wallets: [toOption(wallet)], storage })
    await (await before.adapter.connect({ walletId: LANTERN })).disconnect()
    await wallet.provider.request({ method: 'eth_requestAccounts' })
    const after = createPage({ wallets: [toOption(wallet)], storage })
    await expect(after.adapter.connect({ walletId: LANTERN, silent: true })).rejects.toMatchObject({
      code: 'NOT_AUTHORIZED',
    })
  })
})
