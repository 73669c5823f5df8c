import { connect, signMessage } from '@foyer/core/actions'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ADDRESSES, createPage, createWallet, KEPLR, LEAP, openWindow, told } from '../../testing/createPage.js'

beforeEach(() => void openWindow())
afterEach(() => void vi.unstubAllGlobals())

/** What a page left that had connected a wallet, and the wallet, locked since. */
async function leave(style: 'keplr' | 'leap') {
  const wallet = createWallet({ style })
  const { modal, storage } = createPage()
  await connect(modal, { walletId: style === 'leap' ? LEAP : KEPLR })
  modal.destroy()
  wallet.script.lock()
  wallet.script.clearLog()
  return { wallet, storage }
}

const accountOf = ({ modal }: ReturnType<typeof createPage>) => modal.$account('cosmos').get()
const isConnected = (page: ReturnType<typeof createPage>, address: string = ADDRESSES[0]) =>
  vi.waitFor(() => expect(accountOf(page)).toMatchObject({ status: 'connected', address }))

describe('a locked Keplr', () => {
  it('is asked nothing at a load: what it showed last is shown, and signing opens its window', async () => {
    const { wallet, storage } = await leave('keplr')
    const page = createPage({ storage })
    await isConnected(page)
    expect(told(wallet)).toEqual([])
    const signature = signMessage(page.modal, { message: 'Harbor' })
    await vi.waitFor(() => expect(wallet.script.open()).toEqual(['unlock']))
    wallet.script.unlock()
    expect(await signature).toMatch(/^[\w+/=]+$/)
  })

  it('that uses another account by then signs nothing for the one that was shown, and the page follows', async () => {
    const { wallet, storage } = await leave('keplr')
    const page = createPage({ storage })
    await isConnected(page)
    wallet.script.unlock()
    wallet.script.switchAccount(1)
    await isConnected(page, ADDRESSES[1])
    page.modal.destroy()
    wallet.script.lock()
    const next = createPage({ storage })
    await isConnected(next, ADDRESSES[1])
    // A wallet that tells nobody.
    vi.spyOn(window, 'dispatchEvent').mockReturnValue(true)
    wallet.script.switchAccount(0)
    wallet.script.unlock()
    wallet.script.clearLog()
    await expect(signMessage(next.modal, { message: 'Harbor' })).rejects.toMatchObject({ code: 'NOT_AUTHORIZED' })
    expect(accountOf(next).address).toBe(ADDRESSES[0])
    expect(told(wallet)).toEqual(['enable done', 'getKey done'])
    expect(await signMessage(next.modal, { message: 'Harbor' })).toMatch(/^[\w+/=]+$/)
  })

  it('whose owner declines keeps its connection, and is asked again with the next act', async () => {
    const { wallet, storage } = await leave('keplr')
    const page = createPage({ storage })
    await isConnected(page)
    const signature = signMessage(page.modal, { message: 'Harbor' })
    await vi.waitFor(() => expect(wallet.script.open()).toEqual(['unlock']))
    wallet.script.release('reject')
    await expect(signature).rejects.toMatchObject({ code: 'USER_REJECTED' })
    expect(accountOf(page).status).toBe('connected')
  })
})

it('a locked Leap keeps its connection, and is back with its own event', async () => {
  const { wallet, storage } = await leave('leap')
  const page = createPage({ storage })
  await vi.waitFor(() => expect(accountOf(page).status).toBe('disconnected'))
  expect(wallet.script.open()).toEqual([])
  expect(storage.getItem('@appkit/connections')).toContain(ADDRESSES[0])
  wallet.script.unlock()
  await isConnected(page)
})
