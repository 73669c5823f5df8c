import { createModal, type Modal } from '@foyer/core'
import { connect, connectReadOnly, disconnect } from '@foyer/core/actions'
import { createMemoryStorage } from '@foyer/core/testing'
import { createConfig, createStorage, getConnection, mock } from '@wagmi/core'
import { custom } from 'viem'
import { mainnet } from 'viem/chains'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { evm } from './evm.js'
import { ADDRESSES } from './testing/createTestApp.js'

const [FIRST, SECOND] = ADDRESSES

beforeEach(() => void vi.stubGlobal('window', new EventTarget()))
afterEach(() => void vi.unstubAllGlobals())

function create() {
  const config = createConfig({
    chains: [mainnet],
    transports: { 1: custom({ request: async () => '0x1' }) },
    storage: createStorage({ storage: createMemoryStorage() }),
    connectors: [mock({ accounts: [FIRST] })],
  })
  const modal = createModal({
    projectId: 'test',
    adapters: [evm({ wagmiConfig: config })],
    networks: [mainnet],
    storage: createMemoryStorage(),
    features: { readOnly: true },
    debug: false,
  })
  onTestFinished(modal.destroy)
  return { modal, config }
}

const account = (modal: Modal) => modal.$account('eip155').get()

it('wagmi’s hooks read no connection while the user views an address', async () => {
  const { modal, config } = create()
  await connectReadOnly(modal, { address: SECOND })
  expect(account(modal)).toMatchObject({ address: SECOND, isReadOnly: true })
  expect(getConnection(config)).toMatchObject({ status: 'disconnected', address: undefined, connector: undefined })
  expect(config.state.connections.size).toBe(0)
})

it('wagmi’s hooks read the connected wallet, also while the modal shows a viewed address', async () => {
  const { modal, config } = create()
  await vi.waitFor(() => connect(modal, { walletId: 'mock' }))
  await connectReadOnly(modal, { address: SECOND })
  expect(account(modal)).toMatchObject({ address: SECOND, isReadOnly: true })
  expect(getConnection(config)).toMatchObject({ status: 'connected', address: FIRST })
  await disconnect(modal, { namespace: 'eip155', walletId: 'read-only' })
  expect(account(modal)).toMatchObject({ address: FIRST, isReadOnly: undefined })
})

it('connectReadOnly rejects an address whose EIP-55 checksum is wrong', async () => {
  const { modal } = create()
  const wrong = FIRST.replace('f39Fd6', 'F39Fd6')
  await expect(connectReadOnly(modal, { address: wrong })).rejects.toMatchObject({
    code: 'ADDRESS_INVALID',
    context: { reason: 'mistyped' },
  })
  expect(account(modal).status).toBe('disconnected')
})
