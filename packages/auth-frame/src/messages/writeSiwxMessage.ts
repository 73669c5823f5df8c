import type { SiwxRequest } from './requests.js'

/** Stands for the address until it is known who logs in. */
export const ADDRESS_PLACEHOLDER = '<<AccountAddress>>'

/** What the first line calls the chains of a namespace. */
const CHAINS: Readonly<Record<string, string>> = { eip155: 'Ethereum', solana: 'Solana' }

/**
 * The text of a message to sign in with: EIP-4361, and CAIP-122 for Solana. Page and frame each write it by themselves, so that neither
 * takes the other's word for it. Undefined for a chain on which the embedded wallet has no accounts.
 */
export function writeSiwxMessage(message: SiwxRequest, address: string): string | undefined {
  const { chainId, domain, uri, version, nonce, statement, resources } = message
  const [namespace = '', reference] = chainId.split(':')
  const chain = CHAINS[namespace]
  if (!chain) return undefined
  // Without a statement its line stays empty on EVM, and goes on Solana.
  const said = statement === undefined ? (namespace === 'solana' ? [] : ['']) : [statement, '']
  const line = (name: string, value: string | undefined) => (value === undefined ? [] : [`${name}: ${value}`])
  return [
    `${domain} wants you to sign in with your ${chain} account:`,
    address,
    '',
    ...said,
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
