import { expect, it } from 'vitest'
import type { CaipNetworkId } from '../types/caip.js'
import type { Channel, ChannelSupport } from './channel.js'
import type { Connection } from './connection.js'
import { createChannelSupport } from './createChannelSupport.js'

function createSession(...ids: readonly CaipNetworkId[]) {
  let named: readonly CaipNetworkId[] | undefined = ids
  const channel: Channel = {
    wallet: { id: 'walletconnect', name: 'Pocket', type: 'MULTI_CHAIN' },
    approved: (namespace) =>
      named && namespace === 'nacre' ? { accounts: [], caipNetworkIds: named, methods: [], events: [] } : undefined,
    request: () => Promise.reject(new Error('Asks nobody')),
    watch: () => () => {},
    close: async () => {},
  }
  const goTo = (next: readonly CaipNetworkId[] | undefined) => {
    named = next
  }
  return { channel, goTo }
}

const connection: Connection<'nacre'> = {
  provider: {},
  accounts: [{ address: 'ncr1shell8', type: 'eoa' }],
  caipNetworkId: 'nacre:deep',
  watch: () => () => {},
  disconnect: async () => {},
}

function createSupport(own: Partial<Connection<'nacre'>> = {}): ChannelSupport<'nacre'> {
  return createChannelSupport('nacre', {
    methods: ['nacre_sign'],
    events: [],
    formerIds: { 'nacre:deep': 'nacre:abyss' },
    attach: async () => ({ ...connection, ...own }),
  })
}

it('approvedNetworks returns the networks that a session currently names for this namespace', async () => {
  const { channel, goTo } = createSession('nacre:deep', 'pearl:one')
  const attached = await createSupport().attach(channel, {})
  expect(attached.approvedNetworks?.()).toEqual(['nacre:deep'])
  goTo(['nacre:deep', 'nacre:shallow'])
  expect(attached.approvedNetworks?.()).toEqual(['nacre:deep', 'nacre:shallow'])
  goTo(undefined)
  expect(attached.approvedNetworks?.()).toBeUndefined()
})

it('approvedNetworks returns a network once, under its current id', async () => {
  const { channel } = createSession('nacre:abyss', 'nacre:deep', 'nacre:shallow')
  const attached = await createSupport().attach(channel, {})
  expect(attached.approvedNetworks?.()).toEqual(['nacre:deep', 'nacre:shallow'])
})

it('approvedNetworks defers to the connection when that has its own list', async () => {
  const { channel } = createSession('nacre:deep')
  const attached = await createSupport({ approvedNetworks: () => undefined }).attach(channel, {})
  expect(attached.approvedNetworks?.()).toBeUndefined()
})
