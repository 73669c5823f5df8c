import { expect, it, vi } from 'vitest'
import type { Modal } from '../modal/modal.js'
import { chooseWallet } from '../modal/navigation/chooseWallet.js'
import { finishConnect } from '../modal/navigation/finishConnect.js'
import { switchNetworkInModal } from '../modal/navigation/switchNetworkInModal.js'
import type { CreateModalParameters } from '../modal/options.js'
import { createFakeAdapter } from '../testing/createFakeAdapter.js'
import { blankUi, createTestModal } from '../testing/createTestModal.js'
import { fakeNetwork, foreignFakeNetwork } from '../testing/fakeNetworks.js'
import { getTestContext } from '../testing/getTestContext.js'
import { connect } from './connect.js'
import { getConnections } from './getConnections.js'
import { signMessage } from './signMessage.js'

const viewOf = (modal: Modal) => getTestContext(modal).stores.router.$route.get().view
const settled = () => vi.dynamicImportSettled()

async function createConnected(options: Partial<CreateModalParameters> = {}) {
  const created = createTestModal({ ui: blankUi, ...options })
  await connect(created.modal, { walletId: 'lantern' })
  await settled()
  return { ...created, wallet: created.fake.wallet('lantern') }
}

it('the modal follows the account of the wallet and emits the change once', async () => {
  const { modal, wallet } = await createConnected()
  const told: string[] = []
  modal.on('accountChange', ({ account }) => told.push(account.address))
  wallet.setAccounts(['0x2', '0x3'])
  wallet.setAccounts(['0x2'])
  expect(modal.$account().get()).toMatchObject({ address: '0x2', allAccounts: [{ address: '0x2', type: 'eoa' }] })
  expect(told).toEqual(['0x2'])
})

it('the modal follows the network of the wallet and emits the change once', async () => {
  const { modal, wallet } = await createConnected()
  const told: string[] = []
  modal.on('networkChange', ({ caipNetworkId }) => told.push(caipNetworkId))
  wallet.setNetwork('eip155:8453')
  wallet.setNetwork('eip155:8453')
  expect(modal.$network.get()?.caipNetworkId).toBe('eip155:8453')
  expect(modal.$account().get().caipAddress).toMatch(/^eip155:8453:/)
  expect(told).toEqual(['eip155:8453'])
})

it('S4.051 the network state is unsupported while the wallet uses a network outside of the list', async () => {
  const { modal, wallet } = await createConnected()
  const told: string[] = []
  modal.on('networkChange', ({ caipNetworkId }) => told.push(caipNetworkId))
  wallet.setNetwork('eip155:99')
  expect(modal.$network.get()).toBeUndefined()
  expect(modal.$state.get().caipNetworkId).toBeUndefined()
  expect(getTestContext(modal).stores.networks.state('eip155').unsupportedCaipNetworkId).toBe('eip155:99')
  wallet.setNetwork('eip155:1')
  expect(modal.$network.get()?.caipNetworkId).toBe('eip155:1')
  expect(getTestContext(modal).stores.networks.state('eip155').unsupportedCaipNetworkId).toBeUndefined()
  expect(told).toEqual(['eip155:99', 'eip155:1'])
})

it('S4.052 the modal opens UnsupportedChain when the wallet leaves the list', async () => {
  const { modal, wallet } = await createConnected()
  wallet.setNetwork('eip155:99')
  await settled()
  expect(modal.$state.get().isOpen).toBe(true)
  expect(viewOf(modal)).toBe('UnsupportedChain')
})

it('S4.052 the modal closes an UnsupportedChain that it opened by itself once the wallet is back', async () => {
  const { modal, wallet } = await createConnected()
  wallet.setNetwork('eip155:99')
  await settled()
  wallet.setNetwork('eip155:8453')
  expect(modal.$state.get().isOpen).toBe(false)
})

it('S4.052 the modal keeps a view open that the user opened after UnsupportedChain', async () => {
  const { modal, wallet } = await createConnected()
  wallet.setNetwork('eip155:99')
  await settled()
  modal.close()
  await modal.context.show()
  wallet.setNetwork('eip155:8453')
  expect(modal.$state.get().isOpen).toBe(true)
  expect(viewOf(modal)).toBe('Account')
})

it('S4.052 an open modal shows UnsupportedChain, and Account once the wallet is back', async () => {
  const { modal, wallet } = await createConnected()
  await modal.context.show()
  wallet.setNetwork('eip155:99')
  expect(viewOf(modal)).toBe('UnsupportedChain')
  wallet.setNetwork('eip155:8453')
  expect(viewOf(modal)).toBe('Account')
})

it('S4.052 the modal opens on UnsupportedChain while the wallet is outside of the list', async () => {
  const { modal, wallet } = await createConnected()
  wallet.setNetwork('eip155:99')
  modal.close()
  await modal.context.show()
  expect(viewOf(modal)).toBe('UnsupportedChain')
})

it('S4.053 the modal opens nothing and the wallet stays usable when unsupported chains are allowed', async () => {
  const { modal, wallet } = await createConnected({ allowUnsupportedChain: true })
  wallet.setNetwork('eip155:99')
  await settled()
  expect(modal.$state.get().isOpen).toBe(false)
  await expect(signMessage(modal, { message: 'x' })).resolves.toBe('signed:x')
  await modal.context.show()
  expect(viewOf(modal)).toBe('Account')
})

