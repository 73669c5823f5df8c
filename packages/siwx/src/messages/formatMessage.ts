import { SiwxError } from '../errors/SiwxError.js'
import { CHAIN_NAMES, namespaceOf, toChainLine } from './chains.js'
import { checkFields, MAX_MESSAGE } from './fields.js'
import type { SignInMessage } from './message.js'

/** The text to sign. Throws `MESSAGE_INVALID` with the field that no message can carry. */
export function formatMessage(message: SignInMessage): string {
  checkFields(message)
  const { scheme, domain, accountAddress, statement, expirationTime, notBefore, requestId, resources } = message
  const namespace = namespaceOf(message.chainId)
  const text = [
    `${scheme === undefined ? '' : `${scheme}://`}${domain} wants you to sign in with your ${CHAIN_NAMES.get(namespace)} account:`,
    accountAddress,
    '',
    ...(statement === undefined ? withoutStatement(namespace) : [statement, '']),
    `URI: ${message.uri}`,
    `Version: ${message.version}`,
    `Chain ID: ${toChainLine(message.chainId)}`,
    `Nonce: ${message.nonce}`,
    `Issued At: ${message.issuedAt}`,
    ...(expirationTime === undefined ? [] : [`Expiration Time: ${expirationTime}`]),
    ...(notBefore === undefined ? [] : [`Not Before: ${notBefore}`]),
    ...(requestId === undefined ? [] : [`Request ID: ${requestId}`]),
    ...(resources === undefined ? [] : ['Resources:', ...resources.map((each) => `- ${each}`)]),
  ].join('\n')
  if (text.length > MAX_MESSAGE) throw new SiwxError('MESSAGE_INVALID', { field: 'length' })
  return text
}

/** Solana's wallets leave out the empty line of a statement that is not there. */
const withoutStatement = (namespace: string) => (namespace === 'solana' ? [] : [''])
