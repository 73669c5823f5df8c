import type { AdapterContext, Network } from '@foyer/core/adapter'
import type { BitcoinNetworkId } from '../walletApi.js'
import { MAINNET_ID, TESTNET_ID } from './networkNames.js'

export function deriveNetworkId(
  adapterContext: AdapterContext<'bip122'>,
  { address, requested }: { readonly address: string; readonly requested?: Network<'bip122'> | undefined },
): BitcoinNetworkId {
  if (!/^(tb1|[mn2])/i.test(address)) return MAINNET_ID
  const listed = adapterContext.$networks.get().map(({ caipNetworkId }) => caipNetworkId)
  const candidates = [requested?.caipNetworkId, adapterContext.activeNetworkId(), ...listed]
  return candidates.find((id) => id !== undefined && id !== MAINNET_ID) ?? TESTNET_ID
}
