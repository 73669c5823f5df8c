import { connect, disconnect, signMessage } from '@foyer/core/actions'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  ADDRESSES,
  createTestApp,
  createWallet,
  KEPLR_ID,
  LEAP_ID,
  listRequests,
  stubWindow,
} from '../../testing/createTestApp.js'

beforeEach(() => void stubWindow())
afterEach(() => void vi.unstubAllGlobals())

async function leave(style: 'keplr' | 'leap') {
  const wallet = createWallet({ style })
  const { modal, storage } = createTestApp()
  await connect(modal, { walletId: style === 'leap' ? LEAP_ID : KEPLR_ID })
  modal.destroy()
  wallet.script.lock()
  wallet.script.clearLog()
  return { wallet, storage }
}

const accountOf = ({ modal }: ReturnType<typeof createTestApp>) => modal.$account('cosmos').get()
const isConnected = (page: ReturnType<typeof createTestApp>, address: string = ADDRESSES[0]) =>
  vi.waitFor(() => expect(accountOf(page)).toMatchObject({ status: 'connected', address }))

describe('a locked Keplr', () => {
  it('shows its last account at page load without a prompt, and opens on signing', async () => {
    const { wallet, storage } = await leave('keplr')
    const page = createTestApp({ storage })
    await isConnected(page)
    expect(listRequests(wallet)).toEqual([])
    const signature = signMessage(page.modal, { message: 'Harbor' })
    await vi.waitFor(() => expect(wallet.script.open()).toEqual(['unlock']))
    wallet.script.unlock()
    expect(await signature).toMatch(/^[\w+/=]+$/)
  })

  it('that switched accounts signs nothing for the shown one, and updates', async () => {
    const { wallet, storage } = await leave('keplr')
    const page = createTestApp({ storage })
    await isConnected(page)
    wallet.script.unlock()
    wallet.script.switchAccount(1)
    await isConnected(page, ADDRESSES[1])
    page.modal.destroy()
    wallet.script.lock()
    const next = createTestApp({ storage })
    await isConnected(next, ADDRESSES[1])
    // The wallet's events no longer reach the app.
    vi.spyOn(window, 'dispatchEvent').mockReturnValue(true)
    wallet.script.switchAccount(0)
    wallet.script.unlock()
    wallet.script.clearLog()
    await expect(signMessage(next.modal, { message: 'Harbor' })).rejects.toMatchObject({ code: 'NOT_AUTHORIZED' })
    expect(accountOf(next).address).toBe(ADDRESSES[0])
    expect(listRequests(wallet)).toEqual(['enable done', 'getKey done'])
    expect(await signMessage(next.modal, { message: 'Harbor' })).toMatch(/^[\w+/=]+$/)
  })

  it('that switched accounts signs nothing, also if the wallet tells first', async () => {
    const { wallet, storage } = await leave('keplr')
    const page = createTestApp({ storage })
    await isConnected(page)
    const lost = vi.spyOn(window, 'dispatchEvent').mockReturnValue(true)
    wallet.script.switchAccount(1)
    lost.mockRestore()
    const signing = expect(signMessage(page.modal, { message: 'Harbor' })).rejects.toMatchObject({
      code: 'NOT_AUTHORIZED',
    })
    await vi.waitFor(() => expect(wallet.script.open()).toEqual(['unlock']))
    wallet.script.unlock()
    await signing
    await isConnected(page, ADDRESSES[1])
    expect(listRequests(wallet)).not.toContainEqual(expect.stringContaining('sign'))
  })

  it('stays disconnected when the user unlocks afterwards', async () => {
    const { wallet, storage } = await leave('keplr')
    const page = createTestApp({ storage })
    await isConnected(page)
    const signing = expect(signMessage(page.modal, { message: 'Harbor' })).rejects.toMatchObject({
      code: 'CONNECTION_ENDED',
    })
    await vi.waitFor(() => expect(wallet.script.open()).toEqual(['unlock']))
    await disconnect(page.modal)
    wallet.script.unlock()
    await signing
    expect(listRequests(wallet)).not.toContainEqual(expect.stringContaining('sign'))
    const restoring = createTestApp({ storage }).adapter.connect({ walletId: KEPLR_ID, silent: true })
    await expect(restoring).rejects.toMatchObject({ code: 'NOT_AUTHORIZED' })
  })

  it('keeps its connection when the user declines, and prompts again', async () => {
    const { wallet, storage } = await leave('keplr')
    const page = createTestApp({ storage })
    await isConnected(page)
    const signature = signMessage(page.modal, { message: 'Harbor' })
    await vi.waitFor(() => expect(wallet.script.open()).toEqual(['unlock']))
    wallet.script.release('reject')
    await expect(signature).rejects.toMatchObject({ code: 'USER_REJECTED' })
    expect(accountOf(page).status).toBe('connected')
  })
})

it('a locked Leap keeps its connection, and continues after its event', async () => {
  const { wallet, storage } = await leave('leap')
  const page = createTestApp({ storage })
  await vi.waitFor(() => expect(accountOf(page).status).toBe('disconnected'))
  expect(wallet.script.open()).toEqual([])
  expect(storage.getItem('@appkit/connections')).toContain(ADDRESSES[0])
  wallet.script.unlock()
  await isConnected(page)
})
