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
