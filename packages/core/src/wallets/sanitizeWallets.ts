import { RESERVED_WALLET_IDS } from '../adapter/walletIds.js'
import type { Namespace } from '../types/caip.js'
import type { Wallet } from '../types/wallet.js'
import { sanitizeName } from '../utils/sanitizeText.js'

const MAX_FOREIGN_WALLETS = 1_000

interface SanitizeWalletsParameters {
  readonly namespace: Namespace
  readonly seen: WeakMap<Wallet, Wallet>
  /** Reports why a wallet is left out, so that the author of an adapter does not search for it. */
  readonly onFault: (fault: string, wallet: Wallet) => void
}

export function sanitizeWallets(
  wallets: readonly Wallet[],
  { namespace, seen, onFault }: SanitizeWalletsParameters,
): readonly Wallet[] {
  let foreign = 0
  return wallets.flatMap((wallet) => {
    const fault = findIdFault(namespace, wallet)
    if (fault) onFault(fault, wallet)
    if (fault || (isAnnouncedOrInjected(wallet) && ++foreign > MAX_FOREIGN_WALLETS)) return []
    const sanitized = seen.get(wallet) ?? sanitizeWalletName(wallet)
    seen.set(wallet, sanitized)
    if (sanitized.name) return [sanitized]
    onFault('has no name', wallet)
    return []
  })
}

export const isAnnouncedOrInjected = ({ type }: Pick<Wallet, 'type'>): boolean =>
  type === 'ANNOUNCED' || type === 'INJECTED'

function sanitizeWalletName(wallet: Wallet): Wallet {
  const name = sanitizeName(wallet.name)
  return name === wallet.name ? wallet : { ...wallet, name }
}

function findIdFault(namespace: Namespace, { id, type, info }: Wallet): string | undefined {
  const isReserved = (each: string | undefined) =>
    each !== undefined && RESERVED_WALLET_IDS.has(each.trim().toLowerCase())
  if (isReserved(info?.rdns)) return 'has a reserved info.rdns'
  // An id that looks like a domain, but is not the announced one, would be mistaken for the wallet of that domain.
  if (type === 'ANNOUNCED' && id !== info?.rdns && /^[\w-]+(\.[\w-]+)+$/.test(id))
    return 'has a domain as its id, but not as info.rdns'
  if (!isReserved(id)) return undefined
  // The wallet at `window.ethereum` has the id `injected`. Adapters use `safe`, `coinbase` and `injected` for SDKs and
  // apps.
  const isOwn =
    type === 'INJECTED'
      ? id === 'injected' && namespace === 'eip155'
      : type === 'EXTERNAL' && (id === 'safe' || id === 'coinbase' || id === 'injected')
  return isOwn ? undefined : 'has a reserved id'
}
