import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connect } from '../../connection/connect.js'
import { disconnect } from '../../connection/disconnect.js'
import { getConnections } from '../../connection/getConnections.js'
import { signMessage } from '../../connection/signMessage.js'
import { signTypedData } from '../../connection/signTypedData.js'
import { switchConnection } from '../../connection/switchConnection.js'
import { describeError } from '../../errors/describeError.js'
import type { Modal } from '../../modal/modal.js'
import { createFakeAdapter } from '../../testing/createFakeAdapter.js'
import { createFakeChainReader } from '../../testing/createFakeChainReader.js'
import { blankUi, type CreateTestModalParameters, createTestModal } from '../../testing/createTestModal.js'
import { fakeNetwork, foreignFakeNetwork, otherFakeNetwork } from '../../testing/fakeNetworks.js'
import { getTestContext } from '../../testing/getTestContext.js'
import { stubFetch } from '../../testing/stubFetch.js'
import { estimateGas } from '../../transactions/estimateGas.js'
import { sendTransaction } from '../../transactions/sendTransaction.js'
import { writeContract } from '../../transactions/writeContract.js'
import { getWallets } from '../../wallets/getWallets.js'
import { registerName } from '../names/registerName.js'
import { openPay } from '../send/pay/openPay.js'
import { payController } from '../send/pay/payController.js'
import { sendTransfer } from '../send/sendTransfer.js'
import { sendTransfers } from '../send/sendTransfers.js'
import { grantPermissions } from '../smartSessions/smartSessions.js'
import { connectReadOnly } from './connectReadOnly.js'

const THEO = '0x51c0000000000000000000000000000000009ad4'
const MAYA = `0x${'ab'.repeat(20)}`
const LANTERN = `0x${'6c'.padStart(40, '0')}`

beforeEach(() => void stubFetch({ status: 404 }))
afterEach(() => void vi.unstubAllGlobals())

const create = ({ features, ...options }: CreateTestModalParameters = {}) => {
  const fake = options.fake ?? createFakeAdapter()
  fake.chainReader ??= createFakeChainReader().chainReader
  return createTestModal({ ...options, fake, features: { readOnly: true, ...features } })
}
const account = (modal: Modal) => modal.$account('eip155').get()

it('connectReadOnly shows an address without a wallet, and marks its account', async () => {
  const { modal, fake } = create()
  expect(await connectReadOnly(modal, { address: `  ${THEO}\n` })).toEqual({ address: THEO, type: 'eoa' })
  expect(account(modal)).toMatchObject({
    status: 'connected',
    caipAddress: `eip155:1:${THEO}`,
    isReadOnly: true,
    connectedWalletInfo: { identifier: 'read-only', type: 'READ_ONLY' },
  })
  expect(fake.requests).toEqual([])
})

it('an account of a wallet is not marked', async () => {
  const { modal } = create()
  await connect(modal, { walletId: 'lantern' })
  expect(account(modal).isReadOnly).toBeUndefined()
})

const transfer = { token: fakeNetwork.nativeCurrency, to: MAYA, amount: '1' }
const limit = { amount: 1n }
const actions: readonly (readonly [string, (modal: Modal) => Promise<unknown>])[] = [
  ['signMessage', (modal) => signMessage(modal, { message: 'Ahoy' })],
  ['signTypedData', (modal) => signTypedData(modal, { typedData: { types: {}, primaryType: 'Mail', message: {} } })],
  ['sendTransaction', (modal) => sendTransaction(modal, { transaction: { to: MAYA } })],
  ['writeContract', (modal) => writeContract(modal, { address: MAYA, abi: [], functionName: 'moor' })],
  ['estimateGas', (modal) => estimateGas(modal, { transaction: { to: MAYA } })],
  ['sendTransfer', (modal) => sendTransfer(modal, transfer)],
  ['sendTransfers', (modal) => sendTransfers(modal, { transfers: [transfer, transfer] })],
  ['registerName', (modal) => registerName(modal, { name: 'theo' })],
  ['grantPermissions', (modal) => grantPermissions(modal, { limit, expiry: 4_000_000_000 })],
]

