import type { ConnectedWalletInfo } from '@foyer/core'

/** Returns the wallet to name in a declined request. Undefined for an embedded one, whose name is a sign-in option. */
export const getDecliningWalletName = (
  info: Pick<ConnectedWalletInfo, 'type'> | undefined,
  name: string,
): string | undefined => (info?.type === 'AUTH' ? undefined : name)
