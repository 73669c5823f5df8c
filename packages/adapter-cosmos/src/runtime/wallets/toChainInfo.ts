import type { Network } from '@foyer/core/adapter'
import { readChainSettings } from '../../readChainSettings.js'

/**
 * Builds Keplr's `ChainInfo` of the network's own URLs, never of the hosted URL, which contains the project id.
 * Undefined if the address prefix is unknown.
 */
export function toChainInfo(network: Network<'cosmos'>): object | undefined {
  const { bech32Prefix: prefix, denom, gasPrice, coinType } = readChainSettings(network)
  const { symbol, decimals } = network.nativeCurrency
  const [rpc] = network.rpcUrls.default.http
  // Wallets require a REST URL. With the RPC URL instead, they sign but show no balances.
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
