import type { SolanaSignInInput, SolanaSignInOutput } from '@solana/wallet-standard-features'
import { createUnauthorizedError } from '../../wallet/errors'
import type { SolanaContext } from './context'

/** Handles `solana:signIn` with one prompt: connects if needed, and signs the wallet's own message (SIWS). */
export async function signIn(context: SolanaContext, input: SolanaSignInInput = {}): Promise<SolanaSignInOutput> {
  await context.unlock('solana:signIn')
  // Without permitted accounts, the user's approval shares the selected one.
  const shown = context.granted() ? context.given() : context.accounts.slice(context.state().selected).slice(0, 1)
  const account = input.address ? shown.find(({ address }) => address === input.address) : shown[0]
  if (!account) throw createUnauthorizedError()
  const text = toText({ ...input, domain: input.domain ?? new URL(context.origin).host, address: account.address })
  const reported = {
    title: 'Sign in to this site?',
    text: ['Message', text],
    facts: [['With', account.address]],
  } as const
  await context.approvals.prompt({ kind: 'signIn', description: reported }, 'solana:signIn')
  if (!context.granted()) context.grant([context.state().selected])
  const key = await context.key(account.address)
  const signedMessage = new TextEncoder().encode(text)
  return { account, signedMessage, signature: key.sign(signedMessage), signatureType: 'ed25519' }
}

// Formats EIP-4361's text with Solana's name.
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
