import { toImageUrl } from '@foyer/core/adapter'
import type { Wallet as StandardWallet } from '@wallet-standard/base'
import type { FoundWallet } from './discovery.js'

/** A registered wallet, if it can be connected and has something to do on Solana. Its getters may throw. */
export function readStandard(standard: StandardWallet): FoundWallet | undefined {
  const { name, icon, chains, features } = standard
  const isUsable =
    typeof name === 'string' &&
    'standard:connect' in features &&
    chains.some((chain) => chain.startsWith('solana:')) &&
    Object.keys(features).some((feature) => feature.startsWith('solana:sign'))
  return isUsable ? { wallet: { id: name, name, type: 'ANNOUNCED', imageUrl: toImageUrl(icon) }, standard } : undefined
}
