import type { Channel, ChannelApproval, ChannelChange } from '@foyer/core/adapter'
import { expect, it } from 'vitest'
import { canSendCalls } from '../methods/sendCalls.js'
import { createChannelProvider } from './createChannelProvider.js'

const ONE = '0x0000000000000000000000000000000000000001'
const TWO = '0x0000000000000000000000000000000000000002'

const approve = (chains: readonly number[], addresses: readonly string[]): ChannelApproval => ({
  accounts: chains.flatMap((id) => addresses.map((address) => `eip155:${id}:${address}` as const)),
  caipNetworkIds: chains.map((id) => `eip155:${id}` as const),
  methods: ['personal_sign'],
  events: [],
})

function openSession(approval: ChannelApproval, chainId: number) {
  let approved: ChannelApproval | undefined = approval
  let notify: (change: ChannelChange) => void = () => {}
  const requested: string[] = []
  const channel: Channel = {
    wallet: { id: 'walletconnect', name: 'Phone', type: 'MULTI_CHAIN' },
    approved: () => approved,
    request: async ({ caipNetworkId }) => requested.push(caipNetworkId),
    watch(_, listener) {
      notify = listener
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
  const received: unknown[] = []
  for (const event of ['chainChanged', 'accountsChanged', 'disconnect']) {
    provider.on?.(event, (...args: readonly unknown[]) => received.push([event, ...args]))
  }
  return {
    provider,
    received,
    requested,
    move: (id: number) => notify({ type: 'network', caipNetworkId: `eip155:${id}` }),
    end: (cause?: unknown) => notify({ type: 'end', cause }),
    update(next: ChannelApproval | undefined) {
      approved = next
      notify({ type: 'approval' })
    },
  }
}

it('a channel provider moves on when the wallet removes the current network', async () => {
  const { provider, received, requested, update } = openSession(approve([1, 8453], [ONE]), 8453)
  update(approve([1, 10], [ONE, TWO]))
  expect(received).toEqual([
    ['chainChanged', '0x1'],
    ['accountsChanged', [ONE, TWO]],
  ])
  await provider.request({ method: 'personal_sign' })
  expect(requested).toEqual(['eip155:1'])
})

it('a channel provider stays on the network that the wallet selected', () => {
  const { received, move, update } = openSession(approve([1], [ONE]), 1)
  move(137)
  update(approve([1, 10], [ONE]))
  expect(received).toEqual([
    ['chainChanged', '0x89'],
    ['accountsChanged', [ONE]],
  ])
})

it('a channel provider ignores an invalid chain', () => {
  const { provider, received, move } = openSession(approve([1], [ONE]), 1)
  for (const id of [Number.NaN, -1, 0, 1.5, Number.POSITIVE_INFINITY]) move(id)
  expect(received).toEqual([])
  return expect(provider.request({ method: 'eth_chainId' })).resolves.toBe('0x1')
})

it('a channel provider disconnects when the wallet removes EVM from the session', async () => {
  const { provider, received, update } = openSession(approve([1], [ONE]), 1)
  update(undefined)
  expect(received).toMatchObject([['disconnect', { code: 'CONNECTION_ENDED' }]])
  await expect(provider.request({ method: 'eth_accounts' })).rejects.toMatchObject({ code: 'CONNECTION_ENDED' })
})

it('a channel provider disconnects when the session ends, with the cause', () => {
  const { received, end } = openSession(approve([1], [ONE]), 1)
  const cause = new Error('Expired')
  end(cause)
  expect(received).toMatchObject([['disconnect', { code: 'CONNECTION_ENDED', cause }]])
})

it.each([10, 'ten'])('a channel provider does not switch to %s, which the session does not have', async (chainId) => {
  const { provider, received, requested } = openSession(approve([1], [ONE]), 1)
  const switching = provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId }] })
  await expect(switching).rejects.toMatchObject({ code: 'CHAIN_NOT_SUPPORTED', context: { chainId } })
  expect([received, requested]).toEqual([[], []])
})

it('a channel provider reads capabilities from the session, those of the account before those of its network', async () => {
  const { provider, requested } = openSession(
    {
      ...approve([1, 10, 8453], [ONE]),
      methods: ['wallet_getCapabilities'],
      capabilities: {
        eip155: { paymasterService: { supported: true } },
        'eip155:1': { atomic: { status: 'unsupported' } },
        [`eip155:1:${ONE.toUpperCase().replace('0X', '0x')}`]: { atomic: { status: 'supported' } },
      },
    },
    1,
  )
  expect(await provider.request({ method: 'wallet_getCapabilities', params: [ONE, ['0x1', '0xa']] })).toEqual({
    '0x1': { paymasterService: { supported: true }, atomic: { status: 'supported' } },
    '0xa': { paymasterService: { supported: true } },
  })
  expect(await canSendCalls(provider, { account: { address: ONE, type: 'eoa' }, chainId: 1 })).toBe(true)
  expect(await canSendCalls(provider, { account: { address: TWO, type: 'eoa' }, chainId: 1 })).toBe(false)
  expect(requested).toEqual([])
})

it('a channel provider asks the wallet for capabilities that the session does not name', async () => {
  const { provider, requested } = openSession(
    {
      ...approve([1, 10], [ONE]),
      methods: ['wallet_getCapabilities'],
      capabilities: { 'eip155:10': { atomic: { status: 'supported' } } },
    },
    1,
  )
  await provider.request({ method: 'wallet_getCapabilities', params: [ONE, ['0x1']] })
  expect(requested).toEqual(['eip155:1'])
})
