import { connect, disconnect, signMessage } from '@foyer/core/actions'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  ACCOUNTS,
  createTestApp,
  createWallet,
  type TestAppOptions,
  toWalletOption,
} from '../../testing/createTestApp.js'
import { createTestExtension } from '../../testing/createTestExtension.js'

const walletId = 'thornwick'

function open(wallet = createWallet(), options: TestAppOptions = {}) {
  const page = createTestApp({ wallets: [toWalletOption(wallet)], ...options })
  return { ...page, wallet, account: () => page.modal.$account('polkadot').get() }
}

describe('restoring', () => {
  it('S4.008 restores an authorized wallet without a prompt', async () => {
    const { modal, storage, wallet } = open()
    await connect(modal, { walletId })
    modal.destroy()
    wallet.script.mode('never')
    const { account } = open(wallet, { storage })
    await vi.waitFor(() => expect(account()).toMatchObject({ status: 'connected', address: ACCOUNTS.polkadot[0] }))
    expect(wallet.script.open()).toEqual([])
  })

  it('prompts no unauthorized or disconnected wallet', async () => {
    const { adapter, modal, wallet } = open()
    await expect(adapter.connect({ walletId, silent: true })).rejects.toMatchObject({ code: 'NOT_AUTHORIZED' })
    expect(wallet.script.log()).toEqual([])
    await connect(modal, { walletId })
    await disconnect(modal)
    await expect(adapter.connect({ walletId, silent: true })).rejects.toMatchObject({ code: 'NOT_AUTHORIZED' })
    expect(wallet.script.log()).toHaveLength(1)
  })

  it('prompts no wallet that revoked access meanwhile', async () => {
    const { adapter, modal, wallet, account } = open()
    await connect(modal, { walletId })
    wallet.script.disconnectSite()
    expect(account()).toMatchObject({ status: 'disconnected', address: undefined })
    await expect(adapter.connect({ walletId, silent: true })).rejects.toMatchObject({ code: 'NOT_AUTHORIZED' })
    expect(wallet.script.log()).toHaveLength(1)
  })

  describe('with revoked access', () => {
    afterEach(() => void vi.unstubAllGlobals())

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

    it('prompts nothing at page load', async () => {
      const { wallet, page } = await leave()
      page.dispatchEvent(new Event('focus'))
      expect(wallet.script.log()).toEqual([])
    })

    it('prompts nothing after a disconnect', async () => {
      const { modal, wallet, page } = await leave()
      await disconnect(modal)
      page.dispatchEvent(new Event('pointerdown'))
      expect(wallet.script.log()).toEqual([])
    })

    it.each([
      [
        'a press in the page',
        ({ page }: Awaited<ReturnType<typeof leave>>) => page.dispatchEvent(new Event('pointerdown')),
      ],
      [
        'a wallet method',
        ({ modal }: Awaited<ReturnType<typeof leave>>) => signMessage(modal, { message: 'x' }).catch(() => {}),
      ],
    ])('prompts once on %s, and ends when the user declines', async (_name, act) => {
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

  it('follows the wallet after the first click, and signs', async () => {
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

  it('rejects another wallet under the same name', async () => {
    const page = new EventTarget()
    vi.stubGlobal('window', page)
    const { modal, storage } = open()
    await connect(modal, { walletId })
    modal.destroy()
    const impostor = createTestExtension([{ address: ACCOUNTS.generic[2] }])
    const next = createTestApp({ wallets: [impostor.option], storage })
    const account = () => next.modal.$account('polkadot').get()
    await vi.waitFor(() => expect(account().address).toBe(ACCOUNTS.polkadot[0]))
    page.dispatchEvent(new Event('keydown'))
    await vi.waitFor(() => expect(account()).toMatchObject({ status: 'disconnected', address: undefined }))
    vi.unstubAllGlobals()
  })
})

describe('a wallet whose worker was suspended', () => {
  afterEach(() => void vi.unstubAllGlobals())

  it('is refreshed when the user returns', async () => {
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
