import type { Modal } from '@foyer/core'
import { createFakeSiwx, createTestModal, type FakeSiwx } from '@foyer/core/testing'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { reactUi } from '../../reactUi.js'
import { keepModals } from '../../testing/keepModals.js'
import { openModal, settle } from '../../testing/openModal.js'

const modals = keepModals()
const LANTERN = `0x${'6c'.padStart(40, '0')}`

async function open(site: FakeSiwx, options: Parameters<typeof createTestModal>[0] = {}) {
  const { modal, fake } = createTestModal({ ui: reactUi(), siwx: site.siwx, basic: true, ...options })
  modals.push(modal)
  const opened = await openModal(modal)
  await opened.click(/^Lantern/)
  await settle()
  return { ...opened, modal, wallet: fake.wallet('lantern') }
}

const status = (modal: Modal) => modal.$account('eip155').get().status
const isOpen = (modal: Modal) => modal.$state.get().open

/** As after every connecting: the sentence that it worked goes by itself, and is not looked for. */
const closes = (modal: Modal) => vi.waitFor(() => expect(isOpen(modal)).toBe(false))

it('S2.022 shows in plain words what is signed, beside the message itself, and goes on to the wallet that is connected', async () => {
  const site = createFakeSiwx()
  const { modal, title, text, root, click } = await open(site)
  expect(title()).toBe('Sign in')
  expect(text()).toContain('Prove this wallet is yours')
  expect(text()).toContain('Harbor asks you to sign a message. It’s free and moves no funds.')
  const facts = [...root.querySelectorAll('.fy-dl > div')].map((each) => each.textContent)
  expect(facts).toEqual(['Siteharbor.example', 'WalletLantern, 0x0000…006c', 'NetworkEthereum'])
  const message = root.querySelector('pre')?.textContent
  expect(message).toContain(`harbor.example wants ${LANTERN} on eip155:1`)
  await click('Sign in')
  expect(site.handedIn).toMatchObject([{ message, signature: `signed:${message}` }])
  expect(status(modal)).toBe('connected')
  await closes(modal)
})

it('shows among the plain words what the visitor says, and what the message leads to', async () => {
  const site = createFakeSiwx()
  const { createMessage } = site.siwx
  const resources = ['https://harbor.example/terms', 'https://harbor.example/privacy']
  const siwx: typeof site.siwx = {
    ...site.siwx,
    createMessage: async (input) => ({ ...(await createMessage(input)), statement: 'I keep to the rules.', resources }),
  }
  const { root } = await open({ ...site, siwx })
  const facts = [...root.querySelectorAll('.fy-dl > div')].map((each) => each.textContent)
  expect(facts.slice(-3)).toEqual(['You sayI keep to the rules.', ...resources.map((each) => `Link${each}`)])
})

it('says what is waited for, and that the visitor declined', async () => {
  const { modal, wallet, click, text, hasControl, root } = await open(createFakeSiwx())
  wallet.mode = 'hold'
  await click('Sign in')
  expect(text()).toContain('Confirm in Lantern.')
  expect(root.querySelector('[aria-busy=true]')?.textContent).toBe('Signing')
  await act(async () => wallet.answer('reject'))
  await settle()
  expect(root.querySelector('[role=alert]')?.textContent).toBe(
    'Signature declinedYou declined in Lantern. Sign to continue, or cancel to disconnect.',
  )
  expect(hasControl('Sign in')).toBe(false)
  wallet.mode = 'approve'
  await click('Try again')
  await closes(modal)
})

it('stays where signing in is required, and leads back to the wallets who cancels', async () => {
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

it('lets go on without where it is not', async () => {
  const { modal, wallet, click, root } = await open(createFakeSiwx({ isRequired: false }))
  wallet.mode = 'reject'
  await click('Sign in')
  expect(root.querySelector('[role=alert]')?.textContent).toContain('Sign to continue, or go on without.')
  await click('Not now')
  expect(status(modal)).toBe('connected')
  await closes(modal)
})

it('says why nobody could sign in, and tries again', async () => {
  const site = createFakeSiwx()
  site.errors.set('createMessage', new Error('No nonce'))
  const { click, root, control } = await open(site)
  expect(root.querySelector('[role=alert]')?.textContent).toContain('Signing in did not begin')
  site.errors.delete('createMessage')
  await click('Try again')
  expect(root.querySelector('[role=alert]')).toBeNull()
  expect(control('Sign in')).toBeDefined()
})
