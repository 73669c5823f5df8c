import { isMobile, type ModalContext, type WalletRow } from '@foyer/core/internal/modal'

/** Moves the row "Phone wallet" below this computer's wallets, unless the app sets an order. Not on phones. */
export function movePhoneRowBelowInstalled(
  { appOptions }: ModalContext,
  rows: readonly WalletRow[],
): readonly WalletRow[] {
  if (isMobile() || appOptions.features?.connectorTypeOrder) return rows
  const isOwn = ({ group }: WalletRow) => group === 'recent' || group === 'injected'
  return [...rows].sort((one, other) => Number(isOwn(other)) - Number(isOwn(one)))
}

/** Returns the first installed wallets that follow each other, without recent ones, which have a tag. */
export function listInstalledSectionIds(rows: readonly WalletRow[]): readonly string[] {
  const isPlain = ({ isInstalled, isRecent }: WalletRow) => isInstalled && !isRecent
  const first = rows.findIndex(isPlain)
  const rest = first < 0 ? [] : rows.slice(first)
  const end = rest.findIndex((row) => !isPlain(row))
  return (end < 0 ? rest : rest.slice(0, end)).map(({ id }) => id)
}
