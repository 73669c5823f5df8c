import { RESERVED_WALLET_IDS } from '../adapter/walletIds.js'
import type { Namespace } from '../types/caip.js'
import type { Wallet } from '../types/wallet.js'
import { sanitizeName } from '../utils/sanitizeText.js'

const MAX_FOREIGN_WALLETS = 1_000

export function sanitizeWallets(
  namespace: Namespace,
  wallets: readonly Wallet[],
  seen: WeakMap<Wallet, Wallet>,
): readonly Wallet[] {
  let foreign = 0
  return wallets.flatMap((wallet) => {
    if (!isOwnId(namespace, wallet) || (isAnnouncedOrInjected(wallet) && ++foreign > MAX_FOREIGN_WALLETS)) return []
    const sanitized = seen.get(wallet) ?? sanitizeWalletName(wallet)
    seen.set(wallet, sanitized)
    return sanitized.name ? [sanitized] : []
  })
}

export const isAnnouncedOrInjected = ({ type }: Pick<Wallet, 'type'>): boolean =>
  type === 'ANNOUNCED' || type === 'INJECTED'

function sanitizeWalletName(wallet: Wallet): Wallet {
  const name = sanitizeName(wallet.name)
  return name === wallet.name ? wallet : { ...wallet, name }
}

function isOwnId(namespace: Namespace, { id, type, info }: Wallet): boolean {
  const isReserved = (each: string | undefined) =>
    each !== undefined && RESERVED_WALLET_IDS.has(each.trim().toLowerCase())
  if (isReserved(info?.rdns)) return false
  // An id that looks like a domain, but is not the announced one, would be mistaken for the wallet of that domain.
  if (type === 'ANNOUNCED' && id !== info?.rdns && /^[\w-]+(\.[\w-]+)+$/.test(id)) return false
  if (!isReserved(id)) return true
  // The wallet at `window.ethereum` has the id `injected`. Adapters use `safe`, `coinbase` and `injected` for SDKs and
  // apps.
  if (type === 'INJECTED') return id === 'injected' && namespace === 'eip155'
  return type === 'EXTERNAL' && (id === 'safe' || id === 'coinbase' || id === 'injected')
}
