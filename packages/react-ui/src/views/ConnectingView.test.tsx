import { type ConnectRequest, defineAdapter, toImportError, type Wallet } from '@foyer/core/adapter'
import { createFakeAdapter, createTestModal } from '@foyer/core/testing'
import { enterModal } from '@foyer/core/ui'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { reactUi } from '../reactUi.js'
import { keepModals } from '../testing/keepModals.js'
import { openModal, settle } from '../testing/openModal.js'

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

it('takes the focus back when what a wallet has drawn into the page is gone', async () => {
  const fake = createFakeAdapter()
  fake.wallet('lantern').mode = 'hold'
  const { modal } = createTestModal({ ui: reactUi(), fake, projectId: '', basic: true })
  modals.push(modal)
  const { root, click, focused } = await openModal(modal)
  await click(/Lantern/)
  const panel = document.createElement('button')
  document.body.append(panel)
  panel.focus()
  expect(focused()).toBeNull()

  await act(async () => fake.wallet('lantern').answer('reject'))
  await settle()
  expect(root.textContent).toContain('Request declined')
  expect(focused()).toBeNull()
  panel.remove()
  await vi.waitFor(() => expect(focused()?.classList.contains('fy-title')).toBe(true))
})

it('says of a wallet that only the visitor knows that it is theirs, and not that it is an extension', async () => {
  // The library of the remote says that the page of the test is no page of the site.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { modal } = createTestModal({ ui: reactUi(), fake: createFakeAdapter({ hasChannel: true }), basic: true })
  modals.push(modal)
  const { text } = await openModal(modal)
  const { router } = enterModal(modal.context).context.stores
  await act(async () => router.push({ view: 'ConnectingWalletConnectBasic', params: {} }))
  await settle()
  expect(text()).toContain('Approve in your wallet')
  expect(text()).toContain('Open your wallet and approve the request from Harbor.')
})

it('offers other wallets, and tells the developer what to install, where a package of the site is missing', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const fake = createFakeAdapter()
  fake.wallet('lantern').connectError = toImportError('@harbor/sdk')
  const { modal } = createTestModal({ ui: reactUi(), fake, projectId: '', basic: true, debug: true })
  modals.push(modal)
  const { root, click } = await openModal(modal)
  await click(/Lantern/)
  await vi.waitFor(() => expect(root.textContent).toContain('This site is not set up for that wallet.'))
  // happy-dom's page is on localhost, where alerts for the developer are shown.
  expect(root.textContent).toContain('npm install @harbor/sdk')
  expect(root.textContent).not.toContain('Try again')
  await click(/^Choose another wallet/)
  expect(root.textContent).toContain('Kitewing')
})
