import type { AccountState } from '@foyer/core'
import { findListedWallet, getWalletSource, type ModalContext } from '@foyer/core/internal/modal'
import type { ViewMessages } from '../i18n/en.js'

/** Returns a wallet's name from discovery, the app's list, the directory, or an earlier connection. */
export function getWalletName(context: ModalContext, walletId: string): string {
  const { stores } = context
  const [connector] = stores.connectors.find(walletId)
  const records = Object.values(stores.connections.$connections.get()).flatMap((each) => each.records)
  const known = records.find((each) => each.walletId === walletId)
  // A remote source, such as WalletConnect, reaches many wallets: return the name of the one that is or was connected.
  if (known && getWalletSource(context, walletId).hasPairingCode) return known.name
  return connector?.name ?? findListedWallet(context, walletId)?.name ?? known?.name ?? walletId
}

/** Returns the name of a connected wallet, or that the account is only viewed. */
export const getConnectionName = (context: ModalContext, { account }: ViewMessages, walletId: string): string =>
  getWalletSource(context, walletId).isReadOnly ? account.viewOnly : getWalletName(context, walletId)

/** Returns the name of an account's wallet, or that the account is only viewed. */
export const getAccountWalletName = (
  { isReadOnly, connectedWalletInfo }: Pick<AccountState, 'isReadOnly' | 'connectedWalletInfo'>,
  { account, switching }: ViewMessages,
): string => (isReadOnly ? account.viewOnly : (connectedWalletInfo?.name ?? switching.yourWallet))

export function getWalletImageUrl(context: ModalContext, walletId: string): string | undefined {
  const { stores } = context
  const [connector] = stores.connectors.find(walletId)
  const records = Object.values(stores.connections.$connections.get()).flatMap((each) => each.records)
  const known = records.find((each) => each.walletId === walletId)
  return connector?.imageUrl ?? findListedWallet(context, walletId)?.image_url ?? known?.icon
}
