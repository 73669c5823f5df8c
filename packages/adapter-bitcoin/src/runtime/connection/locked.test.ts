import { connect, disconnect } from '@foyer/core/actions'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStorage, createTestApp, createWallet, stubWindow } from '../../testing/createTestApp.js'

beforeEach(() => void stubWindow())
afterEach(() => void vi.unstubAllGlobals())

const walletId = 'unisat'
const KEPT = '@appkit/connections'

async function setUp() {
  const wallet = createWallet('unisat')
  const page = createTestApp()
  await connect(page.modal, { walletId })
  const address = page.account().address ?? ''
  const is = (status: string) => vi.waitFor(() => expect(page.account().status).toBe(status))
  return { ...page, wallet, address, is }
}

describe('UniSat, which shows no account while locked', () => {
  it('keeps its connection while locked, and continues after unlocking', async () => {
    const { account, wallet, address, is, storage } = await setUp()
    wallet.script.lock()
    await is('disconnected')
    expect(storage.getItem(KEPT)).toContain(address)
    wallet.script.unlock()
    await is('connected')
    expect(account().address).toBe(address)
    expect(wallet.script.open()).toEqual([])
  })

  it('opens no window when locked at page load, and is restored once unlocked', async () => {
    const { modal, wallet, address, storage } = await setUp()
    modal.destroy()
    wallet.script.lock()
    wallet.script.clearLog()
    const { account } = createTestApp({ storage })
    await vi.waitFor(() => expect(account().status).toBe('disconnected'))
    expect(storage.getItem(KEPT)).toContain(address)
    expect(wallet.script.open()).toEqual([])
    wallet.script.unlock()
    await vi.waitFor(() => expect(account()).toMatchObject({ status: 'connected', address }))
  })

  it('is retried at the next page load', async () => {
    const { modal, wallet, address, storage } = await setUp()
    modal.destroy()
    wallet.script.lock()
    const locked = createTestApp({ storage })
    await vi.waitFor(() => expect(locked.account().status).toBe('disconnected'))
    locked.modal.destroy()
    wallet.script.unlock()
    const { account } = createTestApp({ storage })
    await vi.waitFor(() => expect(account()).toMatchObject({ status: 'connected', address }))
  })

  it('is not restored for an unauthorized or disconnected app', async () => {
    const wallet = createWallet('unisat', { locked: true })
    const { adapter } = createTestApp({ storage: createStorage() })
    const refused = { code: 'NOT_AUTHORIZED' }
    await expect(adapter.connect({ walletId, silent: true })).rejects.toMatchObject(refused)
    wallet.script.unlock()
    const page = createTestApp()
    await connect(page.modal, { walletId })
    await disconnect(page.modal)
    wallet.script.lock()
    await expect(page.adapter.connect({ walletId, silent: true })).rejects.toMatchObject(refused)
  })
})
