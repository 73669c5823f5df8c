import { AUTH_WALLET_ID, REMOTE_WALLET_ID } from '../constants.js'
import type { ModalContext } from '../context.js'
import { embeddedNamespaces } from '../features/embedded/embeddedNamespaces.js'
import type { Namespace } from '../types/caip.js'
import type { Wallet } from '../types/wallet.js'

const REMOTE_WALLET: Wallet = { id: REMOTE_WALLET_ID, name: 'WalletConnect', type: 'MULTI_CHAIN' }

/** In no list: it is reached by signing in. */
const AUTH_WALLET: Wallet = { id: AUTH_WALLET_ID, name: 'Email', type: 'AUTH' }

/** Of the wallets that were found those that the site wants, and all that are reached over a remote session as one. */
export function admitWallets(
  { adapters, options }: Pick<ModalContext, 'adapters' | 'options'>,
  namespace: Namespace,
  wallets: readonly Wallet[],
): readonly Wallet[] {
  const hasRemote = options.enableWalletConnect && adapters.get(namespace)?.channel
  const hasEmbedded = embeddedNamespaces({ adapters, options }).includes(namespace)
  return [
    ...(hasRemote ? [REMOTE_WALLET] : []),
    ...(hasEmbedded ? [AUTH_WALLET] : []),
    ...wallets.filter((wallet) => isWanted(options, wallet)),
  ]
}

function isWanted(options: ModalContext['options'], wallet: Wallet): boolean {
  const { includeWalletIds, excludeWalletIds, enableWallets } = options
  const isNamed = (ids: readonly string[]) =>
    ids.some((id) => [wallet.id, wallet.info?.rdns, wallet.explorerId].includes(id))
  if (!enableWallets || (excludeWalletIds && isNamed(excludeWalletIds))) return false
  // Directory ids cannot name every installed wallet; an include list made of them alone must not hide those.
  return !includeWalletIds?.length || wallet.type === 'ANNOUNCED' || isNamed(includeWalletIds)
}
