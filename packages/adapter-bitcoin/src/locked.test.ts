import { connect, disconnect } from '@foyer/core/actions'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPage, createStorage, createWallet, stubWindow } from './testing/createPage.js'

beforeEach(() => void stubWindow())
afterEach(() => void vi.unstubAllGlobals())

const walletId = 'unisat'
const KEPT = '@appkit/connections'

/** A page that UniSat has let in. */
async function setUp() {
  const wallet = createWallet('unisat')
  const page = createPage()
  await connect(page.modal, { walletId })
  const address = page.account().address ?? ''
  const is = (status: string) => vi.waitFor(() => expect(page.account().status).toBe(status))
  return { ...page, wallet, address, is }
}

describe('UniSat, which shows nothing while it is locked', () => {
  it('keeps its connection when its owner locks it, and is back when it says that it is open', async () => {
    const { account, wallet, address, is, storage } = await setUp()
    wallet.script.lock()
    await is('disconnected')
    expect(storage.getItem(KEPT)).toContain(address)
    wallet.script.unlock()
    await is('connected')
    expect(account().address).toBe(address)
    expect(wallet.script.open()).toEqual([])
  })

  it('is locked at a load: nothing opens, and it is back without a reload', async () => {
    const { modal, wallet, address, storage } = await setUp()
    modal.destroy()
    wallet.script.lock()
    wallet.script.clearLog()
    const { account } = createPage({ storage })
    await vi.waitFor(() => expect(account().status).toBe('disconnected'))
    expect(storage.getItem(KEPT)).toContain(address)
    expect(wallet.script.open()).toEqual([])
    wallet.script.unlock()
    await vi.waitFor(() => expect(account()).toMatchObject({ status: 'connected', address }))
  })

  it('is tried again at the next load', async () => {
    const { modal, wallet, address, storage } = await setUp()
    modal.destroy()
    wallet.script.lock()
    const locked = createPage({ storage })
    await vi.waitFor(() => expect(locked.account().status).toBe('disconnected'))
    locked.modal.destroy()
    wallet.script.unlock()
    const { account } = createPage({ storage })
    await vi.waitFor(() => expect(account()).toMatchObject({ status: 'connected', address }))
  })

  it('has not let in a page that never asked, or that was left', async () => {
    const wallet = createWallet('unisat', { locked: true })
    const { adapter } = createPage({ storage: createStorage() })
    const refused = { code: 'NOT_AUTHORIZED' }
    await expect(adapter.connect({ walletId, silent: true })).rejects.toMatchObject(refused)
    wallet.script.unlock()
    const page = createPage()
    await connect(page.modal, { walletId })
    await disconnect(page.modal)
    wallet.script.lock()
    await expect(page.adapter.connect({ walletId, silent: true })).rejects.toMatchObject(refused)
  })
})
