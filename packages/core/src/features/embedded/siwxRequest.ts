import type { EmbeddedUser, SiwxRequest } from '@foyer/auth-frame'
import type { SiwxDraft } from '../../types/siwx.js'
import type { WriteSiwxMessage } from './loadFrame.js'

// Stands for the address in the message, because the address is unknown until the user has logged in.
const ADDRESS_PLACEHOLDER = '<<AccountAddress>>'

// Maximum signature length, in characters. ERC-6492 signatures of undeployed contracts are long.
const MAX_SIGNATURE_LENGTH = 20_000

/**
 * Creates the sign-in message that the frame signs during the login. Undefined on chains for which there is no message
 * format.
 */
export function toSiwxRequest(draft: SiwxDraft, write: WriteSiwxMessage): SiwxRequest | undefined {
  const { domain, uri, version, nonce, chainId, statement, issuedAt, expirationTime, notBefore, requestId, resources } =
    draft
  const message: SiwxRequest = {
    ...{ accountAddress: ADDRESS_PLACEHOLDER, domain, uri, version, nonce, chainId },
    issuedAt: issuedAt ?? new Date().toISOString(),
    ...(statement !== undefined && { statement }),
    ...(expirationTime !== undefined && { expirationTime }),
    ...(notBefore !== undefined && { notBefore }),
    ...(requestId !== undefined && { requestId }),
    ...(resources !== undefined && { resources: [...resources] }),
  }
  const serializedMessage = write(message, ADDRESS_PLACEHOLDER)
  return serializedMessage === undefined ? undefined : { ...message, serializedMessage }
}

/** Returns the signed message if it is the requested text, with the address that logged in. */
export function readSignedMessage(
  { address, message, signature }: EmbeddedUser,
  request: SiwxRequest,
  write: WriteSiwxMessage,
): { readonly message: string; readonly signature: string } | undefined {
  if (message === undefined || signature === undefined || signature.length > MAX_SIGNATURE_LENGTH) return undefined
  return message === write(request, address) ? { message, signature } : undefined
}
