import { connect, disconnect, signMessage } from '@foyer/core/actions'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createExtension } from '../testing/createExtension.js'
import { ACCOUNTS, createPage, createWallet, type PageOptions, toOption } from '../testing/createPage.js'

const walletId = 'thornwick'

function open(wallet = createWallet(), options: PageOptions = {}) {
  const page = createPage({ wallets: [toOption(wallet)], ...options })
  return { ...page, wallet, account: () => page.modal.$account('polkadot').get() }
}

describe('coming back', () => {
  it('S4.008 restores silently what the wallet allowed, without a question', async () => {
    const { modal, storage, wallet } = open()
    await connect(modal, { walletId })
    modal.destroy()
    wallet.script.mode('never')
    const { account } = open(wallet, { storage })
    await vi.waitFor(() => expect(account()).toMatchObject({ status: 'connected', address: ACCOUNTS.polkadot[0] }))
    expect(wallet.script.open()).toEqual([])
  })

  it('asks nothing of a wallet that never let the page in, or that was left', async () => {
    const { adapter, modal, wallet } = open()
    await expect(adapter.connect({ walletId, silent: true })).rejects.toMatchObject({ code: 'NOT_AUTHORIZED' })
    expect(wallet.script.log()).toEqual([])
    await connect(modal, { walletId })
    await disconnect(modal)
    await expect(adapter.connect({ walletId, silent: true })).rejects.toMatchObject({ code: 'NOT_AUTHORIZED' })
    expect(wallet.script.log()).toHaveLength(1)
  })

  it('asks nothing of a wallet that forgot the page while it was open', async () => {
    const { adapter, modal, wallet, account } = open()
    await connect(modal, { walletId })
    wallet.script.disconnectSite()
    expect(account()).toMatchObject({ status: 'disconnected', address: undefined })
    await expect(adapter.connect({ walletId, silent: true })).rejects.toMatchObject({ code: 'NOT_AUTHORIZED' })
    expect(wallet.script.log()).toHaveLength(1)
  })

  describe('of a wallet that has taken access back', () => {
    afterEach(() => void vi.unstubAllGlobals())

    /** What a page left, and the wallet, which has forgotten it since. */
    async function leave() {
      const page = new EventTarget()
      vi.stubGlobal('window', page)
      const { modal, wallet, storage } = open()
      await connect(modal, { walletId })
      modal.destroy()
      wallet.script.mode('never')
      wallet.script.disconnectSite()
      wallet.script.clearLog()
      const next = open(wallet, { storage })
      await vi.waitFor(() => expect(next.account().status).toBe('connected'))
      return { ...next, page }
    }

    it('asks nothing at a load, whoever looks at the page', async () => {
      const { wallet, page } = await leave()
      page.dispatchEvent(new Event('focus'))
      expect(wallet.script.log()).toEqual([])
    })

    it.each([
      [
        'a press in the page',
        ({ page }: Awaited<ReturnType<typeof leave>>) => page.dispatchEvent(new Event('pointerdown')),
      ],
      [
        'an act',
        ({ modal }: Awaited<ReturnType<typeof leave>>) => signMessage(modal, { message: 'x' }).catch(() => {}),
      ],
    ])('asks with %s, once, and is over when the visitor declines', async (_what, act) => {
      const visit = await leave()
      act(visit)
      act(visit)
      await vi.waitFor(() => expect(visit.wallet.script.open()).toEqual(['connect']))
      expect(visit.wallet.script.log()).toHaveLength(1)
      visit.wallet.script.release('reject')
      await vi.waitFor(() => expect(visit.account().status).toBe('disconnected'))
      expect(visit.storage.getItem('@appkit/polkadot:allowed:thornwick')).toBeNull()
    })
  })

  it('follows the wallet after the first press, and signs', async () => {
    vi.stubGlobal('window', new EventTarget())
    const { modal, wallet, storage } = open()
    await connect(modal, { walletId })
    modal.destroy()
    const next = open(wallet, { storage })
    await vi.waitFor(() => expect(next.account().status).toBe('connected'))
    expect(await signMessage(next.modal, { message: 'x' })).toMatch(/^0x[0-9a-f]{128}/)
    wallet.script.addAccountToSite(1)
    await vi.waitFor(() => expect(next.account().allAccounts).toHaveLength(2))
    vi.unstubAllGlobals()
  })

  it('is not taken in by who bears the name of the wallet and shares none of its accounts', async () => {
    const page = new EventTarget()
    vi.stubGlobal('window', page)
    const { modal, storage } = open()
    await connect(modal, { walletId })
    modal.destroy()
    const impostor = createExtension([{ address: ACCOUNTS.generic[2] }])
    const next = createPage({ wallets: [impostor.option], storage })
    const account = () => next.modal.$account('polkadot').get()
    await vi.waitFor(() => expect(account().address).toBe(ACCOUNTS.polkadot[0]))
    page.dispatchEvent(new Event('keydown'))
    await vi.waitFor(() => expect(account()).toMatchObject({ status: 'disconnected', address: undefined }))
    vi.unstubAllGlobals()
  })
})

describe('a wallet whose worker has slept', () => {
  afterEach(() => void vi.unstubAllGlobals())

  it('is asked again when the visitor comes back to the page: what was removed meanwhile is gone', async () => {
    const page = new EventTarget()
    vi.stubGlobal('window', page)
    const { modal, wallet, account } = open(createWallet({ next: [{ answer: 'approve', accounts: [0, 1] }] }))
    await connect(modal, { walletId })
    wallet.script.restartWorker()
    wallet.script.switchAccount(1, { only: true })
    expect(account().allAccounts).toHaveLength(2)
    page.dispatchEvent(new Event('focus'))
    await vi.waitFor(() => expect(account().allAccounts.map(({ address }) => address)).toEqual([ACCOUNTS.polkadot[1]]))
    wallet.script.disconnectSite()
    page.dispatchEvent(new Event('focus'))
    await vi.waitFor(() => expect(account().status).toBe('disconnected'))
  })
})
