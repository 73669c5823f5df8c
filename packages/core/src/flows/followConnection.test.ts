import { expect, it, vi } from 'vitest'
import { connect } from '../actions/connect.js'
import { getConnections } from '../actions/getConnections.js'
import { signMessage } from '../actions/signMessage.js'
import { chooseWallet } from '../modal/chooseWallet.js'
import { finishConnect } from '../modal/finishConnect.js'
import { switchInModal } from '../modal/switchInModal.js'
import type { Modal } from '../modal.js'
import type { CreateModalParameters } from '../parameters.js'
import { contextOf } from '../testing/contextOf.js'
import { createFakeAdapter } from '../testing/createFakeAdapter.js'
import { blankUi, createTestModal } from '../testing/createTestModal.js'
import { fakeNetwork, foreignFakeNetwork } from '../testing/fakeNetworks.js'

const viewOf = (modal: Modal) => contextOf(modal).stores.router.$route.get().view
const settled = () => vi.dynamicImportSettled()

async function createConnected(options: Partial<CreateModalParameters> = {}) {
  const created = createTestModal({ ui: blankUi, ...options })
  await connect(created.modal, { walletId: 'lantern' })
  await settled()
  return { ...created, wallet: created.fake.wallet('lantern') }
}

it('follows the account of the wallet and tells of it once', async () => {
  const { modal, wallet } = await createConnected()
  const told: string[] = []
  modal.on('accountChange', ({ account }) => told.push(account.address))
  wallet.setAccounts(['0x2', '0x3'])
  wallet.setAccounts(['0x2'])
  expect(modal.$account().get()).toMatchObject({ address: '0x2', allAccounts: [{ address: '0x2', type: 'eoa' }] })
  expect(told).toEqual(['0x2'])
})

it('follows the network of the wallet and tells of it once', async () => {
  const { modal, wallet } = await createConnected()
  const told: string[] = []
  modal.on('networkChange', ({ caipNetworkId }) => told.push(caipNetworkId))
  wallet.setNetwork('eip155:8453')
  wallet.setNetwork('eip155:8453')
  expect(modal.$network.get()?.caipNetworkId).toBe('eip155:8453')
  expect(modal.$account().get().caipAddress).toMatch(/^eip155:8453:/)
  expect(told).toEqual(['eip155:8453'])
})

it('S4.051 knows when the wallet is on a network that is not in the list', async () => {
  const { modal, wallet } = await createConnected()
  const told: string[] = []
  modal.on('networkChange', ({ caipNetworkId }) => told.push(caipNetworkId))
  wallet.setNetwork('eip155:99')
  expect(modal.$network.get()).toBeUndefined()
  expect(modal.$state.get().caipNetworkId).toBeUndefined()
  expect(contextOf(modal).stores.networks.state('eip155').unsupportedCaipNetworkId).toBe('eip155:99')
  wallet.setNetwork('eip155:1')
  expect(modal.$network.get()?.caipNetworkId).toBe('eip155:1')
  expect(contextOf(modal).stores.networks.state('eip155').unsupportedCaipNetworkId).toBeUndefined()
  expect(told).toEqual(['eip155:99', 'eip155:1'])
})

it('S4.052 opens UnsupportedChain when the wallet leaves the list', async () => {
  const { modal, wallet } = await createConnected()
  wallet.setNetwork('eip155:99')
  await settled()
  expect(modal.$state.get().open).toBe(true)
  expect(viewOf(modal)).toBe('UnsupportedChain')
})

it('S4.052 closes again, once the wallet is back, what it has opened by itself', async () => {
  const { modal, wallet } = await createConnected()
  wallet.setNetwork('eip155:99')
  await settled()
  wallet.setNetwork('eip155:8453')
  expect(modal.$state.get().open).toBe(false)
})

it('S4.052 leaves open what the visitor has opened since', async () => {
  const { modal, wallet } = await createConnected()
  wallet.setNetwork('eip155:99')
  await settled()
  modal.close()
  await modal.open()
  wallet.setNetwork('eip155:8453')
  expect(modal.$state.get().open).toBe(true)
  expect(viewOf(modal)).toBe('Account')
})

it('S4.052 shows UnsupportedChain in a modal that is open, and Account once the wallet is back', async () => {
  const { modal, wallet } = await createConnected()
  await modal.open()
  wallet.setNetwork('eip155:99')
  expect(viewOf(modal)).toBe('UnsupportedChain')
  wallet.setNetwork('eip155:8453')
  expect(viewOf(modal)).toBe('Account')
})

it('S4.052 opens on UnsupportedChain while the wallet is outside of the list', async () => {
  const { modal, wallet } = await createConnected()
  wallet.setNetwork('eip155:99')
  modal.close()
  await modal.open()
  expect(viewOf(modal)).toBe('UnsupportedChain')
})

