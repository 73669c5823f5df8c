import type { ServiceKey } from '../keys/createServiceKeys'
import { openText, sealText } from '../keys/sealText'
import type { StoredSharing } from '../sessions/userSchema'

type Kind = 'share' | 'escrow'

/** Encrypts a share under a key of this user and kind. */
export const sealShare = (key: ServiceKey, kind: Kind, userId: string, share: string): string =>
  sealText(key, [kind, userId], share)

export const openShare = (key: ServiceKey, kind: Kind, userId: string, sealed: string): string =>
  openText(key, [kind, userId], sealed)

export const resealSharing = (sharing: StoredSharing, userId: string, from: ServiceKey, to: ServiceKey) => {
  const reseal = (kind: Kind, sealed: string) => sealShare(to, kind, userId, openShare(from, kind, userId, sealed))
  const { share, escrow } = sharing
  return {
    ...sharing,
    key: to.id,
    share: reseal('share', share),
    ...(escrow !== undefined && { escrow: reseal('escrow', escrow) }),
  }
}
