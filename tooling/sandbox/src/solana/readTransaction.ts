import { getBase58Decoder, getCompiledTransactionMessageDecoder, getTransactionDecoder, isSignature } from '@solana/kit'
import { RpcError } from '../http/rpc'
import { readFee } from './rpc/readFee'
import { invalidParams } from './rpc/readParams'

/** Stands for a signature that is not there. */
const NO_SIGNATURE = new Uint8Array(64)

/**
 * A transaction on the wire, taken apart. Throws `RpcError` for what is none, and for one that somebody has not signed.
 *
 * @param options `unsigned`: signatures may be missing
 */
export function readTransaction(bytes: Uint8Array, { unsigned = false }: { unsigned?: boolean } = {}) {
  try {
    const decoded = getTransactionDecoder().decode(bytes)
    const message = getCompiledTransactionMessageDecoder().decode(decoded.messageBytes)
    if (!('instructions' in message)) throw invalidParams(`unsupported transaction version: ${message.version}`)
    const [first] = Object.values(decoded.signatures)
    const signature = first ? getBase58Decoder().decode(first) : ''
    const isSigned = Object.values(decoded.signatures).every((each) => each !== null) && isSignature(signature)
    if (!isSigned && !unsigned) throw new RpcError(-32003, 'Transaction signature verification failure')
    const filled = Object.entries(decoded.signatures).map(([key, each]) => [key, each ?? NO_SIGNATURE])
    const transaction = { ...decoded, signatures: Object.fromEntries(filled) as never }
    const blockhash = String(message.lifetimeToken)
    return { transaction, message, signature, accounts: message.staticAccounts, blockhash, ...readFee(message) }
  } catch (error) {
    if (error instanceof RpcError) throw error
    throw invalidParams(`failed to deserialize solana_transaction::versioned::VersionedTransaction: ${error}`)
  }
}

export type Read = ReturnType<typeof readTransaction>
