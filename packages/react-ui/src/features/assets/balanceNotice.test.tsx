import { connect } from '@foyer/core/actions'
import { createFakeAdapter, createTestModal } from '@foyer/core/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reactUi } from '../../reactUi.js'
import { keepModals } from '../../testing/keepModals.js'
import { openModal, settle } from '../../testing/openModal.js'

const kept = keepModals()
const TEXT = 'Couldn’t load your balance. Trying again soon.'

beforeEach(() => void vi.stubGlobal('fetch', async () => new Response('', { status: 404 })))
afterEach(() => vi.unstubAllGlobals())

async function openAccount(readBalance: () => Promise<bigint>) {
  const fake = createFakeAdapter()
  fake.readBalance = readBalance
  fake.ledger = { tokens: () => Promise.reject(new Error('The node is gone')) }
  const { modal } = createTestModal({ fake, ui: reactUi(), projectId: '' })
  kept.push(modal)
  await connect(modal, { walletId: 'lantern' })
  await openModal(modal, { view: 'Account' })
  await settle()
  return modal
}

it('S8.016 the visitor reads it where nobody could say what they own, and not where a node has', async () => {
  const modal = await openAccount(() => Promise.reject(new Error('The node is gone')))
  const toastOf = ({ context }: typeof modal) => context.complete?.stores.notices.$toast.get().message
  await vi.waitFor(() => expect(toastOf(modal)).toBe(TEXT))
  const other = await openAccount(async () => 1n)
  await vi.waitFor(() => expect(other.$account('eip155').get().balanceStatus).toBe('ready'))
  await settle()
  expect(toastOf(other)).not.toBe(TEXT)
})

it('says in the account that the balance could not be loaded, and asks again on a press', async () => {
  let isUp = false
  const fake = createFakeAdapter()
  fake.readBalance = async () => {
    if (!isUp) throw new Error('The node is gone')
    return 2_500_000_000_000_000_000n
  }
  const { modal } = createTestModal({ fake, ui: reactUi(), projectId: '' })
  kept.push(modal)
  await connect(modal, { walletId: 'lantern' })
  const { root, click } = await openModal(modal, { view: 'Account' })
  const shown = () => root.querySelector('.fy-balance')
  expect(shown()?.querySelector('[role=alert]')?.textContent).toBe('Couldn’t load your balance. Try again')
  expect(shown()?.querySelector('.fy-skel')).toBeNull()
  isUp = true
  await click('Try again')
  await settle()
  expect(shown()?.textContent).toBe('Balance2.500 ETH')
  expect(shown()?.getAttribute('aria-busy')).toBe('false')
  expect(shown()?.querySelector('[role=alert]')).toBeNull()
})

it('holds the place of a balance that is on its way, and says nothing of it', async () => {
  const fake = createFakeAdapter()
  fake.readBalance = () => new Promise(() => {})
  const { modal } = createTestModal({ fake, ui: reactUi(), projectId: '' })
  kept.push(modal)
  void connect(modal, { walletId: 'lantern' })
  await vi.waitFor(() => expect(modal.$account().get().status).toBe('connected'))
  const { root } = await openModal(modal, { view: 'Account' })
  const shown = root.querySelector('.fy-balance')
  expect(shown?.getAttribute('aria-busy')).toBe('true')
  expect(shown?.querySelector('.fy-skel')).not.toBeNull()
  expect(shown?.querySelector('[role=alert]')).toBeNull()
})

it('lists nothing where nothing is owned, and folds nothing away', async () => {
  const fake = createFakeAdapter()
  fake.balance = 0n
  fake.ledger = { tokens: async () => [] }
  const { modal } = createTestModal({ fake, ui: reactUi(), projectId: '' })
  kept.push(modal)
  await connect(modal, { walletId: 'lantern' })
  const { root, text, hasControl } = await openModal(modal, { view: 'Account' })
  await settle()
  const panel = root.querySelector('[role=tabpanel]')
  expect(panel?.querySelectorAll('ul')).toHaveLength(1)
  expect(hasControl(/^Receive from another wallet/)).toBe(true)
  expect(text()).not.toContain('hidden')
})
