import { atom } from 'nanostores'
import { expect, it, vi } from 'vitest'
import { connect } from '../connection/connect.js'
import { disconnect } from '../connection/disconnect.js'
import { getConnections } from '../connection/getConnections.js'
import { getConnectingView } from '../modal/navigation/getConnectingView.js'
import { createFakeAdapter } from '../testing/createFakeAdapter.js'
import { createFakeWallet } from '../testing/createFakeWallet.js'
import { createTestModal } from '../testing/createTestModal.js'
import { fakeNetwork, foreignFakeNetwork } from '../testing/fakeNetworks.js'
import { getTestContext } from '../testing/getTestContext.js'
import type { Wallet } from '../types/wallet.js'
import { defineFeature } from './defineFeature.js'
import type { WalletSource, WalletSourceConnection, WalletSourceRequest } from './walletSource.js'

const watch: Wallet = { id: 'watch', name: 'On a watch', type: 'EXTERNAL' }
const RADAR = `0x${'72'.padStart(40, '0')}`

function createWatchFeature(traits: Partial<WalletSource> = {}) {
  const radar = {
    eip155: createFakeWallet({ id: 'radar', caipNetworkId: 'eip155:1' }),
    solana: createFakeWallet({ id: 'radar', caipNetworkId: 'solana:mainnet' }),
  }
  const requests: WalletSourceRequest[] = []
  const close = vi.fn(async () => {})
  const part = async (namespace: 'eip155' | 'solana', silent: boolean): Promise<WalletSourceConnection> => ({
    namespace,
    wallet: { ...watch, name: 'Radar' },
    connection: await radar[namespace].connect(silent),
  })
  const source: WalletSource = {
    id: 'watch',
    method: () => 'watch',
    $wallets: atom({ eip155: [watch], solana: [watch] }),
    async connect(request) {
      requests.push(request)
      const silent = request.silent ?? false
      const first = request.wallet.chain === 'solana' ? 'solana' : 'eip155'
      const other = first === 'solana' ? 'eip155' : 'solana'
      return source.isMultiNamespace && !silent
        ? [await part(first, silent), await part(other, silent)]
        : [await part(first, silent)]
    },
    close,
    ...traits,
  }
  return { feature: defineFeature({ id: 'watch', sources: () => [source] }), radar, requests, close }
}

function create(traits: Partial<WalletSource> = {}, options: Parameters<typeof createTestModal>[0] = {}) {
  const made = createWatchFeature(traits)
  const other = createFakeAdapter({ namespace: 'solana', caipNetworkId: 'solana:mainnet', wallets: [] })
  const created = createTestModal({
    customFeatures: [made.feature],
    adapters: [other.definition],
    networks: [fakeNetwork, foreignFakeNetwork],
    ...options,
  })
  return { ...made, ...created }
}

it("a wallet source connects under the wallet's own name in the chosen namespace", async () => {
  const { modal, requests } = create()
  expect((await connect(modal, { walletId: 'watch', namespace: 'eip155' })).address).toBe(RADAR)
  expect(requests).toHaveLength(1)
  expect(requests[0]?.wallet).toMatchObject({ id: 'watch', chain: 'eip155' })
  expect(getConnections(modal)).toMatchObject([{ walletId: 'watch', name: 'Radar' }])
  expect(modal.$account('solana').get().status).toBe('disconnected')
})

it('a wallet source restores its connection without a prompt', async () => {
  const first = create()
  await connect(first.modal, { walletId: 'watch', namespace: 'eip155' })
  const again = create({}, { storage: first.storage })
  again.radar.eip155.isAuthorized = true
  await vi.waitFor(() =>
    expect(again.modal.$account('eip155').get()).toMatchObject({ status: 'connected', address: RADAR }),
  )
  expect(again.requests.map(({ silent }) => silent)).toEqual([true])
})

it('a wallet source that spans namespaces connects and ends in all of them and is notified of the end', async () => {
  const { modal, close } = create({ isMultiNamespace: true })
  await connect(modal, { walletId: 'watch', namespace: 'eip155' })
  expect(['eip155', 'solana'].map((each) => modal.$account(each).get().status)).toEqual(['connected', 'connected'])
  expect(modal.$account('eip155').get().connectedWalletInfo?.name).toBe('Radar')
  await disconnect(modal, { namespace: 'solana' })
  expect(['eip155', 'solana'].map((each) => modal.$account(each).get().status)).toEqual([
    'disconnected',
    'disconnected',
  ])
  expect(close).toHaveBeenCalledTimes(1)
})

it.each([
  ['activates its connection when it is requested again', undefined, 1],
  ['requests another session when a repeated request renews it', 'new-session', 2],
  ['activates its connection when it only joins', 'add-namespace', 1],
] as const)('a wallet source %s', async (_what, reconnectMode, asked) => {
  const { modal, requests } = create({ reconnectMode })
  await connect(modal, { walletId: 'watch', namespace: 'eip155' })
  await connect(modal, { walletId: 'watch', namespace: 'eip155' })
  expect(requests).toHaveLength(asked)
  expect(getConnections(modal).filter(({ recent }) => !recent)).toHaveLength(1)
})

it('a wallet source reaches wallets outside of this browser in a view of its own', () => {
  const { modal } = create(
    {
      reaches: ({ mobile_link }) => mobile_link !== undefined,
      route: ({ walletId }) => ({ view: 'ConnectingWalletConnect', params: { walletId } }),
    },
    { features: { walletConnect: false } },
  )
  const context = getTestContext(modal)
  expect(getConnectingView(context, { walletId: 'watch', namespace: 'eip155' })).toEqual({
    route: { view: 'ConnectingWalletConnect', params: { walletId: undefined } },
    walletId: 'watch',
  })
  expect(getConnectingView(context, {}).walletId).toBe('watch')
})
