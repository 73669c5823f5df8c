import { ModalError } from '../errors/ModalError.js'

/** The text of an answer, read no further than it may be long, in bytes: `RESPONSE_TOO_LARGE`. */
export async function readBody({ body }: Pick<Response, 'body'>, limit: number): Promise<string> {
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
