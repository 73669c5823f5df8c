import { SiwxError } from '../errors/SiwxError.js'
import { readText } from '../messages/readText.js'
import { toFields } from './toFields.js'

/** Of a message at its longest, and a signature that brings a contract along. */
const MAX_BODY = 64_000

const WAS_READ = 'The body was read before: mount the handler before whatever reads bodies, express.json() for example'

const isAnnounced = (headers: Headers) => Number(headers.get('content-length')) > 0 || headers.has('transfer-encoding')

/** The fields of a request's JSON, all of them texts. Throws for anything else. */
export async function readBody(request: Request): Promise<ReadonlyMap<string, string>> {
  // A page of another site cannot send this without asking first.
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) throw new SiwxError('REQUEST_INVALID')
  const text = await readAll(request)
  // A server's parser came first. The address that a nonce is for would be lost, and nobody would know.
  if (text === '' && isAnnounced(request.headers)) throw new SiwxError('REQUEST_INVALID', { message: WAS_READ })
  return toFields(parse(text))
}

async function readAll(request: Request): Promise<string> {
  let text: string | undefined
  try {
    text = await readText(request.body, MAX_BODY)
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
