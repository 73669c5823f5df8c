import { expect, it, vi } from 'vitest'
import { createFakeAdapter } from '../testing/createFakeAdapter.js'
import { createMemoryStorage } from '../testing/createMemoryStorage.js'
import { createTestModal } from '../testing/createTestModal.js'
import { fakeNetwork, foreignFakeNetwork } from '../testing/fakeNetworks.js'
import { connect } from './connect.js'
import { getConnectorState } from './getConnectorState.js'
import { switchConnection } from './switchConnection.js'

const LANTERN = '0x000000000000000000000000000000000000006c'
const KITEWING = '0x000000000000000000000000000000000000006b'

it('S4.018 a connector is connected while it is the active one', async () => {
  const { modal } = createTestModal()
  await connect(modal, { walletId: 'lantern' })
  expect(getConnectorState(modal, { walletId: 'lantern' })).toBe('connected')
  expect(getConnectorState(modal, { walletId: 'lantern', namespace: 'solana' })).toBe('disconnected')
})

it('S4.019 a connector is active while it has a live connection beside the active one', async () => {
  const { modal } = createTestModal()
  await connect(modal, { walletId: 'lantern' })
  await connect(modal, { walletId: 'kitewing' })
  expect(getConnectorState(modal, { walletId: 'lantern' })).toBe('active')
  expect(getConnectorState(modal, { walletId: 'kitewing' })).toBe('connected')
  switchConnection(modal, { namespace: 'eip155', walletId: 'lantern' })
  expect(getConnectorState(modal, { walletId: 'lantern' })).toBe('connected')
  expect(getConnectorState(modal, { walletId: 'kitewing' })).toBe('active')
})

it('S4.019 a connector is active while its stored connection waits to be restored', async () => {
  const storage = createMemoryStorage({
    '@appkit/connection_status': '{"eip155":"connected"}',
    '@appkit/connections': '{"eip155":[{"connectorId":"lantern","name":"Lantern","accounts":[],"recent":false}]}',
  })
  const fake = createFakeAdapter()
  fake.wallet('lantern').isAuthorized = true
  const { modal } = createTestModal({ storage, fake })
  expect(getConnectorState(modal, { walletId: 'lantern' })).toBe('active')
  await vi.dynamicImportSettled()
  expect(getConnectorState(modal, { walletId: 'lantern' })).toBe('connected')
})

it('S4.020 a connector is disconnected before its first connection and after disconnect', async () => {
  const { modal } = createTestModal()
  expect(getConnectorState(modal, { walletId: 'lantern' })).toBe('disconnected')
  await connect(modal, { walletId: 'lantern' })
  await modal.disconnect()
  expect(getConnectorState(modal, { walletId: 'lantern' })).toBe('disconnected')
})

it('switchConnection activates another live connection, in the adapter too', async () => {
  const { modal, fake } = createTestModal()
  await connect(modal, { walletId: 'lantern' })
  await connect(modal, { walletId: 'kitewing' })
  expect(modal.$account().get().address).toBe(KITEWING)
  switchConnection(modal, { namespace: 'eip155', walletId: 'lantern' })
  expect(modal.$account().get()).toMatchObject({ address: LANTERN, connectedWalletInfo: { name: 'Lantern' } })
  expect(fake.wallet('lantern').activations).toBe(2)
})

it('switchConnection brings the namespace of the wallet to the front', async () => {
  const other = createFakeAdapter({ namespace: 'solana', caipNetworkId: 'solana:mainnet', wallets: ['shell'] })
  const { modal } = createTestModal({ adapters: [other.definition], networks: [fakeNetwork, foreignFakeNetwork] })
  await connect(modal, { walletId: 'lantern' })
  await connect(modal, { walletId: 'shell' })
  const told: string[] = []
  modal.on('networkChange', ({ caipNetworkId }) => told.push(caipNetworkId))
  switchConnection(modal, { namespace: 'eip155', walletId: 'lantern' })
  expect(modal.$state.get().namespace).toBe('eip155')
  expect(modal.$account().get().address).toBe(LANTERN)
  expect(told).toEqual(['eip155:1'])
})

it('S8.027 switchConnection rejects a wallet without a live connection', () => {
  const { modal } = createTestModal()
  expect(() => switchConnection(modal, { namespace: 'eip155', walletId: 'lantern' })).toThrow(
    /^No connector found for connection\nThe wallet "lantern" has no live connection on "eip155"/,
  )
  modal.destroy()
  expect(() => switchConnection(modal, { namespace: 'eip155', walletId: 'lantern' })).toThrow(
    'ConnectionController client not set',
  )
})
