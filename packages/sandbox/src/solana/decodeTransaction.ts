import { getBase58Decoder, getCompiledTransactionMessageDecoder, getTransactionDecoder, isSignature } from '@solana/kit'
import { RpcError } from '../http/answerRpc'
import { computeFee } from './rpc/computeFee'
import { createRpcParamsError } from './rpc/readParams'

// 64 zero bytes stand for a missing signature.
const NO_SIGNATURE = new Uint8Array(64)

/**
 * Decodes a transaction. Throws `RpcError` if it is malformed or a signature is missing.
 *
 * @param options `unsigned`: signatures may be missing
 */
export function decodeTransaction(bytes: Uint8Array, { unsigned = false }: { unsigned?: boolean } = {}) {
  try {
    const decoded = getTransactionDecoder().decode(bytes)
    const message = getCompiledTransactionMessageDecoder().decode(decoded.messageBytes)
    if (!('instructions' in message)) throw createRpcParamsError(`unsupported transaction version: ${message.version}`)
    const [first] = Object.values(decoded.signatures)
    const signature = first ? getBase58Decoder().decode(first) : ''
    const isSigned = Object.values(decoded.signatures).every((each) => each !== null) && isSignature(signature)
    if (!isSigned && !unsigned) throw new RpcError(-32003, 'Transaction signature verification failure')
    const filled = Object.entries(decoded.signatures).map(([key, each]) => [key, each ?? NO_SIGNATURE])
    const transaction = { ...decoded, signatures: Object.fromEntries(filled) as never }
    const blockhash = String(message.lifetimeToken)
    return { transaction, message, signature, accounts: message.staticAccounts, blockhash, ...computeFee(message) }
  } catch (error) {
    if (error instanceof RpcError) throw error
    throw createRpcParamsError(`failed to deserialize solana_transaction::versioned::VersionedTransaction: ${error}`)
  }
}

export type DecodedTransaction = ReturnType<typeof decodeTransaction>
