import type { AdapterHost } from '@foyer/core/adapter'

/** What is kept of a wallet for the next visit, until it is left. */
export function kept({ storage }: Pick<AdapterHost<'polkadot'>, 'storage'>, walletId: string) {
  const allowed = `allowed:${walletId}`
  const account = `account:${walletId}`
  return {
    /** Whether the wallet has let this page in. */
    isAllowed: () => storage.get(allowed) !== undefined,
    allow: () => storage.set(allowed, '1'),
    /** The account that the visitor chose, as `toKey` gives it. */
    account: () => storage.get(account),
    choose: (key: string) => storage.set(account, key),
    forget() {
      storage.remove(allowed)
      storage.remove(account)
    },
  }
}
