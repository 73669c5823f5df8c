import { connect } from '@foyer/core/actions'
import { createFakeAdapter, createTestModal } from '@foyer/core/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reactUi } from '../../shell/reactUi.js'
import { destroyModalsAfterEach } from '../../testing/destroyModalsAfterEach.js'
import { flushUpdates, openModal } from '../../testing/openModal.js'

const modals = destroyModalsAfterEach()
const TEXT = 'Couldn’t load your balance. Trying again soon.'

beforeEach(() => void vi.stubGlobal('fetch', async () => new Response('', { status: 404 })))
afterEach(() => vi.unstubAllGlobals())

async function openAccount(readBalance: () => Promise<bigint>) {
  const fake = createFakeAdapter()
  fake.readBalance = readBalance
  fake.chainReader = { tokens: () => Promise.reject(new Error('The node is gone')) }
  const { modal } = createTestModal({ fake, ui: reactUi(), projectId: undefined })
  modals.push(modal)
  await connect(modal, { walletId: 'lantern' })
  await openModal(modal, { view: 'Account' })
  await flushUpdates()
  return modal
}

it('S8.016 a toast says when no source could read the balance, but not when a single node fails', async () => {
  const modal = await openAccount(() => Promise.reject(new Error('The node is gone')))
  const toastOf = ({ context }: typeof modal) => context.stores.notices?.$toast.get()
  await vi.waitFor(() => expect(toastOf(modal)?.message).toBe(TEXT))
  expect(toastOf(modal)?.title).toBe('Token Balance Unavailable')
  const other = await openAccount(async () => 1n)
  await vi.waitFor(() => expect(other.$account('eip155').get().balanceStatus).toBe('ready'))
  await flushUpdates()
  expect(toastOf(other)?.message).not.toBe(TEXT)
})

it('the account says that the balance failed to load, and retries on press', async () => {
  let isUp = false
  const fake = createFakeAdapter()
  fake.readBalance = async () => {
    if (!isUp) throw new Error('The node is gone')
    return 2_500_000_000_000_000_000n
  }
  const { modal } = createTestModal({ fake, ui: reactUi(), projectId: undefined })
  modals.push(modal)
  await connect(modal, { walletId: 'lantern' })
  const { root, click } = await openModal(modal, { view: 'Account' })
  const shown = () => root.querySelector('.fy-balance')
  expect(shown()?.querySelector('[role=alert]')?.textContent).toBe('Couldn’t load your balance. Try again')
  expect(shown()?.querySelector('.fy-skel')).toBeNull()
  isUp = true
  await click('Try again')
  await flushUpdates()
  expect(shown()?.textContent).toBe('Balance2.5 ETH')
  expect(shown()?.getAttribute('aria-busy')).toBe('false')
  expect(shown()?.querySelector('[role=alert]')).toBeNull()
})

it('a pending balance has its place, and no error', async () => {
  const fake = createFakeAdapter()
  fake.readBalance = () => new Promise(() => {})
  const { modal } = createTestModal({ fake, ui: reactUi(), projectId: undefined })
  modals.push(modal)
  void connect(modal, { walletId: 'lantern' })
  await vi.waitFor(() => expect(modal.$account().get().status).toBe('connected'))
  const { root } = await openModal(modal, { view: 'Account' })
  const shown = root.querySelector('.fy-balance')
  expect(shown?.getAttribute('aria-busy')).toBe('true')
  expect(shown?.querySelector('.fy-skel')).not.toBeNull()
  expect(shown?.querySelector('[role=alert]')).toBeNull()
})

it('an empty account has no rows and no fold', async () => {
  const fake = createFakeAdapter()
  fake.balance = 0n
  fake.chainReader = { tokens: async () => [] }
  const { modal } = createTestModal({ fake, ui: reactUi(), projectId: undefined })
  modals.push(modal)
  await connect(modal, { walletId: 'lantern' })
  const { root, text, hasControl } = await openModal(modal, { view: 'Account' })
  await flushUpdates()
  const panel = root.querySelector('[role=tabpanel]')
  expect(panel?.querySelectorAll('ul')).toHaveLength(1)
  expect(hasControl(/^Receive from another wallet/)).toBe(true)
  expect(text()).not.toContain('hidden')
})
