import type { SolanaSignInInput, SolanaSignInOutput } from '@solana/wallet-standard-features'
import { unauthorized } from '../../wallets/errors'
import type { SolanaContext } from './context'

/** `solana:signIn`: connects where that has not been, and signs a message of the wallet's own making (SIWS): one question. */
export async function signIn(context: SolanaContext, input: SolanaSignInInput = {}): Promise<SolanaSignInOutput> {
  await context.unlock('solana:signIn')
  // Where nothing is shared yet the account in use is, with the same yes.
  const shown = context.granted() ? context.given() : context.accounts.slice(context.state().selected).slice(0, 1)
  const account = input.address ? shown.find(({ address }) => address === input.address) : shown[0]
  if (!account) throw unauthorized()
  const text = toText({ ...input, domain: input.domain ?? new URL(context.origin).host, address: account.address })
  const told = {
    title: 'Sign in to this site?',
    text: ['Message', text],
    facts: [['With', account.address]],
  } as const
  await context.approvals.ask({ kind: 'signIn', told }, 'solana:signIn')
  if (!context.granted()) context.grant([context.state().selected])
  const key = await context.key(account.address)
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
