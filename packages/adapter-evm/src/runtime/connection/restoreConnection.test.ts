import { isModalError } from '@foyer/core/adapter'
import { getConnection } from '@wagmi/core'
import { describe, expect, it, vi } from 'vitest'
import { createLanternApp, LANTERN_ID, waitForConnectPrompt } from '../../testing/createLanternApp.js'
import { ADDRESSES, createStorage, createTestApp, createWallet, toWalletOption } from '../../testing/createTestApp.js'

const [FIRST] = ADDRESSES

describe('restoring', () => {
  it('restores an authorized wallet without a prompt', async () => {
    const wallet = createWallet()
    const storage = createStorage()
    const before = createTestApp({ wallets: [toWalletOption(wallet)], storage })
    await before.adapter.connect({ walletId: LANTERN_ID })
    before.modal.destroy()
    wallet.script.mode('never')

    const after = createTestApp({ wallets: [toWalletOption(wallet)], storage })
    const connection = await after.adapter.connect({ walletId: LANTERN_ID, silent: true })
    expect(connection.accounts[0].address).toBe(FIRST)
    expect(getConnection(await after.adapter.wagmiConfig())).toMatchObject({ status: 'connected', address: FIRST })
    expect(wallet.script.open()).toEqual([])
  })

  it('rejects with NOT_AUTHORIZED without permission, and with WALLET_LOCKED while the wallet is locked', async () => {
    const { connect, wallet } = await createLanternApp()
    const refused = expect.objectContaining({ code: 'NOT_AUTHORIZED' })
    await expect(connect({ silent: true })).rejects.toEqual(refused)
    const connection = await connect()
    wallet.script.lock()
    expect(isModalError(await connect({ silent: true }).catch((cause: unknown) => cause), 'WALLET_LOCKED')).toBe(true)
    expect(wallet.script.open()).toEqual([])
    expect(connection.accounts[0].address).toBe(FIRST)
  })

  it.each(['keplr', undefined] as const)(
    'opens no window of a locked wallet, and restores it once unlocked (%s)',
    async (manner) => {
      const { connect, wallet } = await createLanternApp({ manner })
      await connect()
      wallet.script.lock()
      const onStatus = vi.fn()
      for (let time = 0; time < 2; time++) {
        await expect(connect({ silent: true, onStatus })).rejects.toMatchObject({ code: 'WALLET_LOCKED' })
      }
      expect(wallet.script.open()).toEqual([])
      expect(onStatus).not.toHaveBeenCalled()
      wallet.script.unlock()
      expect(onStatus.mock.calls).toEqual([['unlocked']])
      expect((await connect({ silent: true })).accounts[0].address).toBe(FIRST)
    },
  )

  it.each(['keplr', undefined] as const)('prompts no wallet that has revoked access (%s)', async (manner) => {
    const { connect, wallet } = await createLanternApp({ manner })
    await connect()
    wallet.script.disconnectSite()
    await expect(connect({ silent: true })).rejects.toMatchObject({ code: 'NOT_AUTHORIZED' })
    wallet.script.lock()
    await expect(connect({ silent: true })).rejects.toMatchObject({ code: 'NOT_AUTHORIZED' })
    expect(wallet.script.open()).toEqual([])
  })

  it('restores a wallet that the user connected after the app disconnected it', async () => {
    const wallet = createWallet({ setup: { mode: 'never' } })
    const storage = createStorage()
    const before = createTestApp({ wallets: [toWalletOption(wallet)], storage })
    const { connectors } = await before.adapter.wagmiConfig()
    const connecting = before.adapter.connect({ walletId: LANTERN_ID })
    await waitForConnectPrompt(wallet)
    await connectors.find(({ id }) => id === LANTERN_ID)?.disconnect()
    wallet.script.release('approve')
    await connecting
    before.modal.destroy()
    const after = createTestApp({ wallets: [toWalletOption(wallet)], storage })
    expect((await after.adapter.connect({ walletId: LANTERN_ID, silent: true })).accounts[0].address).toBe(FIRST)
  })

  it('does not restore a wallet that the user disconnected', async () => {
    const wallet = createWallet()
    const storage = createStorage()
    const before = createTestApp({ wallets: [toWalletOption(wallet)], storage })
    await (await before.adapter.connect({ walletId: LANTERN_ID })).disconnect()
    await wallet.provider.request({ method: 'eth_requestAccounts' })
    const after = createTestApp({ wallets: [toWalletOption(wallet)], storage })
    await expect(after.adapter.connect({ walletId: LANTERN_ID, silent: true })).rejects.toMatchObject({
      code: 'NOT_AUTHORIZED',
    })
  })
})
