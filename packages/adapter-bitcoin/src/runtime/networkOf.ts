import type { AdapterHost, Network } from '@foyer/core/adapter'
import type { BitcoinNetworkId } from './link.js'
import { MAINNET, TESTNET } from './networkNames.js'

/**
 * The network that a wallet's address belongs to, for wallets that do not say where they are. Addresses of all test
 * networks look the same: then it is the wanted one, the one in use, the first in the page's list, or testnet.
 */
export function networkOf(
  host: AdapterHost<'bip122'>,
  { address, wanted }: { readonly address: string; readonly wanted?: Network<'bip122'> | undefined },
): BitcoinNetworkId {
  if (!/^(tb1|[mn2])/i.test(address)) return MAINNET
  const listed = host.$networks.get().map(({ caipNetworkId }) => caipNetworkId)
  const candidates = [wanted?.caipNetworkId, host.activeNetworkId(), ...listed]
  return candidates.find((id) => id !== undefined && id !== MAINNET) ?? TESTNET
}
