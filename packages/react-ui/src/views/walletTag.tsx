import type { WalletRow } from '@foyer/core/internal/modal'
import type { ReactNode } from 'react'
import type { FirstViewMessages } from '../i18n/en.js'

export function renderWalletTag(
  { namespaces, isApp, isInstalled, claim }: WalletRow,
  { connect }: FirstViewMessages,
): ReactNode {
  if (isInstalled) return <span className={claim ? 'fy-tag' : 'fy-tag fy-tag--accent'}>{connect.installed}</span>
  return namespaces.length === 0 && !isApp ? <span className="fy-tag">{connect.get}</span> : undefined
}

/** Rounds a count down to tens, as in "120+". */
export function formatRoundedCount(count: number): string {
  return count < 10 ? String(count) : `${Math.floor(count / 10) * 10}+`
}

/** Returns the origin of a wallet whose name may be an impostor's. */
export function formatWalletOrigin({ claim }: WalletRow, { connect }: FirstViewMessages): string | undefined {
  if (!claim) return undefined
  const from = claim.one ? connect.oneOf(claim.from, claim.one.index, claim.one.of) : claim.from
  return claim.isDisguised ? connect.disguised(from) : from
}
