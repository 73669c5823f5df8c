import type { WalletRow } from '@foyer/core/ui'
import { WalletIcon } from '../../components/WalletIcon.js'
import { likelyApps } from './likelyApps.js'

/** The apps that the visitor most likely has on this phone, as one picture. Undefined where none is known. */
export function appsFace(rows: readonly WalletRow[]) {
  const apps = likelyApps(rows)
  return apps.length > 0 ? (
    <span className="fy-ic fy-four" aria-hidden="true">
      {apps.map(({ id, imageUrl }) => (
        <WalletIcon key={id} walletId={id} imageUrl={imageUrl} />
      ))}
    </span>
  ) : undefined
}