it.each(actions)('%s rejects with ACCOUNT_READ_ONLY for a viewed address', async (_name, act) => {
  const { modal } = create({ features: { smartSessions: true } })
  await connectReadOnly(modal, { address: THEO })
  const error = await act(modal).then(
    () => undefined,
    (cause: unknown) => cause,
  )
  expect(error).toMatchObject({ code: 'ACCOUNT_READ_ONLY' })
  expect(describeError(error)).toBe('You’re only viewing this account. Connect its wallet to do this.')
})

it('the wallet that is connected beside a viewed address signs once it is active again', async () => {
  const { modal } = create()
  await connect(modal, { walletId: 'lantern' })
  await connectReadOnly(modal, { address: THEO })
  expect(account(modal)).toMatchObject({ address: THEO, isReadOnly: true })
  await expect(signMessage(modal, { message: 'Ahoy' })).rejects.toMatchObject({ code: 'ACCOUNT_READ_ONLY' })
  switchConnection(modal, { namespace: 'eip155', walletId: 'lantern' })
  expect(account(modal)).toMatchObject({ address: LANTERN, isReadOnly: undefined })
  expect(await signMessage(modal, { message: 'Ahoy' })).toBe('signed:Ahoy')
})

it('a payment is never offered from a viewed address', async () => {
  const { modal } = create({ ui: blankUi, features: { pay: true } })
  await connectReadOnly(modal, { address: THEO })
  const pay = getTestContext(modal).use(payController)
  const leave = pay.watch()
  const paying = openPay(modal, { asset: 'eip155:1/slip44:60', recipient: MAYA, amount: '0.5' }).catch(() => undefined)
  await vi.waitFor(() => expect(pay.$state.get().payment).toBeDefined())
  expect(pay.$state.get()).toMatchObject({ payers: [], payer: undefined })
  await connect(modal, { walletId: 'lantern' })
  await vi.waitFor(() => expect(pay.$state.get().payer?.walletId).toBe('lantern'))
  expect(pay.$state.get().payers).toHaveLength(1)
  leave()
  modal.close()
  await paying
})

