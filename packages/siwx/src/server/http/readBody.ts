import { SiwxError } from '../../errors/SiwxError.js'
import { readStreamText } from '../../messages/readStreamText.js'
import { toTextFields } from './toTextFields.js'

// Enough for the longest message with the signature of a contract account.
const MAX_BODY_BYTES = 64_000

const WAS_READ = 'The body was read before: mount the handler before whatever reads bodies, express.json() for example'

const isAnnounced = (headers: Headers) => Number(headers.get('content-length')) > 0 || headers.has('transfer-encoding')

export async function readBody(request: Request): Promise<ReadonlyMap<string, string>> {
  // A page of another origin cannot send this content type without a CORS preflight.
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) throw new SiwxError('REQUEST_INVALID')
  const text = await readAll(request)
  // The headers promise a body, but a body parser has already read it. Without this error, the nonce would not be bound
  // to the address in the body.
  if (text === '' && isAnnounced(request.headers)) throw new SiwxError('REQUEST_INVALID', { message: WAS_READ })
  return toTextFields(parse(text))
}

async function readAll(request: Request): Promise<string> {
  let text: string | undefined
  try {
    text = await readStreamText(request.body, MAX_BODY_BYTES)
  } catch (cause) {
    throw new SiwxError('REQUEST_INVALID', { cause })
  }
  if (text === undefined) throw new SiwxError('REQUEST_TOO_LARGE')
  return text
}

function parse(text: string): unknown {
  try {
    return text === '' ? {} : JSON.parse(text)
  } catch (cause) {
    throw new SiwxError('REQUEST_INVALID', { cause })
  }
}
