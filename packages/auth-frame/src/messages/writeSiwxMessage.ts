import type { SiwxRequest } from './requestSchemas.js'

export const ADDRESS_PLACEHOLDER = '<<AccountAddress>>'

const CHAINS: Readonly<Record<string, string>> = { eip155: 'Ethereum', solana: 'Solana' }

/**
 * Writes the text of a sign-in message (EIP-4361, or CAIP-122 for Solana). App and frame each write it and compare, so
 * that neither has to trust the other. Returns undefined for other chains.
 */
export function writeSiwxMessage(message: SiwxRequest, address: string): string | undefined {
  const { chainId, domain, uri, version, nonce, statement, resources } = message
  const [namespace = '', reference] = chainId.split(':')
  const chain = CHAINS[namespace]
  if (!chain) return undefined
  // Without a statement, the message has an empty line in its place on EVM, but none on Solana.
  const statementLines = statement === undefined ? (namespace === 'solana' ? [] : ['']) : [statement, '']
  const line = (name: string, value: string | undefined) => (value === undefined ? [] : [`${name}: ${value}`])
  return [
    `${domain} wants you to sign in with your ${chain} account:`,
    address,
    '',
    ...statementLines,
    `URI: ${uri}`,
    `Version: ${version}`,
    `Chain ID: ${namespace === 'eip155' ? reference : chainId}`,
    `Nonce: ${nonce}`,
    ...line('Issued At', message.issuedAt),
    ...line('Expiration Time', message.expirationTime),
    ...line('Not Before', message.notBefore),
    ...line('Request ID', message.requestId),
    ...(resources === undefined ? [] : ['Resources:', ...resources.map((each) => `- ${each}`)]),
  ].join('\n')
}
