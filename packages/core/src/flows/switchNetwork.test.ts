import { expect, it, vi } from 'vitest'
import { connect } from '../actions/connect.js'
import { signMessage } from '../actions/signMessage.js'
import { watchAlerts } from '../actions/watchAlerts.js'
import type { Modal } from '../modal.js'
import { contextOf } from '../testing/contextOf.js'
import { createFakeAdapter } from '../testing/createFakeAdapter.js'
import { createTestModal } from '../testing/createTestModal.js'
import { fakeNetwork, foreignFakeNetwork, otherFakeNetwork } from '../testing/fakeNetworks.js'

const networkOf = (modal: Modal) => modal.$network.get()?.caipNetworkId

function alertsOf(modal: Modal) {
  let titles: readonly string[] = []
  watchAlerts(modal, (alerts) => {
    titles = alerts.map(({ title }) => title)
  })()
  return titles
}

function listen(modal: Modal) {
  const told: string[] = []
  modal.on('networkChange', ({ caipNetworkId }) => told.push(caipNetworkId))
  return told
}

/** A modal for two namespaces. */
function createBoth() {
  const other = createFakeAdapter({ namespace: 'solana', caipNetworkId: 'solana:mainnet', wallets: ['shell'] })
  const created = createTestModal({
    adapters: [other.definition],
    networks: [fakeNetwork, otherFakeNetwork, foreignFakeNetwork],
  })
  return { ...created, other }
}

it('S4.047 has the wallet switch where one is connected, and follows it', async () => {
  const { modal, fake } = createTestModal()
  await connect(modal, { walletId: 'lantern' })
  const told = listen(modal)
  fake.wallet().mode = 'hold'
  const answer = modal.switchNetwork('eip155:8453')
  await vi.dynamicImportSettled()
  expect(networkOf(modal)).toBe('eip155:1')
  fake.wallet().answer('approve')
  await answer
  expect(networkOf(modal)).toBe('eip155:8453')
  expect(modal.connection('eip155')?.caipNetworkId).toBe('eip155:8453')
  expect(modal.$account().get().caipAddress).toMatch(/^eip155:8453:/)
  expect(told).toEqual(['eip155:8453'])
})

it('S4.048 sets the network where no wallet is connected', async () => {
  const { modal, fake } = createTestModal()
  const told = listen(modal)
  await modal.switchNetwork('eip155:8453')
  expect(networkOf(modal)).toBe('eip155:8453')
  expect(fake.host?.activeNetworkId()).toBe('eip155:8453')
  await modal.switchNetwork(fakeNetwork)
  await modal.switchNetwork('eip155:1')
  expect(told).toEqual(['eip155:8453', 'eip155:1'])
})

it('S4.049 shows the account of the namespace that was switched to, as it is now', async () => {
  const { modal, fake } = createBoth()
  await connect(modal, { walletId: 'lantern' })
  await modal.switchNetwork('solana:mainnet')
  expect(modal.$account().get()).toMatchObject({ status: 'disconnected', address: undefined })
  expect(modal.$account('eip155').get().status).toBe('connected')

  // The wallet went elsewhere without a word; coming back reads it anew.
  fake.wallet().isMute = true
  fake.wallet().setNetwork('eip155:8453')
  await modal.switchNetwork('eip155:8453')
  expect(modal.$account().get()).toMatchObject({
    status: 'connected',
    caipAddress: expect.stringMatching(/^eip155:8453:/),
  })
})

it('S4.048 sets the network where nobody is connected in its namespace', async () => {
  const { modal } = createBoth()
  await connect(modal, { walletId: 'lantern' })
  const told = listen(modal)
  await modal.switchNetwork('solana:mainnet')
  expect(networkOf(modal)).toBe('solana:mainnet')
  expect(told).toEqual(['solana:mainnet'])
})

it('S4.047 brings the namespace of the network to the front once the wallet has switched', async () => {
  const { modal, other } = createBoth()
  await connect(modal, { walletId: 'lantern' })
  await connect(modal, { walletId: 'shell' })
  expect(modal.$state.get().namespace).toBe('solana')
  const told = listen(modal)
  await modal.switchNetwork('eip155:8453')
  expect(modal.$state.get()).toMatchObject({ namespace: 'eip155', caipNetworkId: 'eip155:8453' })
  expect(other.wallet('shell').watchers).toBe(1)
  expect(told).toEqual(['eip155:8453'])
})

it('S5.005 rejects each time for a network that is not in the list, and stays', async () => {
  const { modal } = createTestModal()
  for (let time = 0; time < 2; time++) {
    await expect(modal.switchNetwork('eip155:99')).rejects.toMatchObject({
      code: 'NETWORK_NOT_FOUND',
      message: 'Network Not Found',
    })
  }
  expect(networkOf(modal)).toBe('eip155:1')
})

it('S8.001 raises "Network Not Found" once for a network that is not in the list', async () => {
  const { modal } = createTestModal()
  for (let time = 0; time < 2; time++) await modal.switchNetwork('eip155:99').catch(() => {})
  expect(alertsOf(modal)).toEqual(['Network Not Found'])
})

it('leaves everything as it was when the visitor declines', async () => {
  const { modal, fake } = createTestModal()
  await connect(modal, { walletId: 'lantern' })
  const told = listen(modal)
  fake.wallet().mode = 'reject'
  await expect(modal.switchNetwork('eip155:8453')).rejects.toMatchObject({ code: 'USER_REJECTED' })
  expect(networkOf(modal)).toBe('eip155:1')
  expect(told).toEqual([])
})

