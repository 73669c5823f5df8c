import { ModalError } from '../../errors/ModalError.js'

// A JWT of this server has about 400 characters. The relay carries it with each message.
const MAX_LENGTH = 2_000

/** Attests with a server of the app's owner that this page's origin sent a message. */
export function createAttester({
  verifyUrl,
  projectId,
  signal,
  note,
}: {
  readonly verifyUrl: string
  readonly projectId: string
  readonly signal: AbortSignal
  readonly note: (url: string) => void
}) {
  const baseUrl = verifyUrl.replace(/\/+$/, '')
  return async ({ id, decryptedId }: { readonly id: string; readonly decryptedId: string }): Promise<string> => {
    const { createHttp } = await import('../../http/http.js')
    const http = createHttp({ baseUrl, query: { projectId }, signal, note })
    const { attestation }: { readonly attestation?: unknown } = Object(
      await http.postJson('/v1/attestation', { id, decryptedId }),
    )
    if (typeof attestation !== 'string' || attestation.length > MAX_LENGTH) throw new ModalError('RESPONSE_INVALID')
    return attestation
  }
}
