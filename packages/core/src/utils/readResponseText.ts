import { ModalError } from '../errors/ModalError.js'

/** Reads a response's text. Throws `RESPONSE_TOO_LARGE` beyond `limit` bytes. */
export async function readResponseText({ body }: Pick<Response, 'body'>, limit: number): Promise<string> {
  const reader = body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  while (reader) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.length
    if (size > limit) {
      reader.cancel().catch(() => undefined)
      throw new ModalError('RESPONSE_TOO_LARGE')
    }
    text += decoder.decode(value, { stream: true })
  }
  return text + decoder.decode()
}
