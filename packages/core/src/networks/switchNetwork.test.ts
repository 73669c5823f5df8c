import { expect, it, vi } from 'vitest'
import { connect } from '../connection/connect.js'
import { signMessage } from '../connection/signMessage.js'
import type { Modal } from '../modal/modal.js'
import { watchAlerts } from '../notices/watchAlerts.js'
import { createFakeAdapter } from '../testing/createFakeAdapter.js'
import { createTestModal } from '../testing/createTestModal.js'
import { fakeNetwork, foreignFakeNetwork, otherFakeNetwork } from '../testing/fakeNetworks.js'
import { getTestContext } from '../testing/getTestContext.js'

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

function createBoth() {
  const other = createFakeAdapter({ namespace: 'solana', caipNetworkId: 'solana:mainnet', wallets: ['shell'] })
  const created = createTestModal({
    adapters: [other.definition],
    networks: [fakeNetwork, otherFakeNetwork, foreignFakeNetwork],
  })
  return { ...created, other }
}

it('S4.047 switchNetwork switches the connected wallet and follows it', async () => {
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

it('S4.048 switchNetwork sets the network when no wallet is connected', async () => {
  const { modal, fake } = createTestModal()
  const told = listen(modal)
  await modal.switchNetwork('eip155:8453')
  expect(networkOf(modal)).toBe('eip155:8453')
  expect(fake.adapterContext?.activeNetworkId()).toBe('eip155:8453')
  await modal.switchNetwork(fakeNetwork)
  await modal.switchNetwork('eip155:1')
  expect(told).toEqual(['eip155:8453', 'eip155:1'])
})

it('S4.049 switchNetwork shows the current account of the target namespace', async () => {
  const { modal, fake } = createBoth()
  await connect(modal, { walletId: 'lantern' })
  await modal.switchNetwork('solana:mainnet')
  expect(modal.$account().get()).toMatchObject({ status: 'disconnected', address: undefined })
  expect(modal.$account('eip155').get().status).toBe('connected')

  // The wallet changes its network without an event: the switch must use the current network of the wallet.
  fake.wallet().isMute = true
  fake.wallet().setNetwork('eip155:8453')
  await modal.switchNetwork('eip155:8453')
  expect(modal.$account().get()).toMatchObject({
    status: 'connected',
    caipAddress: expect.stringMatching(/^eip155:8453:/),
  })
})

it('S4.048 switchNetwork sets the network when no wallet is connected in its namespace', async () => {
  const { modal } = createBoth()
  await connect(modal, { walletId: 'lantern' })
  const told = listen(modal)
  await modal.switchNetwork('solana:mainnet')
  expect(networkOf(modal)).toBe('solana:mainnet')
  expect(told).toEqual(['solana:mainnet'])
})

it('S4.047 switchNetwork brings the namespace of the network to the front once the wallet has switched', async () => {
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

it('S5.005 switchNetwork rejects each time for a network outside of the list and stays', async () => {
  const { modal } = createTestModal()
  for (let time = 0; time < 2; time++) {
    await expect(modal.switchNetwork('eip155:99')).rejects.toMatchObject({
      code: 'NETWORK_NOT_FOUND',
      message: expect.stringMatching(/^Network Not Found\n"eip155:99" is not in `networks`/),
    })
  }
  expect(networkOf(modal)).toBe('eip155:1')
})

it('S8.001 switchNetwork raises "Network Not Found" once for a network outside of the list', async () => {
  const { modal } = createTestModal()
  for (let time = 0; time < 2; time++) await modal.switchNetwork('eip155:99').catch(() => {})
  expect(alertsOf(modal)).toEqual(['Network Not Found'])
})

it('switchNetwork changes nothing when the user declines', async () => {
  const { modal, fake } = createTestModal()
  await connect(modal, { walletId: 'lantern' })
  const told = listen(modal)
  fake.wallet().mode = 'reject'
  await expect(modal.switchNetwork('eip155:8453')).rejects.toMatchObject({ code: 'USER_REJECTED' })
  expect(networkOf(modal)).toBe('eip155:1')
  expect(told).toEqual([])
})

it('S8.042 switchNetwork rejects with an unsupported chain when the wallet reports one', async () => {
  const { modal, fake } = createTestModal()
  const { ModalError } = await import('../errors/ModalError.js')
  await connect(modal, { walletId: 'lantern' })
  fake.wallet().switchError = new ModalError('CHAIN_NOT_SUPPORTED')
  await expect(modal.switchNetwork('eip155:8453')).rejects.toMatchObject({
    code: 'CHAIN_NOT_SUPPORTED',
    message: 'Chain is not supported',
  })
})

it('switchNetwork sends no request to a wallet that is already on the network', async () => {
  const { modal, fake } = createTestModal()
  await connect(modal, { walletId: 'lantern' })
  fake.wallet().mode = 'reject'
  await modal.switchNetwork('eip155:1')
  expect(networkOf(modal)).toBe('eip155:1')
})

it('switchNetwork rejects with an unsupported error for a wallet that cannot switch', async () => {
  const { modal, fake } = createTestModal()
  fake.wallet().cannot.add('switchNetwork')
  await connect(modal, { walletId: 'lantern' })
  await expect(modal.switchNetwork('eip155:8453')).rejects.toMatchObject({
    code: 'METHOD_UNSUPPORTED',
    message: 'This wallet cannot switch networks',
  })
})

it('switchNetwork rejects when the wallet disconnects meanwhile, and a late answer changes nothing', async () => {
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

it('S8.039 switchNetwork rejects with "NetworkController client not set" after destroy', async () => {
  const { modal } = createTestModal()
  modal.destroy()
  await expect(modal.switchNetwork('eip155:8453')).rejects.toMatchObject({
    code: 'NETWORK_CLIENT_MISSING',
    message: 'NetworkController client not set',
  })
  expect(() => modal.addNetwork(foreignFakeNetwork)).toThrow('NetworkController client not set')
  expect(() => modal.removeNetwork('eip155:1')).toThrow('NetworkController client not set')
})

it('S5.006 addNetwork adds a network where an adapter serves its namespace and fails without one', async () => {
  const { modal, fake } = createTestModal({ networks: [fakeNetwork] })
  modal.addNetwork(otherFakeNetwork)
  expect(fake.adapterContext?.$networks.get()).toHaveLength(2)
  await modal.switchNetwork('eip155:8453')
  expect(networkOf(modal)).toBe('eip155:8453')
  expect(() => modal.addNetwork(foreignFakeNetwork)).toThrow("Adapter for namespace solana doesn't exist")
  expect(fake.adapterContext?.$networks.get()).toHaveLength(2)
})

it('addNetwork replaces a network of the same id', () => {
  const { modal } = createTestModal()
  modal.addNetwork({ ...fakeNetwork, name: 'Mainnet' })
  expect(modal.$network.get()?.name).toBe('Mainnet')
})

it('S5.007 removeNetwork removes a network where an adapter serves its namespace and fails without one', () => {
  const { modal, fake } = createTestModal()
  const told = listen(modal)
  modal.removeNetwork('eip155:1')
  expect(networkOf(modal)).toBe('eip155:8453')
  expect(fake.adapterContext?.activeNetworkId()).toBe('eip155:8453')
  expect(told).toEqual(['eip155:8453'])
  expect(() => modal.removeNetwork('solana:mainnet')).toThrow("Adapter for namespace solana doesn't exist")
})

it('S3.014 the network state lists only the configured networks until a wallet reports its own', () => {
  const { modal } = createTestModal()
  expect(getTestContext(modal).stores.networks.state('eip155')).toEqual({
    approvedCaipNetworkIds: [],
    supportsAllNetworks: true,
    smartAccountEnabledNetworks: [],
    unsupportedCaipNetworkId: undefined,
  })
})

it('S8.036 wallet actions reject with "CaipNetwork is undefined" while the wallet is on a network outside of the list', async () => {
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

it('removing the network of the wallet makes it unsupported, and adding the network restores it', async () => {
  const { modal } = createTestModal()
  await connect(modal, { walletId: 'lantern' })
  modal.removeNetwork('eip155:1')
  expect(modal.$network.get()).toBeUndefined()
  expect(modal.$state.get().isOpen).toBe(false)
  modal.addNetwork(fakeNetwork)
  expect(networkOf(modal)).toBe('eip155:1')
})
