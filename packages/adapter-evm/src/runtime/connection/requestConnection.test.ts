import { getConnection, getConnections } from '@wagmi/core'
import { describe, expect, it, vi } from 'vitest'
import { createLanternApp, KITEWING_ID, LANTERN_ID, waitForConnectPrompt } from '../../testing/createLanternApp.js'
import { ADDRESSES, createTestApp, createWallet, listParams, toWalletOption } from '../../testing/createTestApp.js'

const [FIRST] = ADDRESSES

describe('aborting a request', () => {
  it('rejects at once, though the wallet never answers', async () => {
    const { connect, wallet, config, shown } = await createLanternApp({ setup: { mode: 'never' } })
    const input = new AbortController()
    const connecting = connect({ signal: input.signal })
    await waitForConnectPrompt(wallet)
    input.abort()
    await expect(connecting).rejects.toMatchObject({ code: 'ABORTED' })
    expect(shown).toEqual(['connecting -', 'disconnected -'])
    expect(getConnection(config).status).toBe('disconnected')
  })

  it('ignores a late approval, also in wagmi, and revokes it in the wallet', async () => {
    const { connect, wallet, shown, adapter } = await createLanternApp({ setup: { mode: 'never' } })
    const result: unknown[] = []
    adapter.watchConnections?.((each) => result.push(each))
    const input = new AbortController()
    const connecting = connect({ signal: input.signal })
    await waitForConnectPrompt(wallet)
    input.abort()
    await expect(connecting).rejects.toMatchObject({ code: 'ABORTED' })

    wallet.script.answerTwice()
    wallet.script.release('approve')
    await vi.waitFor(async () => {
      expect(listParams(wallet, 'wallet_revokePermissions')).toHaveLength(1)
      expect(await wallet.provider.request({ method: 'eth_accounts' })).toEqual([])
    })
    expect(shown).toEqual(['connecting -', 'disconnected -'])
    expect(result).toEqual([])
    await expect(connect({ silent: true })).rejects.toMatchObject({ code: 'NOT_AUTHORIZED' })
  })

  it('sends nothing if aborted before', async () => {
    const { connect, wallet } = await createLanternApp()
    await expect(connect({ signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'ABORTED' })
    expect(wallet.script.log()).toEqual([])
  })

  it('aborts between approval and network switch, and revokes the approval', async () => {
    const { adapter, modal, wallet, shown } = await createLanternApp({
      chainId: 8453,
      setup: { next: ['approve', 'never'] },
    })
    const input = new AbortController()
    const network = modal.context.stores.networks.find('eip155:1') as never
    const connecting = adapter.connect({ walletId: LANTERN_ID, network, signal: input.signal })
    await vi.waitFor(() => expect(wallet.script.open()).toEqual(['switch']))
    input.abort()
    await expect(connecting).rejects.toMatchObject({ code: 'ABORTED' })
    await vi.waitFor(() => expect(listParams(wallet, 'wallet_revokePermissions')).toHaveLength(1))
    expect(shown).toEqual(['connecting -', 'disconnected -'])
  })

  it('uses the earlier request’s approval if the wallet has one open (-32002)', async () => {
    const { connect, wallet, config } = await createLanternApp({ setup: { next: ['never'] } })
    const input = new AbortController()
    const first = connect({ signal: input.signal })
    await waitForConnectPrompt(wallet)
    input.abort()
    await expect(first).rejects.toMatchObject({ code: 'ABORTED' })

    const second = connect()
    await vi.waitFor(() => expect(wallet.script.log().map(({ code }) => code)).toContain(-32002))
    wallet.script.release('approve')
    expect((await second).accounts[0].address).toBe(FIRST)
    expect(getConnection(config)).toMatchObject({ status: 'connected', address: FIRST })
    expect(listParams(wallet, 'wallet_revokePermissions')).toEqual([])
  })

  it('uses the earlier request’s rejection, too', async () => {
    const { connect, wallet } = await createLanternApp({ setup: { next: ['never'] } })
    const input = new AbortController()
    const first = connect({ signal: input.signal })
    await waitForConnectPrompt(wallet)
    input.abort()
    await expect(first).rejects.toMatchObject({ code: 'ABORTED' })
    const second = connect()
    await vi.waitFor(() => expect(wallet.script.log().map(({ code }) => code)).toContain(-32002))
    wallet.script.release('reject')
    await expect(second).rejects.toMatchObject({ code: 4001 })
  })

  it('aborts a second attempt while the wallet still shows the first', async () => {
    const { connect, wallet, shown } = await createLanternApp({ setup: { next: ['never'] } })
    for (const attempt of [1, 2]) {
      const input = new AbortController()
      const connecting = connect({ signal: input.signal })
      await vi.waitFor(() => expect(listParams(wallet, 'eth_requestAccounts')).toHaveLength(attempt))
      input.abort()
      await expect(connecting).rejects.toMatchObject({ code: 'ABORTED' })
    }
    wallet.script.release('approve')
    await vi.waitFor(() => expect(listParams(wallet, 'wallet_revokePermissions')).toHaveLength(1))
    expect(shown.filter((each) => each.startsWith('connected'))).toEqual([])
  })

  it('keeps wagmi’s status for a parallel attempt', async () => {
    const one = createWallet({ setup: { mode: 'never' } })
    const other = createWallet({ name: 'Kitewing', rdns: KITEWING_ID, setup: { mode: 'never' } })
    const { adapter } = createTestApp({ wallets: [toWalletOption(one), toWalletOption(other)] })
    const config = await adapter.wagmiConfig()
    const input = new AbortController()
    const first = adapter.connect({ walletId: LANTERN_ID, signal: input.signal })
    await waitForConnectPrompt(one)
    input.abort()
    const second = adapter.connect({ walletId: KITEWING_ID })
    await expect(first).rejects.toMatchObject({ code: 'ABORTED' })
    expect(getConnection(config).status).toBe('connecting')
    await waitForConnectPrompt(other)
    one.script.release('approve')
    await vi.waitFor(() => expect(listParams(one, 'wallet_revokePermissions')).toHaveLength(1))
    expect(getConnection(config).status).toBe('connecting')
    other.script.release('approve')
    await second
    expect(getConnections(config).map(({ connector }) => connector.id)).toEqual([KITEWING_ID])
  })

  it('keeps wagmi’s status when an older attempt is aborted', async () => {
    const one = createWallet({ setup: { mode: 'never' } })
    const other = createWallet({ name: 'Kitewing', rdns: KITEWING_ID, setup: { mode: 'never' } })
    const { adapter } = createTestApp({ wallets: [toWalletOption(one), toWalletOption(other)] })
    const config = await adapter.wagmiConfig()
    const input = new AbortController()
    const first = adapter.connect({ walletId: LANTERN_ID, signal: input.signal })
    const second = adapter.connect({ walletId: KITEWING_ID })
    await Promise.all([waitForConnectPrompt(one), waitForConnectPrompt(other)])
    input.abort()
    await expect(first).rejects.toMatchObject({ code: 'ABORTED' })
    expect(getConnection(config).status).toBe('connecting')
    other.script.release('reject')
    await expect(second).rejects.toMatchObject({ code: 4001 })
    expect(getConnection(config).status).toBe('disconnected')
  })

  it('aborts with the modal', async () => {
    const { connect, wallet, modal } = await createLanternApp({ setup: { mode: 'never' } })
    const connecting = connect({ signal: new AbortController().signal })
    await waitForConnectPrompt(wallet)
    modal.destroy()
    await expect(connecting).rejects.toMatchObject({ code: 'ABORTED' })
  })
})
