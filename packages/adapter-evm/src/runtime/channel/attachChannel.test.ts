import type { Channel, ChannelApproval } from '@foyer/core/adapter'
import { expect, it } from 'vitest'
import { ADDRESSES, createTestApp } from '../../testing/createTestApp.js'

const [ME] = ADDRESSES

async function attach(approval: Partial<ChannelApproval>) {
  let approved: ChannelApproval = {
    accounts: [`eip155:1:${ME}`],
    caipNetworkIds: ['eip155:1', 'eip155:8453'],
    methods: ['personal_sign'],
    events: [],
    ...approval,
  }
  const channel: Channel = {
    wallet: { id: 'walletconnect', name: 'Phone', type: 'MULTI_CHAIN' },
    approved: () => approved,
    request: async () => null,
    watch: () => () => {},
    close: async () => {},
  }
  const support = await createTestApp().adapter.channel?.()
  const connection = await support?.attach(channel, {})
  return {
    connection,
    networks: () => connection?.approvedNetworks?.(),
    update: (next: Partial<ChannelApproval>) => {
      approved = { ...approved, ...next }
    },
  }
}

it('a session is limited to the EVM networks that the wallet approved', async () => {
  const caipNetworkIds = ['eip155:1', 'eip155:8453', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'] as const
  expect((await attach({ caipNetworkIds })).networks()).toEqual(['eip155:1', 'eip155:8453'])
})

it('a session whose wallet switches networks is limited to none', async () => {
  const { networks, update } = await attach({})
  update({ methods: ['wallet_switchEthereumChain'] })
  expect(networks()).toBeUndefined()
  update({ methods: [], caipNetworkIds: ['eip155:10'] })
  expect(networks()).toEqual(['eip155:10'])
})

it('a session reads no network that the app does not list', async () => {
  const { connection } = await attach({ accounts: [`eip155:10:${ME}`], caipNetworkIds: ['eip155:10'] })
  expect(connection?.caipNetworkId).toBe('eip155:10')
  const reading = connection?.provider.request({ method: 'eth_blockNumber' })
  await expect(reading).rejects.toMatchObject({ code: 'CHAIN_NOT_SUPPORTED' })
})