it.each([
  ['a direction mark', `\u202e${THEO}`, 'characters'],
  ['a look-alike letter', THEO.replace('c', '\u0441'), 'characters'],
  ['a space inside', `${THEO.slice(0, 20)} ${THEO.slice(20)}`, 'characters'],
  ['a wrong checksum', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD0', 'unknown'],
  ['a short address', THEO.slice(0, -1), 'unknown'],
  ['a name', 'theo', 'unknown'],
  ['nothing', ' ', 'unknown'],
])('connectReadOnly rejects %s', async (_what, address, reason) => {
  const { modal } = create()
  await expect(connectReadOnly(modal, { address })).rejects.toMatchObject({
    code: 'ADDRESS_INVALID',
    context: { reason },
  })
  expect(account(modal).status).toBe('disconnected')
})

it('connectReadOnly names a wrong checksum', async () => {
  const fake = createFakeAdapter()
  const { modal } = create({ fake })
  const isAddress = vi.spyOn(getTestContext(modal).adapters.get('eip155') ?? fail(), 'isAddress')
  isAddress.mockResolvedValue(false)
  const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD'
  await expect(connectReadOnly(modal, { address: address.replace('0x5a', '0x5A') })).rejects.toMatchObject({
    context: { reason: 'mistyped' },
  })
})

const fail = (): never => {
  throw new Error('There is no adapter')
}

it('a viewed address survives a reload with its network', async () => {
  const { modal, fake, storage } = create()
  await connectReadOnly(modal, { address: THEO })
  await modal.switchNetwork(otherFakeNetwork.caipNetworkId)
  expect(account(modal).caipAddress).toBe(`eip155:8453:${THEO}`)
  modal.destroy()
  const { modal: reloaded } = create({ fake, storage })
  await vi.waitFor(() => expect(account(reloaded).status).toBe('connected'))
  expect(account(reloaded)).toMatchObject({ caipAddress: `eip155:8453:${THEO}`, isReadOnly: true })
  await expect(signMessage(reloaded, { message: 'Ahoy' })).rejects.toMatchObject({ code: 'ACCOUNT_READ_ONLY' })
})

it('an address that other code stored is validated before it is shown', async () => {
  const { modal, fake, storage } = create()
  await connectReadOnly(modal, { address: THEO })
  modal.destroy()
  for (const key of ['@appkit/connections', '@appkit/feature:readOnly:eip155']) {
    storage.setItem(key, String(storage.getItem(key)).replaceAll(THEO, `${THEO}<b>`))
  }
  const { modal: reloaded } = create({ fake, storage })
  await vi.waitFor(() => expect(account(reloaded).status).toBe('disconnected'))
  expect(account(reloaded).address).toBeUndefined()
})

it('a viewed address ends like any account, and stays away after a reload', async () => {
  const { modal, fake, storage } = create()
  await connectReadOnly(modal, { address: THEO })
  await disconnect(modal)
  expect(account(modal)).toMatchObject({ status: 'disconnected', address: undefined })
  expect(storage.getItem('@appkit/feature:readOnly:eip155')).toBeNull()
  expect(account(modal).isReadOnly).toBeUndefined()
  expect(getConnections(modal).flatMap(({ accounts }) => accounts)).toEqual([])
  expect(getWallets(modal).some(({ id }) => id === 'read-only')).toBe(false)
  modal.destroy()
  const { modal: reloaded } = create({ fake, storage })
  await vi.dynamicImportSettled()
  expect(account(reloaded).status).toBe('disconnected')
})

it('a second address replaces the first', async () => {
  const { modal } = create()
  const changes: string[] = []
  modal.on('accountChange', ({ account: { address } }) => changes.push(address))
  await connectReadOnly(modal, { address: THEO })
  await connectReadOnly(modal, { address: MAYA })
  expect(account(modal).address).toBe(MAYA)
  expect(changes).toEqual([MAYA])
  expect(getConnections(modal)).toHaveLength(1)
})

it('an address of Solana is viewed in its own namespace, beside one of EVM', async () => {
  const solana = createFakeAdapter({
    namespace: 'solana',
    caipNetworkId: foreignFakeNetwork.caipNetworkId,
    wallets: [],
  })
  const fake = createFakeAdapter()
  const { modal } = create({ fake, adapters: [solana.definition], networks: [fakeNetwork, foreignFakeNetwork] })
  const evmAdapter = getTestContext(modal).adapters.get('eip155') ?? fail()
  vi.spyOn(evmAdapter, 'isAddress').mockImplementation(async (value) => value === THEO)
  await connectReadOnly(modal, { address: THEO })
  await connectReadOnly(modal, { address: MAYA })
  expect(account(modal).address).toBe(THEO)
  expect(modal.$account('solana').get()).toMatchObject({ caipAddress: `solana:mainnet:${MAYA}`, isReadOnly: true })
})

it('no list of wallets has the entry, and no wallet may take its id', async () => {
  const { modal, fake } = create()
  fake.wallet('read-only')
  expect(getWallets(modal).map(({ id }) => id)).toEqual(['lantern', 'kitewing'])
})

it('views that need a wallet lead to one that says so', async () => {
  const { modal } = create({ ui: blankUi })
  await connectReadOnly(modal, { address: THEO })
  const { $route } = getTestContext(modal).stores.router
  for (const view of ['WalletSend', 'Swap', 'OnRamp', 'RegisterAccountName'] as const) {
    await modal.context.show({ view })
    expect($route.get().view).toBe('ReadOnlyAccount')
  }
  await modal.context.show({ view: 'WalletReceive' })
  expect($route.get().view).toBe('WalletReceive')
})

it.each<[string, CreateTestModalParameters]>([
  ['by default', {}],
  ['with siwx', { features: { readOnly: true }, siwx: {} as CreateTestModalParameters['siwx'] }],
])('connectReadOnly rejects with FEATURE_MISSING %s', async (_when, options) => {
  const { modal } = createTestModal(options)
  await expect(connectReadOnly(modal, { address: THEO })).rejects.toMatchObject({
    code: 'FEATURE_MISSING',
    context: { id: 'readOnly' },
  })
})
