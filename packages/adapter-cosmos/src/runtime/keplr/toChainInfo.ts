import type { Network } from '@foyer/core/adapter'
import { readChain } from '../../readChain.js'

/**
 * A chain as wallets are told of it (Keplr's `ChainInfo`); undefined where the network does not tell its address
 * prefix, which nobody can guess. The network's own URLs, never the hosted one, which carries the project id.
 */
export function toChainInfo(network: Network<'cosmos'>): object | undefined {
  const { bech32Prefix: prefix, denom, gasPrice, coinType } = readChain(network)
  const { symbol, decimals } = network.nativeCurrency
  const [rpc] = network.rpcUrls.default.http
  // A wallet insists on one; with this one it signs, and shows no balances.
  const [rest = rpc] = network.rpcUrls.rest?.http ?? []
  if (!prefix || !rpc) return undefined
  const currency = { coinDenom: symbol, coinMinimalDenom: denom, coinDecimals: decimals }
  const low = Number(gasPrice)
  return {
    chainId: String(network.id),
    chainName: network.name,
    rpc,
    rest,
    bip44: { coinType },
    bech32Config: {
      bech32PrefixAccAddr: prefix,
      bech32PrefixAccPub: `${prefix}pub`,
      bech32PrefixValAddr: `${prefix}valoper`,
      bech32PrefixValPub: `${prefix}valoperpub`,
      bech32PrefixConsAddr: `${prefix}valcons`,
      bech32PrefixConsPub: `${prefix}valconspub`,
    },
    currencies: [currency],
    feeCurrencies: [{ ...currency, gasPriceStep: { low, average: low * 1.25, high: low * 1.5 } }],
    stakeCurrency: currency,
    features: [],
  }
}
