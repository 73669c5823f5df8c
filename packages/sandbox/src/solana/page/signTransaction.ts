import { base58, base64 } from '@scure/base'
import type {
  SolanaSignAndSendTransactionInput,
  SolanaSignAndSendTransactionOutput,
  SolanaSignTransactionInput,
  SolanaSignTransactionOutput,
} from '@solana/wallet-standard-features'
import { createRpcClient } from '../../wallet/createRpcClient'
import { createInvalidParamsError } from '../../wallet/errors'
import { describeTransaction } from '../describeTransaction'
import { signSerializedTransaction } from '../signSerializedTransaction'
import type { SolanaContext } from './context'

/** Handles `solana:signTransaction`: adds the account's signature, and keeps the signatures of others. */
export async function signTransaction(
  context: SolanaContext,
  input: SolanaSignTransactionInput,
): Promise<SolanaSignTransactionOutput> {
  return { signedTransaction: await sign(context, input, 'Sign this transaction?') }
}

/** Handles `solana:signAndSendTransaction` on the requested chain, through the wallet's own node. */
export async function signAndSendTransaction(
  context: SolanaContext,
  input: SolanaSignAndSendTransactionInput,
): Promise<SolanaSignAndSendTransactionOutput> {
  const rpc = createRpcClient(await context.rpcUrl(input.chain))
  const signed = await sign(context, input, 'Send this transaction?')
  const { preflightCommitment, skipPreflight, maxRetries, minContextSlot } = input.options ?? {}
  const options = { encoding: 'base64', preflightCommitment, skipPreflight, maxRetries, minContextSlot }
  return { signature: base58.decode(String(await rpc('sendTransaction', [base64.encode(signed), options]))) }
}

async function sign(context: SolanaContext, input: SolanaSignTransactionInput, title: string): Promise<Uint8Array> {
  const { account, transaction, chain } = input
  const key = await context.key(account.address)
  await context.unlock('solana:signTransaction')
  const facts = [...describe(transaction), ['Network', chain ?? 'Any'], ['With', account.address]] as const
  await context.approvals.prompt({ kind: 'transaction', description: { title, facts } }, 'solana:signTransaction')
  return signSerializedTransaction(transaction, key)
}

function describe(transaction: Uint8Array): readonly (readonly [string, string])[] {
  try {
    return describeTransaction(transaction)
  } catch {
    throw createInvalidParamsError('This is no transaction.')
  }
}
