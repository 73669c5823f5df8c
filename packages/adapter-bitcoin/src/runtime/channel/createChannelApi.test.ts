import type { Channel, ChannelApproval, ChannelChange } from '@foyer/core/adapter'
import { expect, it } from 'vitest'
import { bitcoinMainnet, bitcoinTestnet } from '../../networks.js'
import { createChannelApi } from './createChannelApi.js'

const [MAIN, TEST] = [bitcoinMainnet.caipNetworkId, bitcoinTestnet.caipNetworkId]

const approve = (accounts: Readonly<Record<typeof MAIN, readonly string[]>>): ChannelApproval => ({
  accounts: Object.entries(accounts).flatMap(([id, all]) => all.map((each) => `${id as typeof MAIN}:${each}` as const)),
  caipNetworkIds: Object.keys(accounts) as (typeof MAIN)[],
  methods: ['signPsbt', 'sendTransfer'],
  events: [],
})

function openSession(approval: ChannelApproval, network = bitcoinMainnet) {
  let approved: ChannelApproval | undefined = approval
  let notify: (change: ChannelChange) => void = () => {}
  const requested: unknown[] = []
  const channel: Channel = {
    wallet: { id: 'walletconnect', name: 'Phone', type: 'MULTI_CHAIN' },
    approved: () => approved,
    request: async (request) => requested.push(request),
    watch(_, listener) {
      notify = listener
      return () => {}
    },
    close: async () => {},
  }
  const walletApi = createChannelApi(channel, network)
  const events: string[] = []
  walletApi.listen((event) => events.push(event))
  return {
    walletApi,
    events,
    requested,
    addresses: async () => (await walletApi.read())?.addresses.map(({ address }) => address),
    select: (...addresses: readonly string[]) => notify({ type: 'accounts', addresses }),
    move: (caipNetworkId: typeof MAIN) => notify({ type: 'network', caipNetworkId }),
    update(next: ChannelApproval | undefined) {
      approved = next
      notify({ type: 'approval' })
    },
  }
}

const both = approve({ [MAIN]: ['m0', 'm1', 'm2'], [TEST]: ['t0', 't1', 't2'] })

it('a session begins at the wallet’s first account', async () => {
  expect(await openSession(both).addresses()).toEqual(['m0', 'm1', 'm2'])
  expect(await openSession(both, bitcoinTestnet).addresses()).toEqual(['t0', 't1', 't2'])
})

it.each([
  [['m0'], ['m0', 'm1', 'm2'], 't0'],
  [['m1'], ['m1', 'm0', 'm2'], 't1'],
  [['t2', 'm0'], ['m2', 'm0', 'm1'], 't2'],
])('a session whose wallet selects %j keeps that account on every network', async (selected, addresses, other) => {
  const session = openSession(both)
  // Selects an account other than the first, which the next selection must replace.
  session.select('m1')
  session.select(...selected)
  expect(await session.addresses()).toEqual(addresses)
  session.move(TEST)
  expect((await session.addresses())?.[0]).toBe(other)
})

it.each([[['elsewhere']], [[]], [['']]])('a session whose wallet selects %j stays at its account', async (selected) => {
  const session = openSession(both)
  session.select('m1')
  session.select(...selected)
  expect((await session.addresses())?.[0]).toBe('m1')
})

it('a session signs with the selected account, at its address on the requested network', async () => {
  const { walletApi, select, requested } = openSession(both)
  select('m2')
  const psbt = { psbt: 'cHNidA==', signInputs: [] }
  for (const caipNetworkId of [MAIN, TEST]) await walletApi.signPsbt?.({ ...psbt, caipNetworkId })
  expect(requested).toMatchObject([
    { caipNetworkId: MAIN, params: { account: 'm2', broadcast: false } },
    { caipNetworkId: TEST, params: { account: 't2', broadcast: false } },
  ])
})

it('a session leaves a network that the wallet removed, and has no account without a network', async () => {
  const { walletApi, update } = openSession(both)
  update(approve({ [TEST]: ['t0'] }))
  expect(await walletApi.read()).toEqual({ caipNetworkId: TEST, addresses: [{ address: 't0', purpose: 'payment' }] })
  update(undefined)
  expect(await walletApi.read()).toBeUndefined()
})
