/** The chains that wallets have allowed and that no connection keeps account of yet. */
export interface Permissions {
  add(walletId: string, chainId: string): void
  /** Gives them, and forgets them. */
  take(walletId: string): readonly string[]
}

export function createPermissions(): Permissions {
  const given = new Map<string, Set<string>>()
  return {
    add(walletId, chainId) {
      given.set(walletId, (given.get(walletId) ?? new Set()).add(chainId))
    },
    take(walletId) {
      const chainIds = [...(given.get(walletId) ?? [])]
      given.delete(walletId)
      return chainIds
    },
  }
}
