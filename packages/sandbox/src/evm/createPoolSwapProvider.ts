import { createPublicClient, encodeFunctionData, type Hex, http, parseAbi, zeroAddress } from 'viem'
import type { EvmSandbox } from '../types'

const abi = parseAbi([
  'struct Swap { address from; address to; uint256 amount; uint256 least; }',
  'function quote(address from, address to, uint256 amount) view returns (uint256)',
  'function swap(Swap order) payable returns (uint256)',
  'function swapWithPermit(Swap order, bytes permit) returns (uint256)',
])

const GAS = 150_000n

interface Named {
  readonly address?: string | undefined
}

interface Pair {
  readonly network: { readonly caipNetworkId: string }
  readonly from: Named
  readonly to: Named
  readonly amount: bigint
}

interface Building extends Pair {
  readonly quote: { readonly toAmount: bigint }
  readonly slippage: string
  readonly permit?: { readonly encoded: string } | undefined
}

export interface PoolSwapProviderOptions extends Pick<EvmSandbox, 'rpcUrls' | 'pool' | 'tokens'> {
  /** Lifetime of a quote in ms. @default 30 000 */
  readonly life?: number | undefined
  /** @default 'pool' */
  readonly id?: string | undefined
  /** @default 'Harbor Pool' */
  readonly name?: string | undefined
  /** Reported gas of a swap. @default 150 000 */
  readonly gas?: bigint | undefined
}

/** Creates a provider for `features.swaps.providers` that swaps by the sandbox's pool. */
export function createPoolSwapProvider(options: PoolSwapProviderOptions) {
  const { rpcUrls, pool, tokens, life = 30_000, id = 'pool', name = 'Harbor Pool', gas = GAS } = options
  const soon = () => ({ expiresAt: Date.now() + life })
  const urlOf = ({ caipNetworkId }: Pair['network']) =>
    Object.entries(rpcUrls).find(([each]) => each === caipNetworkId)?.[1]
  const addressOf = ({ address }: Named): Hex => (address === undefined ? zeroAddress : (address as Hex))
  const pooled = [zeroAddress, ...pool.reserves.map(({ token }) => token.toLowerCase())]
  return {
    id,
    name,
    supports: (network: Pair['network']) => urlOf(network) !== undefined,
    tokens: async ({ network }: Pick<Pair, 'network'>) => ({
      tokens: Object.values(tokens)
        .filter(({ address }) => pooled.includes(address.toLowerCase()))
        .map(({ amount: _, ...token }) => ({ ...token, caipNetworkId: network.caipNetworkId as `eip155:${string}` })),
      ...soon(),
    }),
    async quote({ network, from, to, amount }: Pair) {
      const args = [addressOf(from), addressOf(to), amount] as const
      if (!args.slice(0, 2).every((each) => pooled.includes(String(each).toLowerCase()))) return undefined
      const client = createPublicClient({ transport: http(urlOf(network), { retryCount: 0 }) })
      const toAmount = await client.readContract({ abi, address: pool.address, functionName: 'quote', args })
      return { toAmount, gas, fee: '0.3', ...soon() }
    },
    routers: () => [pool.address],
    allowance: async () => ({ spender: pool.address, takesPermit: true, ...soon() }),
    async build({ from, to, amount, quote, slippage, permit }: Building) {
      const least = (quote.toAmount * BigInt(Math.round(10_000 - Number(slippage) * 100))) / 10_000n
      const order = { from: addressOf(from), to: addressOf(to), amount, least }
      const data = permit
        ? encodeFunctionData({ abi, functionName: 'swapWithPermit', args: [order, permit.encoded as Hex] })
        : encodeFunctionData({ abi, functionName: 'swap', args: [order] })
      return { to: pool.address, data, value: from.address === undefined ? amount : 0n, gas, ...soon() }
    },
  }
}
