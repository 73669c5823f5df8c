import type { SolanaSignMessageInput, SolanaSignMessageOutput } from '@solana/wallet-standard-features'
import type { SolanaContext } from './context'

/** `solana:signMessage`: ed25519 over the bytes as they are. */
export async function signMessage(
  context: SolanaContext,
  { account, message }: SolanaSignMessageInput,
): Promise<SolanaSignMessageOutput> {
  const key = await context.key(account.address)
  await context.unlock('solana:signMessage')
  const text = new TextDecoder().decode(message)
  await context.approvals.ask({ kind: 'message', address: key.address, text }, 'solana:signMessage')
  return { signedMessage: message, signature: key.sign(message), signatureType: 'ed25519' }
}
