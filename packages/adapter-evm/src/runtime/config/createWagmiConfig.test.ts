import * as wagmi from '@wagmi/core'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ADDRESSES, createStorage, createTestApp, createWallet, toWalletOption } from '../../testing/createTestApp.js'

const LANTERN = 'sandbox.foyer.lantern'
const KITEWING = 'sandbox.foyer.kitewing'
const [FIRST, SECOND, , FOURTH] = ADDRESSES

beforeEach(() => void vi.stubGlobal('window', new EventTarget()))
afterEach(() => void vi.unstubAllGlobals())

async function setUp() {
  const wallet = createWallet()
  const page = createTestApp({ coinbase: false })
  const config = await page.adapter.wagmiConfig()
  const account = () => page.modal.$account('eip155').get()
  const connector = (id = LANTERN) => config.connectors.find((each) => each.id === id) as wagmi.Connector
  return { ...page, wallet, config, account, connector }
}

it('Foyer’s config has a connector for each discovered wallet, late ones too', async () => {
  const { config, connector } = await setUp()
  expect(config.connectors.map(({ id, name, type }) => `${id} ${name} ${type}`)).toEqual([
    `${LANTERN} Lantern injected`,
  ])
  const before = connector()
  createWallet({ name: 'Kitewing', rdns: KITEWING })
  expect(config.connectors.map(({ id }) => id)).toEqual([LANTERN, KITEWING])
  expect(connector()).toBe(before)
})

it('Foyer’s config drops window.ethereum once its wallet is announced, unless connected', async () => {
  const { config } = await setUp()
  const late = createWallet({ name: 'Kitewing', rdns: KITEWING, announce: 'manual', legacy: true })
  expect(config.connectors.map(({ id }) => id)).toEqual([LANTERN, 'injected'])
  await wagmi.connect(config, { connector: config.connectors[1] as wagmi.Connector })
  late.script.announce()
  expect(config.connectors.map(({ id }) => id)).toEqual([LANTERN, KITEWING, 'injected'])
})

it('Foyer’s config syncs wagmi’s connections, switches, accounts and disconnects', async () => {
  const { config, connector, account, modal, wallet } = await setUp()
  await wagmi.connect(config, { connector: connector() })
  await vi.waitFor(() => expect(account()).toMatchObject({ status: 'connected', address: FIRST }))
  await wagmi.switchChain(config, { chainId: 8453 })
  expect(modal.$network.get()?.id).toBe(8453)
  wallet.script.switchAccount(1)
  expect(account().address).toBe(SECOND)

  createWallet({ name: 'Kitewing', rdns: KITEWING, accountIndexes: [3] })
  await wagmi.connect(config, { connector: connector(KITEWING) })
  await vi.waitFor(() => expect(account().address).toBe(FOURTH))
  await wagmi.switchConnection(config, { connector: connector() })
  await vi.waitFor(() => expect(account().address).toBe(SECOND))
  await wagmi.disconnect(config)
  await vi.waitFor(() => expect(account().address).toBe(FOURTH))
  await wagmi.disconnect(config)
  expect(account().status).toBe('disconnected')
})

it('foyerConfig connects through wagmi on the requested chain, unless the user declines it', async () => {
  const { config, connector, wallet } = await setUp()
  expect(await wagmi.connect(config, { connector: connector(), chainId: 8453 })).toMatchObject({ chainId: 8453 })
  await wagmi.disconnect(config)
  wallet.script.next(['approve', 'reject'])
  await expect(wagmi.connect(config, { connector: connector(), chainId: 1 })).rejects.toMatchObject({
    name: 'UserRejectedRequestError',
    code: 4001,
  })
  expect(wagmi.getConnection(config).status).toBe('disconnected')
})

it('a declined connect has wagmi’s error through wagmi, and ours through the modal', async () => {
  const { config, connector, modal, wallet } = await setUp()
  wallet.script.mode('reject')
  await expect(wagmi.connect(config, { connector: connector() })).rejects.toMatchObject({
    name: 'UserRejectedRequestError',
    code: 4001,
  })
  const { connect } = await import('@foyer/core/actions')
  await expect(connect(modal, { walletId: LANTERN })).rejects.toMatchObject({ code: 'CONNECTION_REJECTED' })
})

it('foyerConfig passes the app’s parameters when wagmi adds a chain', async () => {
  const wallet = createWallet({ knownChains: [1] })
  const { adapter } = createTestApp({ coinbase: false })
  const config = await adapter.wagmiConfig()
  await adapter.connect({ walletId: LANTERN })
  const addEthereumChainParameter = { chainName: 'Base by Harbor', rpcUrls: ['https://base.harbor.example'] }
  await wagmi.switchChain(config, { chainId: 8453, addEthereumChainParameter })
  const added = wallet.script.log().find(({ method }) => method === 'wallet_addEthereumChain')?.params
  expect(added).toMatchObject([{ chainId: '0x2105', ...addEthereumChainParameter }])
  await expect(wagmi.switchChain(config, { chainId: 99 })).rejects.toMatchObject({ name: 'SwitchChainError' })
  wallet.script.mode('reject')
  await expect(wagmi.switchChain(config, { chainId: 1 })).rejects.toMatchObject({ name: 'UserRejectedRequestError' })
})

it('foyerConfig restores a wallet that announces itself late', async () => {
  const storage = createStorage()
  const permissions = createStorage()
  const wallet = createWallet({ storage: permissions })
  const before = createTestApp({ coinbase: false, storage })
  await vi.waitFor(() =>
    expect(before.modal.context.stores.$discovered.get().eip155?.map(({ id }) => id)).toContain(LANTERN),
  )
  const { connect } = await import('@foyer/core/actions')
  await connect(before.modal, { walletId: LANTERN })
  before.modal.destroy()
  wallet.destroy()

  const late = createWallet({ storage: permissions, announce: 'manual' })
  const after = createTestApp({ coinbase: false, storage })
  const account = () => after.modal.$account('eip155').get()
  await vi.waitFor(() => expect(account().status).toBe('reconnecting'))
  late.script.announce()
  await vi.waitFor(() => expect(account()).toMatchObject({ status: 'connected', address: FIRST }))
})

it('each modal creates its own config', async () => {
  const wallet = createWallet()
  const pages = [
    createTestApp({ wallets: [toWalletOption(wallet)] }),
    createTestApp({ wallets: [toWalletOption(wallet)] }),
  ]
  const [one, other] = await Promise.all(pages.map(({ adapter }) => adapter.wagmiConfig()))
  await pages[0]?.adapter.connect({ walletId: LANTERN })
  expect(one && wagmi.getConnection(one).status).toBe('connected')
  expect(other && wagmi.getConnection(other).status).toBe('disconnected')
})
