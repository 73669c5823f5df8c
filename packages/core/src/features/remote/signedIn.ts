import type { CaipAddress } from '../../types/caip.js'
import type { SiwxDraft } from '../../types/siwx.js'
import { isCaipAddress } from '../../utils/caipAddress.js'
import { isRecord } from '../../utils/isRecord.js'
import type { ConnectParams } from './openClient.js'

/** A message of a draft that an account of the session has signed. */
export interface SignedByAccount {
  readonly account: CaipAddress
  readonly message: string
  readonly signature: string
}

/** How long a proposal can be answered, which is named only with this. The shortest that the client takes, and what it has otherwise. Seconds. */
const LIFETIME = 300

/** An account as a DID. */
const ISSUER = 'did:pkh:'

/** No message is longer. Characters. */
const MOST = 10_000

/** What a proposal asks to be signed along with its approval, as WalletConnect's client takes it. CAIP-122. */
export function toAuthentication(draft: SiwxDraft): NonNullable<ConnectParams['authentication']> {
  const { domain, uri, nonce, chainId, statement, expirationTime, notBefore, requestId, resources } = draft
  return [
    {
      ...{ domain, uri, nonce, chains: [chainId], ttl: LIFETIME },
      ...(statement !== undefined && { statement }),
      ...(expirationTime !== undefined && { exp: expirationTime }),
      ...(notBefore !== undefined && { nbf: notBefore }),
      ...(requestId !== undefined && { requestId }),
      ...(resources !== undefined && { resources: [...resources] }),
    },
  ]
}

/**
 * What the wallet signed along with its approval, from the CAIP-74 objects that it sent. `write` makes the text of one. What is none
 * is left out.
 */
export function readSignedIn(
  found: unknown,
  write: (payload: Readonly<Record<string, unknown>>, issuer: string) => string,
): readonly SignedByAccount[] {
  if (!Array.isArray(found)) return []
  return found.slice(0, MOST).flatMap((each: unknown) => {
    const { p: payload, s: signed } = isRecord(each) ? each : {}
    if (!isRecord(payload) || !isRecord(signed)) return []
    const { iss } = payload
    const { s: signature } = signed
    if (typeof iss !== 'string' || typeof signature !== 'string' || signature.length > MOST) return []
    const account = iss.slice(ISSUER.length)
    if (!iss.startsWith(ISSUER) || !isCaipAddress(account)) return []
    try {
      const message = write(payload, iss)
      return typeof message === 'string' && message.length <= MOST ? [{ account, message, signature }] : []
    } catch {
      return []
    }
  })
}
