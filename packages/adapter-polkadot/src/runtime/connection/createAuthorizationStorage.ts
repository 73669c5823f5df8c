import type { AdapterContext } from '@foyer/core/adapter'
import { type ListedAccount, readAccounts } from '../wallets/readAccounts.js'

export interface StoredAuthorization {
  readonly accounts: readonly ListedAccount[]
  readonly signs: readonly string[]
}

export function createAuthorizationStorage({ storage }: Pick<AdapterContext<'polkadot'>, 'storage'>, walletId: string) {
  const allowed = `allowed:${walletId}`
  const account = `account:${walletId}`
  return {
    read(): StoredAuthorization | undefined {
      try {
        const { accounts, signs } = Object(JSON.parse(storage.get(allowed) ?? 'null'))
        const read = readAccounts(accounts)
        return read.length ? { accounts: read, signs: Array.isArray(signs) ? signs.map(String) : [] } : undefined
      } catch {
        return undefined
      }
    },
    store: (stored: StoredAuthorization) => storage.set(allowed, JSON.stringify(stored)),
    readAccountKey: () => storage.get(account),
    storeAccountKey: (key: string) => storage.set(account, key),
    forget() {
      storage.remove(allowed)
      storage.remove(account)
    },
  }
}
