import type { AdapterContext } from '@foyer/core/adapter'

/** Stores that the user authorized a wallet. If the wallet then lists no accounts, it is locked (`WALLET_LOCKED`). */
export function createAuthorizationStorage({ storage }: Pick<AdapterContext<'bip122'>, 'storage'>, walletId: string) {
  const key = `allowed.${walletId}`
  return {
    isAllowed: () => storage.get(key) !== undefined,
    allow: () => storage.set(key, '1'),
    forget: () => storage.remove(key),
  }
}
