import { generateKeyPairSync, sign } from 'node:crypto'
import { formatRecoveryChange, type RecoveryChange } from '../formatRecoveryChange'
import { hashSecret } from '../server/keys/secrets'

const { privateKey, publicKey } = generateKeyPairSync('ed25519')

/** Proof key of test wallets that no frame has created. */
export const TEST_PROOF_KEY = publicKey.export({ format: 'jwk' }).x ?? ''

/** Signs a change of recovery as the device that has opened a test wallet. */
export const proveTestRecovery = (change: RecoveryChange, wayId: string, token: string): string =>
  sign(null, Buffer.from(formatRecoveryChange(change, wayId, hashSecret(token))), privateKey).toString('base64url')
