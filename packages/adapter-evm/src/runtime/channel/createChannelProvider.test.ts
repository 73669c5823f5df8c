import type { Channel, ChannelApproval, ChannelChange } from '@foyer/core/adapter'
import { expect, it } from 'vitest'
import { createChannelProvider } from './createChannelProvider.js'

const ONE = '0x0000000000000000000000000000000000000001'
const TWO = '0x0000000000000000000000000000000000000002'

const approve = (chains: readonly number[], addresses: readonly string[]): ChannelApproval => ({
  accounts: chains.flatMap((id) => addresses.map((address) => `eip155:${id}:${address}` as const)),
  caipNetworkIds: chains.map((id) => `eip155:${id}` as const),
  methods: ['personal_sign'],
  events: [],
})

/** A session as the wallet changes it, and what the page hears. */
function openSession(approval: ChannelApproval, chainId: number) {
  let approved = approval
  let tell: (change: ChannelChange) => void = () => {}
  const asked: string[] = []
  const channel: Channel = {
    wallet: { id: 'walletconnect', name: 'Phone', type: 'MULTI_CHAIN' },
    approved: () => approved,
    request: async ({ caipNetworkId }) => asked.push(caipNetworkId),
    watch(_, listener) {
      tell = listener
      return () => {}
    },
    close: async () => {},
  }
  const provider = createChannelProvider({
    channel,
    chainId,
    read: async () => null,
    signal: new AbortController().signal,
  })
  const heard: unknown[] = []
  for (const event of ['chainChanged', 'accountsChanged']) {
    provider.on?.(event, (...args: readonly unknown[]) => heard.push([event, ...args]))
  }
  return {
    provider,
    heard,
    asked,
    move: (id: number) => tell({ type: 'network', caipNetworkId: `eip155:${id}` }),
    update(next: ChannelApproval) {
      approved = next
      tell({ type: 'approval' })
    },
  }
}

it('goes to a network that is left when the wallet takes the one in use out of the session', async () => {
  const { provider, heard, asked, update } = openSession(approve([1, 8453], [ONE]), 8453)
  update(approve([1, 10], [ONE, TWO]))
  expect(heard).toEqual([
    ['chainChanged', '0x1'],
    ['accountsChanged', [ONE, TWO]],
  ])
  await provider.request({ method: 'personal_sign' })
  expect(asked).toEqual(['eip155:1'])
})

it('stays where the wallet went by itself, whatever becomes of the session', () => {
  const { heard, move, update } = openSession(approve([1], [ONE]), 1)
  move(137)
  update(approve([1, 10], [ONE]))
  expect(heard).toEqual([
    ['chainChanged', '0x89'],
    ['accountsChanged', [ONE]],
  ])
})

it('stays where it is when the wallet names what is no chain', () => {
  const { provider, heard, move } = openSession(approve([1], [ONE]), 1)
  for (const id of [Number.NaN, -1, 0, 1.5, Number.POSITIVE_INFINITY]) move(id)
  expect(heard).toEqual([])
  return expect(provider.request({ method: 'eth_chainId' })).resolves.toBe('0x1')
})
