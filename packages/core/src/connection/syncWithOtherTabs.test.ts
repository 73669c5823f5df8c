import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Modal } from '../modal/modal.js'
import { createFakeAdapter } from '../testing/createFakeAdapter.js'
import { createMemoryStorage } from '../testing/createMemoryStorage.js'
import { createTestModal } from '../testing/createTestModal.js'
import { connect } from './connect.js'
import { disconnect } from './disconnect.js'
import { signMessage } from './signMessage.js'

type Listener = (event: StorageEvent) => void

const LANTERN = `0x${'6c'.padStart(40, '0')}`

const modals: Modal[] = []
afterEach(() => {
  for (const modal of modals.splice(0)) modal.destroy()
  vi.unstubAllGlobals()
})

/** Creates a browser whose tabs share storage and receive each other's `storage` events. */
function createBrowser() {
  const shared = createMemoryStorage()
  const tabs: Set<Listener>[] = []
  const open = () => {
    const listeners = new Set<Listener>()
    tabs.push(listeners)
    const addEventListener = (name: string, listener: Listener) => name === 'storage' && listeners.add(listener)
    vi.stubGlobal('addEventListener', addEventListener)
    vi.stubGlobal('window', { addEventListener, removeEventListener: () => {} })
    const tell = (key: string, newValue: string | null) => {
      const event: StorageEvent = Object.assign(new Event('storage'), { key, newValue }) as StorageEvent
      for (const others of tabs)
        if (others !== listeners) for (const listener of others) queueMicrotask(() => listener(event))
    }
    const fake = createFakeAdapter()
    const { modal } = createTestModal({
      fake,
      storage: {
        getItem: shared.getItem,
        setItem(key, value) {
          const isNew = shared.getItem(key) !== value
          shared.setItem(key, value)
          if (isNew) tell(key, value)
        },
        removeItem(key) {
          const isThere = shared.getItem(key) !== null
          shared.removeItem(key)
          if (isThere) tell(key, null)
        },
      },
    })
    modals.push(modal)
    const status = () => modal.$account().get().status
    return { modal, fake, wallet: fake.wallet(), status, address: () => modal.$account().get().address }
  }
  return { open, stored: (key: string) => String(shared.getItem(`@appkit/${key}`)) }
}

let browser: ReturnType<typeof createBrowser>
beforeEach(() => {
  browser = createBrowser()
})

async function connectInOne() {
  const [one, other] = [browser.open(), browser.open()]
  other.wallet.isAuthorized = true
  await connect(one.modal, { walletId: 'lantern' })
  return { one, other }
}

describe('a connection made in one tab', () => {
  it('appears in the other tabs without a prompt', async () => {
    const { one, other } = await connectInOne()
    await vi.waitFor(() => expect(other.status()).toBe('connected'))
    expect(other.address()).toBe(one.address())
    expect(other.fake.requests).toEqual([{ walletId: 'lantern', silent: true }])
  })

  it('does not replace the active wallet of another tab', async () => {
    const [one, other] = [browser.open(), browser.open()]
    other.wallet.isAuthorized = true
    one.fake.wallet('kitewing').isAuthorized = true
    await connect(other.modal, { walletId: 'kitewing' })
    await vi.waitFor(() => expect(one.status()).toBe('connected'))
    const before = other.address()
    await connect(one.modal, { walletId: 'lantern' })
    await vi.waitFor(() => expect(other.fake.requests).toHaveLength(2))
    expect([other.address(), one.address()]).toEqual([before, LANTERN])
  })

  it('survives a tab that the wallet does not authorize, also after a reload', async () => {
    const [one, other] = [browser.open(), browser.open()]
    await connect(one.modal, { walletId: 'lantern' })
    await vi.waitFor(() => expect(other.fake.requests).toHaveLength(1))
    await vi.waitFor(() => expect(JSON.parse(browser.stored('connections')).eip155[0].recent).toBe(false))
    expect([one.status(), other.status()]).toEqual(['connected', 'disconnected'])
    const reloaded = browser.open()
    reloaded.wallet.isAuthorized = true
    await vi.waitFor(() => expect(reloaded.status()).toBe('connected'))
    expect(other.fake.requests).toHaveLength(1)
  })
})

describe('a connection ended in one tab', () => {
  it('ends in the other tabs', async () => {
    const { one, other } = await connectInOne()
    await vi.waitFor(() => expect(other.status()).toBe('connected'))
    await disconnect(one.modal)
    await vi.waitFor(() => expect(other.status()).toBe('disconnected'))
    expect(browser.stored('connections')).toContain('"recent":true')
    expect(browser.stored('connections')).not.toContain('"recent":false')
    expect(browser.stored('connection_ended')).toBe('null')
  })

  it('returns in the other tabs when the user connects again', async () => {
    const { one, other } = await connectInOne()
    await vi.waitFor(() => expect(other.status()).toBe('connected'))
    await disconnect(one.modal)
    await vi.waitFor(() => expect(other.status()).toBe('disconnected'))
    other.wallet.isAuthorized = true
    await connect(one.modal, { walletId: 'lantern' })
    await vi.waitFor(() => expect(other.status()).toBe('connected'))
  })

  it('ends a pending restore in another tab', async () => {
    const one = browser.open()
    await connect(one.modal, { walletId: 'lantern' })
    const other = browser.open()
    Object.assign(other.wallet, { isAuthorized: true, silentMode: 'hold' })
    await vi.waitFor(() => expect(other.fake.requests).toHaveLength(1))
    expect(other.status()).toBe('reconnecting')
    await disconnect(one.modal)
    await vi.waitFor(() => expect(other.status()).toBe('disconnected'))
  })
})

it('a disconnect by the wallet ends the connection in its own tab alone', async () => {
  const { one, other } = await connectInOne()
  await vi.waitFor(() => expect(other.status()).toBe('connected'))
  one.wallet.end()
  await vi.waitFor(() => expect(one.status()).toBe('disconnected'))
  await expect(signMessage(other.modal, { message: 'x' })).resolves.toBe('signed:x')
  expect(other.status()).toBe('connected')
})

it.each(['', '{', '[]', '{"namespace":1}', '{"namespace":"eip155","walletId":"nobody"}'])(
  'a foreign storage event ends no connection: %s',
  async (text) => {
    const { one, other } = await connectInOne()
    await vi.waitFor(() => expect(other.status()).toBe('connected'))
    const { syncWithOtherTabs } = await import('./syncWithOtherTabs.js')
    await syncWithOtherTabs(one.modal, { key: '@appkit/connection_ended', value: text })
    await syncWithOtherTabs(one.modal, { key: '@appkit/connections', value: text })
    expect([one.status(), other.status()]).toEqual(['connected', 'connected'])
  },
)
