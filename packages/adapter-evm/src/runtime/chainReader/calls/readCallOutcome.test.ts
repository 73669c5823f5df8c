import type { Network } from '@foyer/core/adapter'
import { createClient, custom } from 'viem'
import { expect, it } from 'vitest'
import type { ChainReaderContext } from '../context.js'
import { readCallOutcome } from './readCallOutcome.js'

const network: Network<'eip155'> = {
  id: 1,
  caipNetworkId: 'eip155:1',
  chainNamespace: 'eip155',
  name: 'Any',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [] } },
}
const ME = `0x${'11'.repeat(20)}`
const hash = `0x${'ab'.repeat(32)}`
const receipt = {
  ...{ transactionHash: hash, blockHash: hash, blockNumber: '0x5', transactionIndex: '0x0', type: '0x2', logs: [] },
  ...{ from: ME, to: ME, contractAddress: null, logsBloom: '0x', status: '0x1' },
  ...{ gasUsed: '0x1', cumulativeGasUsed: '0x1', effectiveGasPrice: '0x2' },
}

function request(held: Readonly<Record<string, string>>) {
  const request = async ({ method, params }: { readonly method: string; readonly params?: readonly unknown[] }) => {
    if (method === 'eth_getTransactionReceipt') return receipt
    const result = held[String(params?.[1])]
    if (result === undefined) throw Object.assign(new Error('missing trie node'), { code: -32_000 })
    return result
  }
  const client = createClient({ transport: custom({ request }, { retryCount: 0 }) })
  const { signal } = new AbortController()
  const context: Partial<ChainReaderContext> = { getClient: () => client, request: (_, question) => question(signal) }
  return readCallOutcome(context as ChainReaderContext, { network, address: ME, hash })
}

it('a received coin is the balance difference around the block', async () => {
  expect(await request({ '0x4': '0x64', '0x5': '0x6c' })).toEqual({
    status: 'confirmed',
    changes: [{ address: ME, token: {}, amount: 10n }],
  })
})

it('a pruned node gives an unknown outcome rather than none', async () => {
  expect(await request({ '0x5': '0x6c' })).toEqual({ status: 'confirmed', changes: [], isWithoutCoin: true })
})
