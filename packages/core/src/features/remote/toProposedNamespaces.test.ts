import { expect, it } from 'vitest'
import type { ChannelSupport } from '../../adapter/channel.js'
import type { Network } from '../../types/network.js'
import { toProposedNamespaces } from './toProposedNamespaces.js'

const network = (caipNetworkId: Network['caipNetworkId']): Network => {
  const [chainNamespace = '', id = ''] = caipNetworkId.split(':')
  const nativeCurrency = { name: 'Coin', symbol: 'C', decimals: 9 }
  return { id, caipNetworkId, chainNamespace, name: id, nativeCurrency, rpcUrls: { default: { http: [] } } }
}

const support = (formerIds?: ChannelSupport['formerIds']): ChannelSupport => ({
  ...{ methods: ['sign'], events: ['changed'], formerIds },
  attach: () => Promise.reject(new Error('Nobody attaches')),
})

it('toNamespaces requests the configured networks, and beside each its former id', () => {
  const supports = new Map([
    ['eip155', support()],
    ['solana', support({ 'solana:new': 'solana:old', 'solana:other': 'solana:older' })],
    ['cosmos', support()],
  ])
  expect(toProposedNamespaces(supports, [network('eip155:1'), network('solana:new'), network('solana:local')])).toEqual(
    {
      eip155: { chains: ['eip155:1'], methods: ['sign'], events: ['changed'] },
      solana: { chains: ['solana:new', 'solana:old', 'solana:local'], methods: ['sign'], events: ['changed'] },
    },
  )
})
