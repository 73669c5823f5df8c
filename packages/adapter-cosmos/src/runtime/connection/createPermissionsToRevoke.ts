export interface PermissionsToRevoke {
  add(walletId: string, chainId: string): void
  take(walletId: string): readonly string[]
}

export function createPermissionsToRevoke(): PermissionsToRevoke {
  const input = new Map<string, Set<string>>()
  return {
    add(walletId, chainId) {
      input.set(walletId, (input.get(walletId) ?? new Set()).add(chainId))
    },
    take(walletId) {
      const chainIds = [...(input.get(walletId) ?? [])]
      input.delete(walletId)
      return chainIds
    },
  }
}
