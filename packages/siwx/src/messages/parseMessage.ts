import { SiwxError } from '../errors/SiwxError.js'
import { findNamespaceByName, parseChainIdField } from './chains.js'
import { checkMessageFields, MAX_MESSAGE_LENGTH } from './fields.js'
import type { SignInMessage } from './message.js'

const FIRST_LINE = /^(?:([a-z][a-z0-9+.-]*):\/\/)?(\S+) wants you to sign in with your ([A-Za-z]+) account:$/i
const RESOURCE = '- '

/**
 * Parses a signed text. For any deviation from the format, throws `MESSAGE_INVALID` with the name of the field, so that
 * the server reads exactly what the user has read. The verifier, not this function, checks the address.
 */
export function parseMessage(text: string): SignInMessage {
  if (typeof text !== 'string' || text.length > MAX_MESSAGE_LENGTH) wrong('length')
  const lines = text.split('\n')
  const [first = '', accountAddress = '', gap, ...rest] = lines
  const [, scheme, domain = '', name = ''] = FIRST_LINE.exec(first) ?? wrong('domain')
  const namespace = findNamespaceByName(name) ?? wrong('chainId')
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
    chainId: parseChainIdField(namespace, read.required('chainId', 'Chain ID: ')) ?? wrong('chainId'),
    nonce: read.required('nonce', 'Nonce: '),
    issuedAt: read.required('issuedAt', 'Issued At: '),
    ...read.optional('expirationTime', 'Expiration Time: '),
    ...read.optional('notBefore', 'Not Before: '),
    ...read.optional('requestId', 'Request ID: '),
    ...read.resources(),
  }
  if (read.left() > 0) wrong('order')
  checkMessageFields(message)
  return message
}

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
      const result = take(label)
      const entry: { [each in Field]?: string } = {}
      if (result !== undefined) entry[field] = result
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
