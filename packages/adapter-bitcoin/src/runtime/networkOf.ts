import type { AdapterHost, Network } from '@foyer/core/adapter'
import { bitcoinMainnet, bitcoinTestnet } from '../networks.js'
import type { BitcoinNetworkId } from './link.js'

/**
 * The network that a wallet's address belongs to, for wallets that do not say where they are. Addresses of all test
 * networks look the same: then it is the wanted one, the one in use, the first in the page's list, or testnet.
 */
export function networkOf(
  host: AdapterHost<'bip122'>,
  { address, wanted }: { readonly address: string; readonly wanted?: Network<'bip122'> | undefined },
): BitcoinNetworkId {
  const mainnet = bitcoinMainnet.caipNetworkId
  if (!/^(tb1|[mn2])/i.test(address)) return mainnet
  const listed = host.$networks.get().map(({ caipNetworkId }) => caipNetworkId)
  const candidates = [wanted?.caipNetworkId, host.activeNetworkId(), ...listed]
  return candidates.find((id) => id !== undefined && id !== mainnet) ?? bitcoinTestnet.caipNetworkId
}
