import type { Chain } from 'viem'
import { describe, expect, it } from 'vitest'
import * as networks from '../../networks.generated.js'
import { toAddChainParameter } from './toAddChainParameter.js'

const all: readonly Chain[] = Object.values(networks)
const isTaken = (url: string) => /^https:\/\/|^http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/]/.test(url)

describe('toAddChainParameter', () => {
  it('returns a valid EIP-3085 parameter or undefined for every shipped network', () => {
    expect(all.length).toBeGreaterThan(300)
    for (const network of all) {
      const parameter = toAddChainParameter(network)
      const nodes = network.rpcUrls.default.http.filter(isTaken)
      if (!parameter) {
        expect(nodes, network.name).toEqual([])
        continue
      }
      expect(parameter.rpcUrls, network.name).toEqual(nodes)
      expect(parameter.blockExplorerUrls?.every(isTaken) ?? true, network.name).toBe(true)
      expect(parameter.blockExplorerUrls, network.name).not.toEqual([])
    }
  })

  it.each(['http://rpc.example', 'ws://rpc.example', 'https://user:secret@rpc.example', 'rpc.example', ''])(
    'omits nodes and explorers %s',
    (url) => {
      const chain = { id: 7, name: 'Seven', nativeCurrency: { name: 'Seven', symbol: 'SVN', decimals: 18 } }
      const good = 'https://good.example'
      const withBoth: Chain = {
        ...chain,
        rpcUrls: { default: { http: [url, good] } },
        blockExplorers: { default: { name: 'Bad', url }, other: { name: 'Good', url: good } },
      }
      expect(toAddChainParameter(withBoth)).toMatchObject({ rpcUrls: [good], blockExplorerUrls: [good] })
      expect(toAddChainParameter({ ...withBoth, rpcUrls: { default: { http: [url] } } })).toBeUndefined()
      const bare = toAddChainParameter({ ...withBoth, blockExplorers: { default: { name: 'Bad', url } } })
      expect(bare).not.toHaveProperty('blockExplorerUrls')
    },
  )
})
