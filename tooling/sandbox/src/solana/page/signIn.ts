import type { SolanaSignInInput, SolanaSignInOutput } from '@solana/wallet-standard-features'
import { unauthorized } from '../../wallets/errors'
import { connect } from './connect'
import type { SolanaContext } from './context'

/** `solana:signIn`: connects where that has not been, and signs a message of the wallet's own making (SIWS). */
export async function signIn(context: SolanaContext, input: SolanaSignInInput = {}): Promise<SolanaSignInOutput> {
  const { accounts } = await connect(context)
  const account = input.address ? accounts.find(({ address }) => address === input.address) : accounts[0]
  if (!account) throw unauthorized()
  const key = await context.key(account.address)
  const text = toText({ ...input, domain: input.domain ?? new URL(context.origin).host, address: account.address })
  const told = {
    title: 'Sign in to this site?',
    text: ['Message', text],
    facts: [['With', account.address]],
  } as const
  await context.approvals.ask({ kind: 'signIn', told }, 'solana:signIn')
  const signedMessage = new TextEncoder().encode(text)
  return { account, signedMessage, signature: key.sign(signedMessage), signatureType: 'ed25519' }
}

/** The plain text of EIP-4361, with Solana's name in it. */
function toText(input: SolanaSignInInput): string {
  const fields: readonly (readonly [string, string | undefined])[] = [
    ['URI', input.uri],
    ['Version', input.version],
    ['Chain ID', input.chainId],
    ['Nonce', input.nonce],
    ['Issued At', input.issuedAt],
    ['Expiration Time', input.expirationTime],
    ['Not Before', input.notBefore],
    ['Request ID', input.requestId],
  ]
  const lines = fields.flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`]))
  const resources = input.resources ? ['Resources:', ...input.resources.map((each) => `- ${each}`)] : []
  const head = `${input.domain} wants you to sign in with your Solana account:\n${input.address}`
  const body = [...lines, ...resources].join('\n')
  return [head, input.statement, body].filter((part) => part).join('\n\n')
}
