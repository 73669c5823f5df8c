import { RefusedRequestError } from './RefusedRequestError'

/**
 * Reads a body up to a size. Hono's `bodyLimit` needs the global Request of `@hono/node-server` for bodies in chunks
 * (hono 4.13, Node 20, 2026-11-26).
 */
export async function readBodyText(
  { body, headers }: Pick<Request, 'body' | 'headers'>,
  maxBytes: number,
): Promise<string> {
  if (Number(headers.get('content-length') ?? 0) > maxBytes) throw tooLarge()
  const decoder = new TextDecoder()
  let [text, size] = ['', 0]
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) throw tooLarge()
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

const tooLarge = () => new RefusedRequestError(413, 'The request is too large.')
