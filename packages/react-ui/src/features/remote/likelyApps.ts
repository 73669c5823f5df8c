import type { WalletRow } from '@foyer/core/ui'

const LIKELY = 4

/** The wallets whose apps the visitor most likely has on this phone: those used last, then the site's and the directory's first ones. */
export function likelyApps(rows: readonly WalletRow[]): readonly WalletRow[] {
  const apps = rows.filter(({ namespaces, isApp }) => namespaces.length === 0 && isApp)
  const isRecent = (row: WalletRow) => row.group === 'recent'
  return [...apps.filter(isRecent), ...apps.filter((row) => !isRecent(row))].slice(0, LIKELY)
}
