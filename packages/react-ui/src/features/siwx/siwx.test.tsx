import type { Modal } from '@foyer/core'
import { createFakeSiwx, createTestModal, type FakeSiwx } from '@foyer/core/testing'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { reactUi } from '../../shell/reactUi.js'
import { destroyModalsAfterEach } from '../../testing/destroyModalsAfterEach.js'
import { flushUpdates, openModal } from '../../testing/openModal.js'

const modals = destroyModalsAfterEach()
const LANTERN = `0x${'6c'.padStart(40, '0')}`

async function open(fakeSiwx: FakeSiwx, options: Parameters<typeof createTestModal>[0] = {}) {
  const { modal, fake } = createTestModal({ ui: reactUi(), siwx: fakeSiwx.siwx, basic: true, ...options })
  modals.push(modal)
  const opened = await openModal(modal)
  await opened.click(/^Lantern/)
  await flushUpdates()
  return { ...opened, modal, wallet: fake.wallet('lantern') }
}

const status = (modal: Modal) => modal.$account('eip155').get().status
const isOpen = (modal: Modal) => modal.$state.get().isOpen

/** Waits until the success message has closed by itself. */
const closes = (modal: Modal) => vi.waitFor(() => expect(isOpen(modal)).toBe(false))

it('S2.022 SIWXSignMessage explains the message beside its text, and prompts the connected wallet', async () => {
  const fakeSiwx = createFakeSiwx()
  const { modal, title, text, root, click } = await open(fakeSiwx)
  expect(title()).toBe('Sign in')
  expect(text()).toContain('Prove this wallet is yours')
  expect(text()).toContain('Harbor asks you to sign a message. It’s free and moves no funds.')
  const facts = [...root.querySelectorAll('.fy-dl > div')].map((each) => each.textContent)
  expect(facts).toEqual(['Siteharbor.example', 'WalletLantern, 0x0000…006c', 'NetworkEthereum'])
  const message = root.querySelector('pre')?.textContent
  expect(message).toContain(`harbor.example wants ${LANTERN} on eip155:1`)
  await click('Sign in')
  expect(fakeSiwx.handedIn).toMatchObject([{ message, signature: `signed:${message}` }])
  expect(status(modal)).toBe('connected')
  await closes(modal)
})

it('SIWXSignMessage shows statement and resources', async () => {
  const fakeSiwx = createFakeSiwx()
  const { createMessage } = fakeSiwx.siwx
  const resources = ['https://harbor.example/terms', 'https://harbor.example/privacy']
  const siwx: typeof fakeSiwx.siwx = {
    ...fakeSiwx.siwx,
    createMessage: async (input) => ({ ...(await createMessage(input)), statement: 'I keep to the rules.', resources }),
  }
  const { root } = await open({ ...fakeSiwx, siwx })
  const facts = [...root.querySelectorAll('.fy-dl > div')].map((each) => each.textContent)
  expect(facts.slice(-3)).toEqual(['StatementI keep to the rules.', ...resources.map((each) => `Link${each}`)])
})

it('SIWXSignMessage shows what it waits for, and that the user declined', async () => {
  const { modal, wallet, click, text, hasControl, root } = await open(createFakeSiwx())
  wallet.mode = 'hold'
  await click('Sign in')
  expect(text()).toContain('Confirm in Lantern.')
  expect(root.querySelector('[aria-busy=true]')?.textContent).toBe('Signing')
  await act(async () => wallet.answer('reject'))
  await flushUpdates()
  expect(root.querySelector('[role=alert]')?.textContent).toBe(
    'Signature declinedYou declined in Lantern. Sign to continue, or cancel to disconnect.',
  )
  expect(hasControl('Sign in')).toBe(false)
  wallet.mode = 'approve'
  await click('Try again')
  await closes(modal)
})

it('SIWXSignMessage stays where sign-in is required, and returns to wallets on cancel', async () => {
  const { modal, click, title } = await open(createFakeSiwx())
  await click('Close')
  expect(isOpen(modal)).toBe(true)
  expect(title()).toBe('Sign in')
  await act(async () => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  })
  expect(isOpen(modal)).toBe(true)
  await click('Cancel')
  expect(title()).toBe('Connect a wallet')
  expect(status(modal)).toBe('disconnected')
})

it('SIWXSignMessage can be skipped where sign-in is optional', async () => {
  const { modal, wallet, click, root } = await open(createFakeSiwx({ isRequired: false }))
  wallet.mode = 'reject'
  await click('Sign in')
  expect(root.querySelector('[role=alert]')?.textContent).toContain('Sign to continue, or skip for now.')
  await click('Not now')
  expect(status(modal)).toBe('connected')
  await closes(modal)
})

it('SIWXSignMessage explains a failure, and retries', async () => {
  const fakeSiwx = createFakeSiwx()
  fakeSiwx.errors.set('createMessage', new Error('No nonce'))
  const { click, root, control } = await open(fakeSiwx)
  expect(root.querySelector('[role=alert]')?.textContent).toContain('Sign-in didn’t start')
  fakeSiwx.errors.delete('createMessage')
  await click('Try again')
  expect(root.querySelector('[role=alert]')).toBeNull()
  expect(control('Sign in')).toBeDefined()
})
