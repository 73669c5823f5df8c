import { SiwxError } from '../errors/SiwxError.js'
import { formatChainIdField, getNamespace, NAMESPACE_NAMES } from './chains.js'
import { checkMessageFields, MAX_MESSAGE_LENGTH } from './fields.js'
import type { SignInMessage } from './message.js'

/** Formats a message as the text to sign. Throws `MESSAGE_INVALID` with the name of the invalid field. */
export function formatMessage(message: SignInMessage): string {
  checkMessageFields(message)
  const { scheme, domain, accountAddress, statement, expirationTime, notBefore, requestId, resources } = message
  const namespace = getNamespace(message.chainId)
  const text = [
    `${scheme === undefined ? '' : `${scheme}://`}${domain} wants you to sign in with your ${NAMESPACE_NAMES.get(namespace)} account:`,
    accountAddress,
    '',
    ...(statement === undefined ? withoutStatement(namespace) : [statement, '']),
    `URI: ${message.uri}`,
    `Version: ${message.version}`,
    `Chain ID: ${formatChainIdField(message.chainId)}`,
    `Nonce: ${message.nonce}`,
    `Issued At: ${message.issuedAt}`,
    ...(expirationTime === undefined ? [] : [`Expiration Time: ${expirationTime}`]),
    ...(notBefore === undefined ? [] : [`Not Before: ${notBefore}`]),
    ...(requestId === undefined ? [] : [`Request ID: ${requestId}`]),
    ...(resources === undefined ? [] : ['Resources:', ...resources.map((each) => `- ${each}`)]),
  ].join('\n')
  if (text.length > MAX_MESSAGE_LENGTH) throw new SiwxError('MESSAGE_INVALID', { field: 'length' })
  return text
}

const withoutStatement = (namespace: string) => (namespace === 'solana' ? [] : [''])
