import type { AdapterHost } from '@foyer/core/adapter'
import { type ListedAccount, readAccounts } from './links/readAccounts.js'

/** What a wallet showed last. */
export interface Shown {
  readonly accounts: readonly ListedAccount[]
  /** What its signer can do. */
  readonly signs: readonly string[]
}

/** What is kept of a wallet for the next visit, until it is left. */
export function kept({ storage }: Pick<AdapterHost<'polkadot'>, 'storage'>, walletId: string) {
  const allowed = `allowed:${walletId}`
  const account = `account:${walletId}`
  return {
    /** Undefined: the wallet has not let this page in. */
    shown(): Shown | undefined {
      try {
        const { accounts, signs } = Object(JSON.parse(storage.get(allowed) ?? 'null'))
        const read = readAccounts(accounts)
        return read.length ? { accounts: read, signs: Array.isArray(signs) ? signs.map(String) : [] } : undefined
      } catch {
        return undefined
      }
    },
    allow: (shown: Shown) => storage.set(allowed, JSON.stringify(shown)),
    /** The account that the visitor chose, as `toKey` gives it. */
    account: () => storage.get(account),
    choose: (key: string) => storage.set(account, key),
    forget() {
      storage.remove(allowed)
      storage.remove(account)
    },
  }
}
