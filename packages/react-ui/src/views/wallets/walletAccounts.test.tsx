import type { Account } from '@foyer/core'
import { connect } from '@foyer/core/actions'
import { createTestModal } from '@foyer/core/testing'
import { expect, it, vi } from 'vitest'
import { reactUi } from '../../shell/reactUi.js'
import { destroyModalsAfterEach } from '../../testing/destroyModalsAfterEach.js'
import { flushUpdates, openModal } from '../../testing/openModal.js'

const modals = destroyModalsAfterEach()
const FIRST = `0x${'1'.repeat(40)}`
const SECOND = `0x${'2'.repeat(40)}`

type Accounts = readonly [Account, ...Account[]]

async function open(accounts: Accounts, cannot?: 'selectAccount') {
  const { modal, fake } = createTestModal({ ui: reactUi(), basic: true })
  modals.push(modal)
  fake.wallet('lantern').setAccounts(accounts)
  if (cannot) fake.wallet('lantern').cannot.add(cannot)
  await connect(modal, { walletId: 'lantern' })
  const opened = await openModal(modal, { view: 'ProfileWallets' })
  return { ...opened, address: () => modal.$account().get().address }
}

const one: Account = { address: FIRST, type: 'eoa' }
const other: Account = { address: SECOND, type: 'eoa', label: 'Savings' }

it('WalletAccounts lists nothing for a single account', async () => {
  const { text } = await open([one])
  expect(text()).not.toContain('Accounts in this wallet')
})

it('WalletAccounts shows the active account, and selects another', async () => {
  const { control, click, address } = await open([one, other])
  expect(control(/^0x1111…1111.*Selected/).getAttribute('aria-current')).toBe('true')
  expect(control(/^Savings/).textContent).toContain('0x2222…2222')
  await click(/^Savings/)
  await flushUpdates()
  expect(address()).toBe(SECOND)
  expect(control(/^Savings.*Selected/).getAttribute('aria-current')).toBe('true')
})

it('WalletAccounts copies any address', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { click, address } = await open([one, other])
  await click(/^0x1111…1111/)
  await click('Copy address 0x2222…2222')
  expect(write.mock.calls).toEqual([[FIRST], [SECOND]])
  expect(address()).toBe(FIRST)
})

it('WalletAccounts disables selection where the wallet has none', async () => {
  const { control } = await open([one, other], 'selectAccount')
  expect(control(/^Savings/).hasAttribute('disabled')).toBe(true)
  expect(control(/^0x1111…1111/).hasAttribute('disabled')).toBe(false)
})

it('WalletAccounts disables accounts that cannot pay', async () => {
  const payment: Account = { address: FIRST, type: 'payment' }
  const ordinal: Account = { address: SECOND, type: 'ordinal' }
  const third: Account = { address: `0x${'3'.repeat(40)}`, type: 'payment' }
  const { control, click, address } = await open([payment, ordinal, third])
  expect(control(/^0x2222…2222/).textContent).toContain('Ordinals only')
  expect(control(/^0x2222…2222/).hasAttribute('disabled')).toBe(true)
  await click(/^0x3333…3333/)
  expect(address()).toBe(third.address)
})

it('WalletAccounts enables all accounts where the active one cannot pay either', async () => {
  const { control } = await open([
    { address: FIRST, type: 'ordinal' },
    { address: SECOND, type: 'stx' },
  ])
  expect(control(/^0x2222…2222/).hasAttribute('disabled')).toBe(false)
})
