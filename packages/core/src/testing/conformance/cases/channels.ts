import type { Channel, ChannelApproval } from '../../../adapter/channel.js'
import type { CaipNetworkId } from '../../../types/caip.js'
import type { Case } from '../case.js'
import { check, equal } from '../check.js'

/** A session that is as the suite says; its wallet is asked nothing. */
function createSession(approval: (ids: readonly CaipNetworkId[]) => ChannelApproval, ids: readonly CaipNetworkId[]) {
  let named = ids
  const channel: Channel = {
    wallet: { id: 'walletconnect', name: 'Pocket', type: 'MULTI_CHAIN' },
    approved: (namespace) => (ids[0]?.startsWith(`${namespace}:`) ? approval(named) : undefined),
    request: () => Promise.reject(new Error('The suite asks nothing of this wallet')),
    watch: () => () => {},
    close: async () => {},
  }
  const goTo = (next: readonly CaipNetworkId[]) => {
    named = next
  }
  return { channel, goTo }
}

export const channels: readonly Case[] = [
  {
    name: 'channel: names the networks that the session allows',
    async run(stage) {
      const { accounts, networks } = stage.driver
      const { adapter } = stage.open()
      const support = await adapter.channel?.()
      // What is absent is unsupported: no session is offered for this namespace then.
      if (!support) return
      const [network, other] = networks
      const [address] = accounts
      const approval = (caipNetworkIds: readonly CaipNetworkId[]): ChannelApproval => ({
        accounts: caipNetworkIds.map((id): `${CaipNetworkId}:${string}` => `${id}:${address}`),
        caipNetworkIds,
        // Without any, nothing leads beyond what the session names.
        methods: [],
        events: [],
      })
      const { channel, goTo } = createSession(approval, [network.caipNetworkId])
      const connection = await stage.within(support.attach(channel, { network }), 'attach() must resolve or reject.')
      equal(
        [connection.accounts[0].address, connection.caipNetworkId],
        [address, network.caipNetworkId],
        'A connection over a session has the account and the network that the session names.',
      )
      check(connection.approvedNetworks, 'A connection over a session tells the networks that the session names.')
      equal(connection.approvedNetworks(), [network.caipNetworkId], 'It tells those, and no others.')
      if (!other) return
      goTo([network.caipNetworkId, other.caipNetworkId])
      equal(
        connection.approvedNetworks(),
        [network.caipNetworkId, other.caipNetworkId],
        'A session may come to name more: it tells those of now.',
      )
    },
  },
]