it('S8.042 passes on that the chain is not supported', async () => {
  const { modal, fake } = createTestModal()
  const { ModalError } = await import('../errors/ModalError.js')
  await connect(modal, { walletId: 'lantern' })
  fake.wallet().switchError = new ModalError('CHAIN_NOT_SUPPORTED')
  await expect(modal.switchNetwork('eip155:8453')).rejects.toMatchObject({
    code: 'CHAIN_NOT_SUPPORTED',
    message: 'Chain is not supported',
  })
})

it('does not ask a wallet that is on the network already', async () => {
  const { modal, fake } = createTestModal()
  await connect(modal, { walletId: 'lantern' })
  fake.wallet().mode = 'reject'
  await modal.switchNetwork('eip155:1')
  expect(networkOf(modal)).toBe('eip155:1')
})

it('says of a wallet that cannot switch that it cannot', async () => {
  const { modal, fake } = createTestModal()
  fake.wallet().cannot.add('switchNetwork')
  await connect(modal, { walletId: 'lantern' })
  await expect(modal.switchNetwork('eip155:8453')).rejects.toMatchObject({
    code: 'ACT_UNSUPPORTED',
    message: 'This wallet cannot switch networks',
  })
})

it('rejects when the wallet ends while it is asked, and what it answers then changes nothing', async () => {
  const { modal, fake } = createTestModal()
  await connect(modal, { walletId: 'lantern' })
  fake.wallet().mode = 'hold'
  const answer = modal.switchNetwork('eip155:8453')
  await vi.dynamicImportSettled()
  fake.wallet().end()
  fake.wallet().answer('approve')
  await expect(answer).rejects.toMatchObject({ code: 'CONNECTION_ENDED' })
  expect(modal.$account().get().status).toBe('disconnected')
  expect(networkOf(modal)).toBe('eip155:1')
})

it('S8.039 rejects with "NetworkController client not set" after destroy', async () => {
  const { modal } = createTestModal()
  modal.destroy()
  await expect(modal.switchNetwork('eip155:8453')).rejects.toMatchObject({
    code: 'NETWORK_CLIENT_MISSING',
    message: 'NetworkController client not set',
  })
  expect(() => modal.addNetwork(foreignFakeNetwork)).toThrow('NetworkController client not set')
  expect(() => modal.removeNetwork('eip155:1')).toThrow('NetworkController client not set')
})

it('S5.006 adds a network where an adapter serves its namespace, and fails where none does', async () => {
  const { modal, fake } = createTestModal({ networks: [fakeNetwork] })
  modal.addNetwork(otherFakeNetwork)
  expect(fake.host?.$networks.get()).toHaveLength(2)
  await modal.switchNetwork('eip155:8453')
  expect(networkOf(modal)).toBe('eip155:8453')
  expect(() => modal.addNetwork(foreignFakeNetwork)).toThrow("Adapter for namespace solana doesn't exist")
  expect(fake.host?.$networks.get()).toHaveLength(2)
})

it('replaces a network that is added again', () => {
  const { modal } = createTestModal()
  modal.addNetwork({ ...fakeNetwork, name: 'Mainnet' })
  expect(modal.$network.get()?.name).toBe('Mainnet')
})

it('S5.007 removes a network where an adapter serves its namespace, and fails where none does', () => {
  const { modal, fake } = createTestModal()
  const told = listen(modal)
  modal.removeNetwork('eip155:1')
  expect(networkOf(modal)).toBe('eip155:8453')
  expect(fake.host?.activeNetworkId()).toBe('eip155:8453')
  expect(told).toEqual(['eip155:8453'])
  expect(() => modal.removeNetwork('solana:mainnet')).toThrow("Adapter for namespace solana doesn't exist")
})

it('S3.014 knows nothing of the wallet beyond the list until a wallet says so', () => {
  const { modal } = createTestModal()
  expect(contextOf(modal).stores.networks.state('eip155')).toEqual({
    approvedCaipNetworkIds: [],
    supportsAllNetworks: true,
    smartAccountEnabledNetworks: [],
    unsupportedCaipNetworkId: undefined,
  })
})

it('S8.036 rejects acts with "CaipNetwork is undefined" while the wallet is on a network outside of the list', async () => {
  const { modal, fake } = createTestModal()
  await connect(modal, { walletId: 'lantern' })
  fake.wallet().setNetwork('eip155:99')
  await expect(signMessage(modal, { message: 'x' })).rejects.toMatchObject({
    code: 'NETWORK_UNDEFINED',
    message: 'CaipNetwork is undefined',
  })
  modal.addNetwork({ ...fakeNetwork, id: 99, caipNetworkId: 'eip155:99' })
  await expect(signMessage(modal, { message: 'x' })).resolves.toBe('signed:x')
})

it('takes the network under the wallet away, and gives it back', async () => {
  const { modal } = createTestModal()
  await connect(modal, { walletId: 'lantern' })
  modal.removeNetwork('eip155:1')
  expect(modal.$network.get()).toBeUndefined()
  expect(modal.$state.get().open).toBe(false)
  modal.addNetwork(fakeNetwork)
  expect(networkOf(modal)).toBe('eip155:1')
})
