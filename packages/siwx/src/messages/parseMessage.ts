import { SiwxError } from '../errors/SiwxError.js'
import { fromChainLine, namespaceCalled } from './chains.js'
import { checkFields, MAX_MESSAGE } from './fields.js'
import type { SignInMessage } from './message.js'

const FIRST_LINE = /^(?:([a-z][a-z0-9+.-]*):\/\/)?(\S+) wants you to sign in with your ([A-Za-z]+) account:$/i
const RESOURCE = '- '

/**
 * Reads a message as it was signed. All parts in their order, nothing else between them: what a visitor would read otherwise than
 * a machine does is no message. Throws `MESSAGE_INVALID` with the part that is wrong.
 *
 * Whether the address is one of its chain takes a hash and is the verifier's to say.
 */
export function parseMessage(text: string): SignInMessage {
  if (typeof text !== 'string' || text.length > MAX_MESSAGE) wrong('length')
  const lines = text.split('\n')
  const [first = '', accountAddress = '', gap, ...rest] = lines
  const [, scheme, domain = '', name = ''] = FIRST_LINE.exec(first) ?? wrong('domain')
  const namespace = namespaceCalled(name) ?? wrong('chainId')
  if (gap !== '') wrong('accountAddress')
  const { statement, fields } = splitStatement(rest, namespace)
  const read = createReader(fields)
  const message: SignInMessage = {
    ...(scheme !== undefined && { scheme }),
    domain,
    accountAddress,
    ...(statement !== undefined && { statement }),
    uri: read.required('uri', 'URI: '),
    version: read.required('version', 'Version: ') === '1' ? '1' : wrong('version'),
    chainId: fromChainLine(namespace, read.required('chainId', 'Chain ID: ')) ?? wrong('chainId'),
    nonce: read.required('nonce', 'Nonce: '),
    issuedAt: read.required('issuedAt', 'Issued At: '),
    ...read.optional('expirationTime', 'Expiration Time: '),
    ...read.optional('notBefore', 'Not Before: '),
    ...read.optional('requestId', 'Request ID: '),
    ...read.resources(),
  }
  if (read.left() > 0) wrong('order')
  checkFields(message)
  return message
}

/** The lines between the address and `URI:`. */
function splitStatement([first, second, ...rest]: readonly string[], namespace: string) {
  if (first === undefined || second === undefined) return wrong('uri')
  if (first === '') return { statement: undefined, fields: [second, ...rest] }
  if (second === '') return { statement: first, fields: rest }
  if (namespace === 'solana' && first.startsWith('URI: '))
    return { statement: undefined, fields: [first, second, ...rest] }
  return wrong('statement')
}

function createReader(lines: readonly string[]) {
  let at = 0
  const take = (label: string) => {
    const line = lines[at]
    if (!line?.startsWith(label)) return undefined
    at += 1
    return line.slice(label.length)
  }
  return {
    required: (field: string, label: string) => take(label) ?? wrong(field),
    optional<Field extends string>(field: Field, label: string): { readonly [each in Field]?: string } {
      const found = take(label)
      const entry: { [each in Field]?: string } = {}
      if (found !== undefined) entry[field] = found
      return entry
    },
    resources(): { readonly resources?: readonly string[] } {
      const rest = take('Resources:')
      if (rest === undefined) return {}
      if (rest !== '') wrong('resources')
      const resources: string[] = []
      for (let each = take(RESOURCE); each !== undefined; each = take(RESOURCE)) resources.push(each)
      return { resources }
    },
    left: () => lines.length - at,
  }
}

function wrong(field: string): never {
  throw new SiwxError('MESSAGE_INVALID', { field })
}
