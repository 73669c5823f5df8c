import type { WalletRow } from '@foyer/core/ui'
import type { ReactNode } from 'react'
import type { FirstMessages } from '../messages/en.js'

/** What the row of a wallet says of it: that it is in this browser, or has to be got first. */
export function walletTag({ namespaces, isApp, isInstalled, claim }: WalletRow, { connect }: FirstMessages): ReactNode {
  if (isInstalled) return <span className={claim ? 'fy-tag' : 'fy-tag fy-tag--accent'}>{connect.installed}</span>
  return namespaces.length === 0 && !isApp ? <span className="fy-tag">{connect.get}</span> : undefined
}
