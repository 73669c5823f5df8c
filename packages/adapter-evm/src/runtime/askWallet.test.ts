import { getConnection, getConnections } from '@wagmi/core'
import { describe, expect, it, vi } from 'vitest'
import { isAsked, KITEWING, LANTERN, setUp } from '../testing/connectLantern.js'
import { ADDRESSES, createPage, createWallet, paramsOf, toOption } from '../testing/createPage.js'

const [FIRST] = ADDRESSES

describe('giving up', () => {
  it('rejects at once when the signal is aborted, though the wallet never answers', async () => {
    const { connect, wallet, config, shown } = await setUp({ setup: { mode: 'never' } })
    const given = new AbortController()
    const connecting = connect({ signal: given.signal })
    await isAsked(wallet)
    given.abort()
    await expect(connecting).rejects.toMatchObject({ code: 'ABORTED' })
    expect(shown).toEqual(['connecting -', 'disconnected -'])
    expect(getConnection(config).status).toBe('disconnected')
  })

  it('lets a late yes change nothing: not in wagmi, not for a moment, and the wallet forgets the page', async () => {
    const { connect, wallet, shown, adapter } = await setUp({ setup: { mode: 'never' } })
    const found: unknown[] = []
    adapter.watchConnections?.((each) => found.push(each))
    const given = new AbortController()
    const connecting = connect({ signal: given.signal })
    await isAsked(wallet)
    given.abort()
    await expect(connecting).rejects.toMatchObject({ code: 'ABORTED' })

    wallet.script.answerTwice()
    wallet.script.release('approve')
    await vi.waitFor(async () => {
      expect(paramsOf(wallet, 'wallet_revokePermissions')).toHaveLength(1)
      expect(await wallet.provider.request({ method: 'eth_accounts' })).toEqual([])
    })
    expect(shown).toEqual(['connecting -', 'disconnected -'])
    expect(found).toEqual([])
    await expect(connect({ silent: true })).rejects.toMatchObject({ code: 'NOT_AUTHORIZED' })
  })

  it('does not ask at all when the signal is aborted before', async () => {
    const { connect, wallet } = await setUp()
    await expect(connect({ signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'ABORTED' })
    expect(wallet.script.log()).toEqual([])
  })

  it('gives up between the wallet’s yes and its switch of networks, and the wallet forgets the page', async () => {
    const { adapter, modal, wallet, shown } = await setUp({ chainId: 8453, setup: { next: ['approve', 'never'] } })
    const given = new AbortController()
    const network = modal.context.stores.networks.find('eip155:1') as never
    const connecting = adapter.connect({ walletId: LANTERN, network, signal: given.signal })
    await vi.waitFor(() => expect(wallet.script.open()).toEqual(['switch']))
    given.abort()
    await expect(connecting).rejects.toMatchObject({ code: 'ABORTED' })
    await vi.waitFor(() => expect(paramsOf(wallet, 'wallet_revokePermissions')).toHaveLength(1))
    expect(shown).toEqual(['connecting -', 'disconnected -'])
  })

  it('takes the answer to the earlier request when the wallet has one open (-32002)', async () => {
    const { connect, wallet, config } = await setUp({ setup: { next: ['never'] } })
    const given = new AbortController()
    const first = connect({ signal: given.signal })
    await isAsked(wallet)
    given.abort()
    await expect(first).rejects.toMatchObject({ code: 'ABORTED' })

    const second = connect()
    await vi.waitFor(() => expect(wallet.script.log().map(({ code }) => code)).toContain(-32002))
    wallet.script.release('approve')
    expect((await second).accounts[0].address).toBe(FIRST)
    expect(getConnection(config)).toMatchObject({ status: 'connected', address: FIRST })
    expect(paramsOf(wallet, 'wallet_revokePermissions')).toEqual([])
  })

  it('takes the no to the earlier request as the answer too', async () => {
    const { connect, wallet } = await setUp({ setup: { next: ['never'] } })
    const given = new AbortController()
    const first = connect({ signal: given.signal })
    await isAsked(wallet)
    given.abort()
    await expect(first).rejects.toMatchObject({ code: 'ABORTED' })
    const second = connect()
    await vi.waitFor(() => expect(wallet.script.log().map(({ code }) => code)).toContain(-32002))
    wallet.script.release('reject')
    await expect(second).rejects.toMatchObject({ code: 4001 })
  })

  it('can give up the second attempt as well, while the wallet still shows the first', async () => {
    const { connect, wallet, shown } = await setUp({ setup: { next: ['never'] } })
    for (const attempt of [1, 2]) {
      const given = new AbortController()
      const connecting = connect({ signal: given.signal })
      await vi.waitFor(() => expect(paramsOf(wallet, 'eth_requestAccounts')).toHaveLength(attempt))
      given.abort()
      await expect(connecting).rejects.toMatchObject({ code: 'ABORTED' })
    }
    wallet.script.release('approve')
    await vi.waitFor(() => expect(paramsOf(wallet, 'wallet_revokePermissions')).toHaveLength(1))
    expect(shown.filter((each) => each.startsWith('connected'))).toEqual([])
  })

  it('keeps the status of an attempt that goes on when another is given up', async () => {
    const one = createWallet({ setup: { mode: 'never' } })
    const other = createWallet({ name: 'Kitewing', rdns: KITEWING, setup: { mode: 'never' } })
    const { adapter } = createPage({ wallets: [toOption(one), toOption(other)] })
    const config = await adapter.wagmiConfig()
    const given = new AbortController()
    const first = adapter.connect({ walletId: LANTERN, signal: given.signal })
    await isAsked(one)
    given.abort()
    const second = adapter.connect({ walletId: KITEWING })
    await expect(first).rejects.toMatchObject({ code: 'ABORTED' })
    expect(getConnection(config).status).toBe('connecting')
    await isAsked(other)
    one.script.release('approve')
    await vi.waitFor(() => expect(paramsOf(one, 'wallet_revokePermissions')).toHaveLength(1))
    expect(getConnection(config).status).toBe('connecting')
    other.script.release('approve')
    await second
    expect(getConnections(config).map(({ connector }) => connector.id)).toEqual([KITEWING])
  })

  it('keeps the status of an attempt that goes on when an older one is given up', async () => {
    const one = createWallet({ setup: { mode: 'never' } })
    const other = createWallet({ name: 'Kitewing', rdns: KITEWING, setup: { mode: 'never' } })
    const { adapter } = createPage({ wallets: [toOption(one), toOption(other)] })
    const config = await adapter.wagmiConfig()
    const given = new AbortController()
    const first = adapter.connect({ walletId: LANTERN, signal: given.signal })
    const second = adapter.connect({ walletId: KITEWING })
    await Promise.all([isAsked(one), isAsked(other)])
    given.abort()
    await expect(first).rejects.toMatchObject({ code: 'ABORTED' })
    expect(getConnection(config).status).toBe('connecting')
    other.script.release('reject')
    await expect(second).rejects.toMatchObject({ code: 4001 })
    expect(getConnection(config).status).toBe('disconnected')
  })

  it('gives up when the modal is destroyed', async () => {
    const { connect, wallet, modal } = await setUp({ setup: { mode: 'never' } })
    const connecting = connect({ signal: new AbortController().signal })
    await isAsked(wallet)
    modal.destroy()
    await expect(connecting).rejects.toMatchObject({ code: 'ABORTED' })
  })
})
