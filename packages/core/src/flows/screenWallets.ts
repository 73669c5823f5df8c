import { RESERVED_WALLET_IDS } from '../constants.js'
import type { Namespace } from '../types/caip.js'
import type { Wallet } from '../types/wallet.js'
import { plainName } from '../utils/plainText.js'

/** Of one namespace. Nobody has more; who announces more is not to be heard out. */
const MOST = 1_000

/**
 * The wallets of a namespace as they may be shown: each with a name that can be read, and none under an id that is
 * somebody else's. `seen` keeps what was made of each.
 */
export function screenWallets(
  namespace: Namespace,
  wallets: readonly Wallet[],
  seen: WeakMap<Wallet, Wallet>,
): readonly Wallet[] {
  let foreign = 0
  return wallets.flatMap((wallet) => {
    if (!isOwnId(namespace, wallet) || (isForeign(wallet) && ++foreign > MOST)) return []
    const screened = seen.get(wallet) ?? screen(wallet)
    seen.set(wallet, screened)
    return screened.name ? [screened] : []
  })
}

/** What it says of itself is its own word. The others are brought by the site or its adapters. */
export const isForeign = ({ type }: Pick<Wallet, 'type'>): boolean => type === 'ANNOUNCED' || type === 'INJECTED'

function screen(wallet: Wallet): Wallet {
  const name = plainName(wallet.name)
  return name === wallet.name ? wallet : { ...wallet, name }
}

function isOwnId(namespace: Namespace, { id, type, info }: Wallet): boolean {
  const isReserved = (each: string | undefined) =>
    each !== undefined && RESERVED_WALLET_IDS.has(each.trim().toLowerCase())
  if (isReserved(info?.rdns)) return false
  // A name that is written as a domain name would be taken for the wallet that has that domain.
  if (type === 'ANNOUNCED' && id !== info?.rdns && /^[\w-]+(\.[\w-]+)+$/.test(id)) return false
  if (!isReserved(id)) return true
  // The wallet at `window.ethereum` has no id of its own; what an SDK or app of the adapter reaches has these.
  if (type === 'INJECTED') return id === 'injected' && namespace === 'eip155'
  return type === 'EXTERNAL' && (id === 'safe' || id === 'coinbase' || id === 'injected')
}
