import type { AccountState } from '@foyer/core'
import { defineFeature, type WalletSource } from '@foyer/core/feature'
import { createFakeAdapter, createTestModal } from '@foyer/core/testing'
import { atom } from 'nanostores'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { reactUi } from '../../shell/reactUi.js'
import { destroyModalsAfterEach } from '../../testing/destroyModalsAfterEach.js'
import { openModal } from '../../testing/openModal.js'

const modals = destroyModalsAfterEach()

const LOGIN = 'lettre'
const wallets: ReturnType<WalletSource['$wallets']['get']> = {
  eip155: [{ id: LOGIN, name: 'Lettre', type: 'EXTERNAL' }],
}
/** Defines a login feature of a third party: no view knows its wallet by name. */
const login = defineFeature({
  id: 'login',
  sources: (): WalletSource[] => [
    {
      id: 'login',
      method: () => 'email',
      isLogin: true,
      $wallets: atom(wallets),
      connect: () => Promise.reject(new Error('Nobody signs in here')),
    },
  ],
})

/** Creates a modal with a signed-in account. */
async function createSignedIn(known: Partial<AccountState>, walletId: string = LOGIN) {
  const fake = createFakeAdapter()
  fake.wallet(walletId)
  const { modal } = createTestModal({ ui: reactUi(), fake, customFeatures: [login] })
  modals.push(modal)
  fake.connectElsewhere(walletId)
  await vi.waitFor(() => expect(modal.$account('eip155').get().status).toBe('connected'))
  modal.context.stores.accounts.update('eip155', known)
  return modal
}

const user = { email: 'maya@harbor.example' }

it('the wallet names the signed-in email, and links to changing it', async () => {
  const { text, click, title } = await openModal(await createSignedIn({ user }), { view: 'ProfileWallets' })
  expect(text()).toContain('Emailmaya@harbor.example')
  await click(/^Emailmaya/)
  expect(title()).toBe('Change email')
})

it('the account names the signed-in email at its top alone, without a row of its own', async () => {
  const { root, hasControl } = await openModal(await createSignedIn({ user }), { view: 'Account' })
  expect(root.querySelector('.fy-who')?.textContent).toContain('maya@harbor.example')
  expect(hasControl(/^Emailmaya/)).toBe(false)
})

it('the email of a social account cannot be changed here', async () => {
  const modal = await createSignedIn({ user, socialProvider: 'google' })
  const { text, hasControl } = await openModal(modal, { view: 'Account' })
  expect(text()).toContain('maya@harbor.example')
  expect(hasControl(/^Emailmaya/)).toBe(false)
})

it('the email of another wallet is not shown', async () => {
  const modal = await createSignedIn({ user }, 'lantern')
  const { text } = await openModal(modal, { view: 'Account' })
  expect(text()).not.toContain('maya@harbor.example')
})

it.each([
  [{ user }, 'Email', 'maya@harbor.example'],
  [{ user: { username: 'maya' }, socialProvider: 'farcaster' }, 'Farcaster', 'maya'],
])('the embedded wallet is named by its sign-in option: %j', async (known, name, owner) => {
  const { root } = await openModal(await createSignedIn(known), { view: 'ProfileWallets' })
  const lines = [...root.querySelectorAll('.fy-conn .fy-row__s')].map((each) => each.textContent)
  expect(lines).toEqual([name, owner])
})

it('the account offers both account types where the wallet has both', async () => {
  const modal = await createSignedIn({ user })
  const { address = '' } = modal.context.stores.accounts.get('eip155')
  const { root, control } = await openModal(modal, { view: 'ProfileWallets' })
  expect(root.querySelector('[aria-label="Account type"]')).toBeNull()
  const allAccounts = [
    { address, type: 'smartAccount' },
    { address: '0x2e91a4f0f3b2C1d0E9f8a7b6c5d4e3f2a1b0C3b8', type: 'eoa' },
  ]
  await act(async () => modal.context.stores.accounts.update('eip155', { allAccounts }))
  expect(root.querySelector('[aria-label="Account type"]')).not.toBeNull()
  expect(control('Smart').getAttribute('aria-pressed')).toBe('true')
  expect(control('Standard').getAttribute('aria-pressed')).toBe('false')
})
