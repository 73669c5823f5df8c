import type { Unsubscribe } from '@foyer/core/adapter'
import type { KeplrWallet } from '../../keplr.js'

/** Permission that a wallet gave. */
export interface Permission {
  readonly walletId: string
  readonly wallet: KeplrWallet
  readonly chainIds: readonly string[]
}

export type Claims = ReturnType<typeof createClaims>

/**
 * A request cannot be taken back from a wallet: the visitor who has gone on may still say yes to it, hours later. When
 * nobody wants the wallet by then, neither a newer request nor a connection, `undo` makes it forget this page.
 */
export function createClaims(undo: (unwanted: Permission) => void) {
  const held = new Map<string, number>()
  const given = new Map<string, Permission>()
  const tidy = (walletId: string) => {
    const unwanted = given.get(walletId)
    if (!unwanted || held.get(walletId)) return
    given.delete(walletId)
    undo(unwanted)
  }
  return {
    /** Somebody wants the wallet, until the undo is called. */
    hold(walletId: string): Unsubscribe {
      held.set(walletId, (held.get(walletId) ?? 0) + 1)
      let isHeld = true
      return () => {
        if (!isHeld) return
        isHeld = false
        held.set(walletId, (held.get(walletId) ?? 1) - 1)
        tidy(walletId)
      }
    },
    /** The wallet said yes. */
    give(permission: Permission): void {
      const { walletId, chainIds } = permission
      const before = given.get(walletId)?.chainIds ?? []
      given.set(walletId, { ...permission, chainIds: [...new Set([...before, ...chainIds])] })
      tidy(walletId)
    },
    /** A connection has it, and gives it back itself. */
    take: (walletId: string) => void given.delete(walletId),
  }
}
