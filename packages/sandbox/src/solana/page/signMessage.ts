import type { SolanaSignMessageInput, SolanaSignMessageOutput } from '@solana/wallet-standard-features'
import type { SolanaContext } from './context'

export async function signMessage(
  context: SolanaContext,
  { account, message }: SolanaSignMessageInput,
): Promise<SolanaSignMessageOutput> {
  const key = await context.key(account.address)
  await context.unlock('solana:signMessage')
  const text = new TextDecoder().decode(message)
  await context.approvals.prompt({ kind: 'message', address: key.address, text }, 'solana:signMessage')
  return { signedMessage: message, signature: key.sign(message), signatureType: 'ed25519' }
}
