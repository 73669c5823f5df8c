import type { Network } from '@foyer/core/adapter'
import { GENERIC_SS58_PREFIX, getSs58Prefix, hasEthereumAccounts } from './addressFormats.js'
import { decodeSs58 } from './ss58.js'

/**
 * Checks an address. Without `network`, any SS58 prefix is valid, because an account is the same on all Substrate
 * networks. With `network`, only its own and the generic prefix are: another network's address may be an exchange's
 * deposit address.
 */
export async function isAddress(
  value: string,
  networks: readonly Network<'polkadot'>[],
  network?: Network<'polkadot'>,
): Promise<boolean> {
  const decoded = decodeSs58(value)
  if (decoded && !network) return true
  if (decoded && network) {
    const { prefix } = decoded
    const own = getSs58Prefix(network, String(network.id))
    return !hasEthereumAccounts(network) && (prefix === own || prefix === GENERIC_SS58_PREFIX)
  }
  if (!value.startsWith('0x') || !(network ? [network] : networks).some(hasEthereumAccounts)) return false
  const { isEthereumAddress } = await import('./isEthereumAddress.js')
  return isEthereumAddress(value)
}
