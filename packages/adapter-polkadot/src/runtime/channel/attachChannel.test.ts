import type { Channel, ChannelApproval } from '@foyer/core/adapter'
import { expect, it } from 'vitest'
import { kusama, polkadotMainnet } from '../../networks.js'
import { ACCOUNTS, createTestApp } from '../../testing/createTestApp.js'

async function attach(approval: Pick<ChannelApproval, 'accounts' | 'caipNetworkIds'>) {
  const channel: Channel = {
    wallet: { id: 'walletconnect', name: 'Phone', type: 'MULTI_CHAIN' },
    approved: () => ({ methods: [], events: [], ...approval }),
    request: async () => null,
    watch: () => () => {},
    close: async () => {},
  }
  const support = await createTestApp().adapter.channel?.()
  const { accounts, caipNetworkId } = (await support?.attach(channel, {})) ?? {}
  return { accounts: accounts?.map(({ address }) => address), caipNetworkId }
}

it('a session has the accounts that the wallet approved for its network', async () => {
  const session = await attach({
    caipNetworkIds: [kusama.caipNetworkId, polkadotMainnet.caipNetworkId],
    accounts: [
      `${kusama.caipNetworkId}:${ACCOUNTS.kusama[1]}`,
      `${polkadotMainnet.caipNetworkId}:${ACCOUNTS.polkadot[0]}`,
    ],
  })
  expect(session).toEqual({ caipNetworkId: polkadotMainnet.caipNetworkId, accounts: [ACCOUNTS.polkadot[0]] })
})

it('a session begins on a network of Polkadot', async () => {
  const session = await attach({
    caipNetworkIds: ['eip155:1', kusama.caipNetworkId],
    accounts: [`${kusama.caipNetworkId}:${ACCOUNTS.kusama[1]}`],
  })
  expect(session).toEqual({ caipNetworkId: kusama.caipNetworkId, accounts: [ACCOUNTS.kusama[1]] })
})