it('S4.053 opens nothing when unsupported chains are allowed, and lets the wallet act there', async () => {
  const { modal, wallet } = await createConnected({ allowUnsupportedChain: true })
  wallet.setNetwork('eip155:99')
  await settled()
  expect(modal.$state.get().open).toBe(false)
  await expect(signMessage(modal, { message: 'x' })).resolves.toBe('signed:x')
  await modal.open()
  expect(viewOf(modal)).toBe('Account')
})

it('opens nothing by itself for a wallet that is outside of the list from the start', async () => {
  const { modal, fake } = createTestModal()
  fake.wallet().setNetwork('eip155:99')
  await connect(modal, { walletId: 'lantern' })
  await settled()
  expect(contextOf(modal).stores.networks.state('eip155').unsupportedCaipNetworkId).toBe('eip155:99')
  expect(modal.$state.get().open).toBe(false)
})

it('leads a visitor who connected outside of the list in the modal to UnsupportedChain', async () => {
  const { modal, fake } = createTestModal()
  fake.wallet().setNetwork('eip155:99')
  await modal.open()
  await chooseWallet(contextOf(modal), { walletId: 'lantern' })
  finishConnect(contextOf(modal))
  expect(viewOf(modal)).toBe('UnsupportedChain')
  expect(modal.$state.get().open).toBe(true)
})

it('is not led astray by a wallet that passes through another network while it switches', async () => {
  const { modal, wallet } = await createConnected()
  await modal.open()
  wallet.mode = 'hold'
  const switching = switchInModal(contextOf(modal), { caipNetworkId: 'eip155:8453' })
  wallet.setNetwork('eip155:99')
  expect(viewOf(modal)).toBe('Account')
  wallet.answer('approve')
  await switching
  expect(modal.$network.get()?.caipNetworkId).toBe('eip155:8453')
  expect(viewOf(modal)).toBe('Account')
})

it('does not take the visitor away from a wallet that is being asked', async () => {
  const { modal, fake, wallet } = await createConnected()
  await modal.open({ view: 'Connect', adding: true })
  fake.wallet('kitewing').mode = 'hold'
  const connecting = chooseWallet(contextOf(modal), { walletId: 'kitewing', adding: true })
  wallet.setNetwork('eip155:99')
  expect(viewOf(modal)).toBe('ConnectingExternal')
  await vi.dynamicImportSettled()
  fake.wallet('kitewing').answer('approve')
  await connecting
  expect(contextOf(modal).stores.attempt.$attempt.get()).toMatchObject({ status: 'connected', walletId: 'kitewing' })
})

it('opens nothing for a wallet of a namespace that the page is not on', async () => {
  const other = createFakeAdapter({ namespace: 'solana', caipNetworkId: 'solana:mainnet', wallets: ['shell'] })
  const { modal, fake } = createTestModal({
    adapters: [other.definition],
    networks: [fakeNetwork, foreignFakeNetwork],
  })
  await connect(modal, { walletId: 'lantern' })
  await connect(modal, { walletId: 'shell' })
  fake.wallet().setNetwork('eip155:99')
  await settled()
  expect(modal.$state.get()).toMatchObject({ open: false, caipNetworkId: 'solana:mainnet' })
})

it('keeps the record of a wallet in step that is not in use', async () => {
  const { modal, wallet } = await createConnected()
  await connect(modal, { walletId: 'kitewing' })
  const told: unknown[] = []
  modal.on('accountChange', (payload) => told.push(payload))
  modal.on('networkChange', (payload) => told.push(payload))
  wallet.setAccounts(['0x9'])
  wallet.setNetwork('eip155:99')
  expect(modal.$account().get().address).not.toBe('0x9')
  expect(getConnections(modal)[1]).toMatchObject({
    connectorId: 'lantern',
    accounts: [{ address: '0x9', type: 'eoa' }],
    caipNetworkId: 'eip155:99',
  })
  expect(told).toEqual([])
  expect(modal.$state.get().open).toBe(false)
})

it('takes a connection over that other code of the page has made', async () => {
  const { modal, fake } = createTestModal()
  const told: unknown[] = []
  modal.on('connect', ({ walletId, restored }) => told.push([walletId, restored]))
  fake.connectElsewhere('kitewing')
  await settled()
  expect(modal.$account().get().status).toBe('connected')
  expect(told).toEqual([['kitewing', false]])
  fake.connectElsewhere('kitewing')
  await settled()
  expect(told).toHaveLength(1)
  expect(fake.wallet('kitewing').watchers).toBe(1)
})

it('leaves the wallet in use that was, and the namespace in front, when another one is held beside it', async () => {
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
  expect(getConnections(modal).map(({ connectorId }) => connectorId)).toEqual(['lantern', 'kitewing'])
  expect(modal.$account('solana').get().status).toBe('connected')
})

it('does not follow a connection any more that has been replaced', async () => {
  const { modal, fake, wallet } = await createConnected()
  const first = modal.connection('eip155')
  fake.connectElsewhere('lantern')
  await settled()
  expect(modal.connection('eip155')).not.toBe(first)
  expect(wallet.watchers).toBe(1)
})
