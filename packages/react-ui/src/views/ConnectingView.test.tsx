import { type ConnectRequest, defineAdapter, type Wallet } from '@foyer/core/adapter'
import { createFakeAdapter, createTestModal } from '@foyer/core/testing'
import { act } from 'react'
import { expect, it } from 'vitest'
import { reactUi } from '../reactUi.js'
import { keepModals } from '../testing/keepModals.js'
import { openModal } from '../testing/openModal.js'

const modals = keepModals()
const lantern: Wallet = { id: 'example.lantern', name: 'Lantern', type: 'ANNOUNCED', info: { rdns: 'example.lantern' } }

it('says that a wallet is asking already where it shows no new question, in place of an offer to ask again', async () => {
  const requests: ConnectRequest[] = []
  const definition = defineAdapter('solana', () => ({
    isAddress: async () => false,
    discover(listener: (all: readonly Wallet[]) => void) {
      listener([lantern])
      return () => {}
    },
    connect(request: ConnectRequest) {
      requests.push(request)
      return new Promise<never>(() => {})
    },
  }))
  const fake = createFakeAdapter({ wallets: [] })
  const { modal } = createTestModal({ ui: reactUi(), fake, adapters: [definition], projectId: '', basic: true })
  modals.push(modal)
  const { root, click } = await openModal(modal)
  await click(/Lantern/)
  await click(/^Ask again/)
  await act(async () => requests.at(-1)?.onNews?.('pending'))
  expect(requests).toHaveLength(2)
  expect(root.textContent).toContain('Lantern is already asking')
  expect(root.textContent).toContain('Open it and answer the request there.')
  expect(root.textContent).not.toContain('Ask again')
})
