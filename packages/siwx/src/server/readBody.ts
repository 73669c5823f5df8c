import { SiwxError } from '../errors/SiwxError.js'
import { toFields } from './toFields.js'

/** Of a message at its longest, and a signature that brings a contract along. */
const MAX_BODY = 64_000

/** The fields of a request's JSON, all of them texts. Throws for anything else. */
export async function readBody(request: Request): Promise<ReadonlyMap<string, string>> {
  // A page of another site cannot send this without asking first.
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) throw new SiwxError('REQUEST_INVALID')
  return toFields(parse(await readText(request)))
}

async function readText(request: Request): Promise<string> {
  if (request.body === null) return ''
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const reader = request.body.getReader()
  let text = ''
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return decode(() => text + decoder.decode())
    size += value.length
    if (size > MAX_BODY) {
      await reader.cancel()
      throw new SiwxError('REQUEST_TOO_LARGE')
    }
    text = decode(() => text + decoder.decode(value, { stream: true }))
  }
}

function decode(act: () => string): string {
  try {
    return act()
  } catch (cause) {
    throw new SiwxError('REQUEST_INVALID', { cause })
  }
}

function parse(text: string): unknown {
  try {
    return text === '' ? {} : JSON.parse(text)
  } catch (cause) {
    throw new SiwxError('REQUEST_INVALID', { cause })
  }
}