it('the modal opens nothing by itself when the wallet is outside of the list from the start', async () => {
  const { modal, fake } = createTestModal()
  fake.wallet().setNetwork('eip155:99')
  await connect(modal, { walletId: 'lantern' })
  await settled()
  expect(getTestContext(modal).stores.networks.state('eip155').unsupportedCaipNetworkId).toBe('eip155:99')
  expect(modal.$state.get().isOpen).toBe(false)
})

it('the modal shows UnsupportedChain to a user who connects outside of the list in the modal', async () => {
  const { modal, fake } = createTestModal()
  fake.wallet().setNetwork('eip155:99')
  await modal.context.show()
  await chooseWallet(getTestContext(modal), { walletId: 'lantern' })
  finishConnect(getTestContext(modal))
  expect(viewOf(modal)).toBe('UnsupportedChain')
  expect(modal.$state.get().isOpen).toBe(true)
})

it('the modal ignores a network that the wallet passes through during a switch', async () => {
  const { modal, wallet } = await createConnected()
  await modal.context.show()
  wallet.mode = 'hold'
  const switching = switchNetworkInModal(getTestContext(modal), { caipNetworkId: 'eip155:8453' })
  wallet.setNetwork('eip155:99')
  expect(viewOf(modal)).toBe('Account')
  wallet.answer('approve')
  await switching
  expect(modal.$network.get()?.caipNetworkId).toBe('eip155:8453')
  expect(viewOf(modal)).toBe('Account')
})

it('the modal stays on a wallet request that is pending when another wallet changes its network', async () => {
  const { modal, fake, wallet } = await createConnected()
  await modal.context.show({ view: 'Connect', adding: true })
  fake.wallet('kitewing').mode = 'hold'
  const connecting = chooseWallet(getTestContext(modal), { walletId: 'kitewing', adding: true })
  wallet.setNetwork('eip155:99')
  expect(viewOf(modal)).toBe('ConnectingExternal')
  await vi.dynamicImportSettled()
  fake.wallet('kitewing').answer('approve')
  await connecting
  expect(getTestContext(modal).stores.attempt.$attempt.get()).toMatchObject({
    status: 'connected',
    walletId: 'kitewing',
  })
})

it('the modal opens nothing for a wallet of a namespace that is not active', async () => {
  const other = createFakeAdapter({ namespace: 'solana', caipNetworkId: 'solana:mainnet', wallets: ['shell'] })
  const { modal, fake } = createTestModal({
    adapters: [other.definition],
    networks: [fakeNetwork, foreignFakeNetwork],
  })
  await connect(modal, { walletId: 'lantern' })
  await connect(modal, { walletId: 'shell' })
  fake.wallet().setNetwork('eip155:99')
  await settled()
  expect(modal.$state.get()).toMatchObject({ isOpen: false, caipNetworkId: 'solana:mainnet' })
})

it('the record of an inactive connection follows its wallet', async () => {
  const { modal, wallet } = await createConnected()
  await connect(modal, { walletId: 'kitewing' })
  const told: unknown[] = []
  modal.on('accountChange', (payload) => told.push(payload))
  modal.on('networkChange', (payload) => told.push(payload))
  wallet.setAccounts(['0x9'])
  wallet.setNetwork('eip155:99')
  expect(modal.$account().get().address).not.toBe('0x9')
  expect(getConnections(modal)[1]).toMatchObject({
    walletId: 'lantern',
    accounts: [{ address: '0x9', type: 'eoa' }],
    caipNetworkId: 'eip155:99',
  })
  expect(told).toEqual([])
  expect(modal.$state.get().isOpen).toBe(false)
})

it('the modal registers a connection that other code of the app creates', async () => {
  const { modal, fake } = createTestModal()
  const told: unknown[] = []
  modal.on('connect', ({ walletId, isRestored }) => told.push([walletId, isRestored]))
  fake.connectElsewhere('kitewing')
  await settled()
  expect(modal.$account().get().status).toBe('connected')
  expect(told).toEqual([['kitewing', false]])
  fake.connectElsewhere('kitewing')
  await settled()
  expect(told).toHaveLength(1)
  expect(fake.wallet('kitewing').watchers).toBe(1)
})

it('a connection that other code creates as inactive changes neither the active wallet nor the active namespace', async () => {
  const other = createFakeAdapter({ namespace: 'solana', caipNetworkId: 'solana:mainnet', wallets: ['shell'] })
  const { modal, fake } = createTestModal({
    adapters: [other.definition],
    networks: [fakeNetwork, foreignFakeNetwork],
  })
  await connect(modal, { walletId: 'lantern' })
  fake.connectElsewhere('kitewing', { active: false })
  other.connectElsewhere('shell', { active: false })
  await settled()
  expect(modal.$state.get().namespace).toBe('eip155')
  expect(modal.$account().get().connectedWalletInfo?.name).toBe('Lantern')
  expect(getConnections(modal).map(({ walletId }) => walletId)).toEqual(['lantern', 'kitewing'])
  expect(modal.$account('solana').get().status).toBe('connected')
})

it('the modal ignores events of a replaced connection', async () => {
  const { modal, fake, wallet } = await createConnected()
  const first = modal.connection('eip155')
  fake.connectElsewhere('lantern')
  await settled()
  expect(modal.connection('eip155')).not.toBe(first)
  expect(wallet.watchers).toBe(1)
})
