import type { Network } from '@foyer/core'
import { connect } from '@foyer/core/actions'
import {
  type CreateTestModalParameters,
  createFakeAdapter,
  createTestModal,
  fakeNetwork,
  foreignFakeNetwork,
  otherFakeNetwork,
} from '@foyer/core/testing'
import { act } from 'react'
import { expect, it } from 'vitest'
import { reactUi } from '../shell/reactUi.js'
import { destroyModalsAfterEach } from '../testing/destroyModalsAfterEach.js'
import { findField, typeText } from '../testing/fields.js'
import { flushUpdates, openModal } from '../testing/openModal.js'

const modals = destroyModalsAfterEach()

it.each([
  { approved: undefined, isDisabled: false },
  { approved: ['eip155:1', 'eip155:8453'], isDisabled: false },
  { approved: ['eip155:8453'], isDisabled: true },
])('Networks offers the networks that the wallet approved: $approved', async ({ approved, isDisabled }) => {
  const { modal } = createTestModal({ ui: reactUi() })
  modals.push(modal)
  await connect(modal, { walletId: 'lantern' })
  const connection = modal.connection('eip155')
  if (!connection) throw new Error('Nobody is connected')
  Object.assign(connection, { approvedNetworks: () => approved })
  await modal.switchNetwork('eip155:8453')
  const { control } = await openModal(modal, { view: 'Networks' })
  expect(control(/Ethereum/).hasAttribute('disabled')).toBe(isDisabled)
})

it('Networks selects the only match on Enter, and none of several', async () => {
  const { modal } = createTestModal({ ui: reactUi() })
  modals.push(modal)
  await connect(modal, { walletId: 'lantern' })
  const { root } = await openModal(modal, { view: 'Networks' })
  const field = root.querySelector<HTMLInputElement>('[type="search"]')
  if (!field) throw new Error('There is no search')
  const enter = async (search: string) => {
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, search)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await act(async () => {
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    })
    await flushUpdates()
  }
  await enter('e')
  expect(modal.$network.get()?.name).toBe('Ethereum')
  await enter('bas')
  expect(modal.$network.get()?.name).toBe('Base')
})

const testNetwork: Network<'eip155'> = {
  ...fakeNetwork,
  id: 11155111,
  caipNetworkId: 'eip155:11155111',
  name: 'Sepolia',
  testnet: true,
}

async function openNetworks(networks: readonly [Network, ...Network[]], options: CreateTestModalParameters = {}) {
  const { modal, fake } = createTestModal({ ui: reactUi(), networks, ...options })
  modals.push(modal)
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  const opened = await openModal(modal, { view: 'Networks' })
  const { root } = opened
  const names = () => [...root.querySelectorAll('.fy-row__t')].map((each) => each.textContent)
  const chips = () => {
    const filter = root.querySelector('[aria-label="Filter"]')
    return [...(filter?.querySelectorAll('button') ?? [])].map((each) => each.textContent)
  }
  const said = () => root.querySelector('.fy-body [role=status]')?.textContent
  const search = (text: string) => typeText(findField(root, 'Search networks'), text)
  return { ...opened, modal, fake, names, chips, said, search }
}

it('Networks separates test networks, and says that their assets are worthless', async () => {
  const { chips, click, names, text, control } = await openNetworks([fakeNetwork, otherFakeNetwork, testNetwork])
  expect(chips()).toEqual(['All', 'Testnets'])
  expect(control(/^Sepolia/).textContent).toContain('Test')
  expect(control(/^Base/).textContent).not.toContain('Test')
  expect(text()).not.toContain('Tokens on test networks have no value.')
  await click('Testnets')
  expect(names()).toEqual(['Sepolia'])
  expect(text()).toContain('Tokens on test networks have no value.')
  await click('All')
  expect(names()).toEqual(['Ethereum', 'Base', 'Sepolia'])
})

it('Networks has no filter with one namespace', async () => {
  const { chips } = await openNetworks([fakeNetwork, otherFakeNetwork])
  expect(chips()).toEqual([])
})

it('Networks filters by namespace, and says which one has no wallet yet', async () => {
  const solana = createFakeAdapter({ namespace: 'solana', caipNetworkId: 'solana:mainnet', wallets: ['siskin'] })
  const { chips, click, names, control } = await openNetworks([fakeNetwork, otherFakeNetwork, foreignFakeNetwork], {
    adapters: [solana.definition],
  })
  expect(chips()).toEqual(['All', 'EVM', 'Solana'])
  expect(control(/^S?Solana.*Adds a wallet$/)).toBeDefined()
  expect(control(/^Base/).textContent).toBe('Base')
  expect(control(/^Ethereum.*Selected$/).getAttribute('aria-current')).toBe('true')
  await click('Solana')
  expect(names()).toEqual(['Solana'])
})

it('Networks counts matches, and leads back from an empty search', async () => {
  const { search, said, names, text, click } = await openNetworks([fakeNetwork, otherFakeNetwork, testNetwork])
  expect(said()).toBe('')
  await search(' e')
  expect(names()).toEqual(['Ethereum', 'Base', 'Sepolia'])
  expect(said()).toBe('3 networks')
  await search('BAS ')
  expect(said()).toBe('1 network')
  await search(' moon ')
  expect(said()).toBe('0 networks')
  expect(text()).toContain('No network called “moon”Check the spelling.')
  await click('Show all networks')
  expect(names()).toEqual(['Ethereum', 'Base', 'Sepolia'])
  expect(said()).toBe('')
})

it('Networks finds a network by its former name, a test network too', async () => {
  const named = (id: number, name: string): Network<'eip155'> => ({
    ...fakeNetwork,
    id,
    caipNetworkId: `eip155:${id}`,
    name,
  })
  const { search, names } = await openNetworks([fakeNetwork, named(10, 'OP Mainnet'), named(11155420, 'OP Sepolia')])
  await search('opt')
  await flushUpdates()
  expect(names()).toEqual(['OP Mainnet', 'OP Sepolia'])
})

it('Networks shows a pending switch at the selected network alone', async () => {
  const { click, control, fake, modal } = await openNetworks([fakeNetwork, otherFakeNetwork])
  fake.wallet('lantern').mode = 'hold'
  await click(/^Base/)
  expect(control(/^Base/).getAttribute('aria-busy')).toBe('true')
  expect(control(/^Ethereum/).hasAttribute('aria-busy')).toBe(false)
  await act(async () => fake.wallet('lantern').answer('approve'))
  await flushUpdates()
  expect(modal.$network.get()?.name).toBe('Base')
})

it('Networks says which wallet lacks a network', async () => {
  const { modal, fake } = createTestModal({ ui: reactUi() })
  modals.push(modal)
  fake.wallet('lantern').cannot.add('switchNetwork')
  await connect(modal, { walletId: 'lantern' })
  const { control } = await openModal(modal, { view: 'Networks' })
  expect(control(/^Base.*Not in Lantern$/).hasAttribute('disabled')).toBe(true)
  expect(control(/^Ethereum/).hasAttribute('disabled')).toBe(false)
})
