import { type ConnectRequest, defineAdapter, toModuleLoadError, type Wallet } from '@foyer/core/adapter'
import { startNavigation } from '@foyer/core/internal/modal'
import { createFakeAdapter, createTestModal } from '@foyer/core/testing'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { reactUi } from '../shell/reactUi.js'
import { destroyModalsAfterEach } from '../testing/destroyModalsAfterEach.js'
import { flushUpdates, openModal } from '../testing/openModal.js'

const modals = destroyModalsAfterEach()
const lantern: Wallet = { id: 'example.lantern', name: 'Lantern', type: 'ANNOUNCED', info: { rdns: 'example.lantern' } }

it('ConnectingExternal says that the wallet has an open prompt, in place of a retry', async () => {
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
  const { modal } = createTestModal({ ui: reactUi(), fake, adapters: [definition], basic: true })
  modals.push(modal)
  const { root, click } = await openModal(modal)
  await click(/Lantern/)
  await click(/^Ask again/)
  await act(async () => requests.at(-1)?.onStatus?.('pending'))
  expect(requests).toHaveLength(2)
  expect(root.textContent).toContain('Lantern has a request waiting')
  expect(root.textContent).toContain('Open it and answer there.')
  expect(root.textContent).not.toContain('Ask again')
})

it('ConnectingExternal takes back the focus once the wallet’s overlay is gone', async () => {
  const fake = createFakeAdapter()
  fake.wallet('lantern').mode = 'hold'
  const { modal } = createTestModal({ ui: reactUi(), fake, basic: true })
  modals.push(modal)
  const { root, click, focused } = await openModal(modal)
  await click(/Lantern/)
  const panel = document.createElement('button')
  document.body.append(panel)
  panel.focus()
  expect(focused()).toBeNull()

  await act(async () => fake.wallet('lantern').answer('reject'))
  await flushUpdates()
  expect(root.textContent).toContain('Request declined')
  expect(focused()).toBeNull()
  panel.remove()
  await vi.waitFor(() => expect(focused()?.classList.contains('fy-title')).toBe(true))
})

it('ConnectingExternal marks the ring of a declined request', async () => {
  const fake = createFakeAdapter()
  fake.wallet('lantern').mode = 'reject'
  const { modal } = createTestModal({ ui: reactUi(), fake, basic: true })
  modals.push(modal)
  const { root, click } = await openModal(modal)
  await click(/Lantern/)
  await vi.waitFor(() => expect(root.textContent).toContain('Request declined'))
  // Expects no modifier class, because the badge without one is red.
  expect(root.querySelector('.fy-ring > .fy-ring__b')?.className).toBe('fy-ring__b')
})

it('ConnectingExternal calls an unlisted wallet the user’s own, not an extension', async () => {
  // WalletConnect warns that the origin of the test is not the app's.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { modal } = createTestModal({ ui: reactUi(), fake: createFakeAdapter({ hasChannel: true }), basic: true })
  modals.push(modal)
  const { text } = await openModal(modal)
  const { router } = startNavigation(modal).stores
  await act(async () => router.push({ view: 'ConnectingWalletConnectBasic', params: {} }))
  await flushUpdates()
  expect(text()).toContain('Approve in your wallet')
  expect(text()).toContain('Open your wallet and approve the request from Harbor.')
})

it('ConnectingExternal offers other wallets where a package is missing, and names it to the developer', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const fake = createFakeAdapter()
  fake.wallet('lantern').connectError = toModuleLoadError('@harbor/sdk')
  const { modal } = createTestModal({ ui: reactUi(), fake, basic: true, debug: true })
  modals.push(modal)
  const { root, click } = await openModal(modal)
  await click(/Lantern/)
  await vi.waitFor(() => expect(root.textContent).toContain('This site isn’t set up for that wallet.'))
  // happy-dom runs on localhost, where developer alerts are shown.
  expect(root.textContent).toContain('npm install @harbor/sdk')
  expect(root.textContent).not.toContain('Try again')
  await click(/^Choose another wallet/)
  expect(root.textContent).toContain('Kitewing')
})

it('ConnectingExternal shows the wallet’s own reason below ours, marked as the wallet’s', async () => {
  const fake = createFakeAdapter()
  const wallet = fake.wallet('lantern')
  wallet.connect = async () => {
    throw { code: -32_603, message: 'Update the firmware of your device first.' }
  }
  const { modal } = createTestModal({ ui: reactUi(), fake, basic: true })
  modals.push(modal)
  const { root, click } = await openModal(modal)
  await click(/Lantern/)
  await flushUpdates()
  const said = () => root.querySelector('[role=alert] .fy-said')
  await vi.waitFor(() => expect(said()?.textContent).toBe('Lantern: “Update the firmware of your device first.”'))
  expect(said()?.parentElement?.textContent).toMatch(/^Couldn’t connect the wallet\. Unlock it, then try again\./)
})
