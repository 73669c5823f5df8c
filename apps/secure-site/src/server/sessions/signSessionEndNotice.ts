import { createPrivateKey, createPublicKey, sign } from 'node:crypto'
import { formatSessionEndNotice } from '../../formatSessionEndNotice'
import type { ServiceKey } from '../keys/createServiceKeys'

const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex')

/** Derives the key that signs the end of one session, and of no other. */
function openKey(key: ServiceKey, session: string) {
  const seed = Buffer.from(key.derive('session end', session), 'base64url')
  return createPrivateKey({ key: Buffer.concat([PKCS8_PREFIX, seed]), format: 'der', type: 'pkcs8' })
}

export function getSessionEndPublicKey(key: ServiceKey, session: string): string {
  const { x } = createPublicKey(openKey(key, session)).export({ format: 'jwk' })
  if (x === undefined) throw new Error('An Ed25519 key has no public half.')
  return x
}

export const signSessionEndNotice = (key: ServiceKey, session: string, userId: string): string =>
  sign(null, Buffer.from(formatSessionEndNotice(session, userId)), openKey(key, session)).toString('base64url')
