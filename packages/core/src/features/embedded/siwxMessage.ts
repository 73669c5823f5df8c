import type { EmbeddedUser, SiwxRequest } from '@foyer/auth-frame'
import type { SiwxDraft } from '../../types/siwx.js'
import type { WriteSiwx } from './loadFrame.js'

/** Stands for the address until it is known who logs in. */
const SOMEBODY = '<<AccountAddress>>'

/** No signature is longer, of a contract that is not there yet neither. Characters. */
const MOST = 20_000

/** What the frame is asked to have signed along with the login. Undefined where it has no account on that chain. */
export function toSiwxRequest(draft: SiwxDraft, write: WriteSiwx): SiwxRequest | undefined {
  const { domain, uri, version, nonce, chainId, statement, issuedAt, expirationTime, notBefore, requestId, resources } =
    draft
  const message: SiwxRequest = {
    ...{ accountAddress: SOMEBODY, domain, uri, version, nonce, chainId },
    issuedAt: issuedAt ?? new Date().toISOString(),
    ...(statement !== undefined && { statement }),
    ...(expirationTime !== undefined && { expirationTime }),
    ...(notBefore !== undefined && { notBefore }),
    ...(requestId !== undefined && { requestId }),
    ...(resources !== undefined && { resources: [...resources] }),
  }
  const serializedMessage = write(message, SOMEBODY)
  return serializedMessage === undefined ? undefined : { ...message, serializedMessage }
}

/** What was signed along with the login, where it is what was asked, letter by letter, of the account that has logged in. */
export function readSigned(
  { address, message, signature }: EmbeddedUser,
  asked: SiwxRequest,
  write: WriteSiwx,
): { readonly message: string; readonly signature: string } | undefined {
  if (message === undefined || signature === undefined || signature.length > MOST) return undefined
  return message === write(asked, address) ? { message, signature } : undefined
}
