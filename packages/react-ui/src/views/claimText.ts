import type { WalletRow } from '@foyer/core/ui'
import type { FirstMessages } from '../messages/en.js'

/** Where a wallet comes from whose name may be somebody else's. */
export function claimText({ claim }: WalletRow, { connect }: FirstMessages): string | undefined {
  if (!claim) return undefined
  const from = claim.one ? connect.oneOf(claim.from, claim.one.index, claim.one.of) : claim.from
  return claim.isDisguised ? connect.disguised(from) : from
}
