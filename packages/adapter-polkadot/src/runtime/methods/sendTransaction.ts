import { type AdapterContext, checkTransactionId, ModalError, type Network, NodeError } from '@foyer/core/adapter'
import type { PolkadotSigner, SignerPayloadJson, SignerResult } from '../../provider.js'
import type { PolkadotTransaction } from '../../transaction.js'
import { TRANSACTION_LIFETIME_BLOCKS } from '../chainReader/transfers/lifetime.js'
import { hashExtrinsic } from '../node/bytes.js'
import type { ChainClient, MetadataCache } from '../node/ChainClient.js'
import { openChainClient } from '../node/openChainClient.js'
import { toExtrinsic } from './toExtrinsic.js'

export interface SendTransactionParameters {
  readonly transaction: PolkadotTransaction
  readonly address: string
  readonly network: Network<'polkadot'>
  readonly signer: PolkadotSigner
}

export interface SentTransaction {
  readonly hash: string
  readonly nonce: number
  readonly until: number
}

/** Encodes, signs and submits a transaction. Resolves once a node has accepted it. */
export async function sendTransaction(
  context: { readonly adapterContext: AdapterContext<'polkadot'>; readonly metadata: MetadataCache },
  { transaction, address, network, signer }: SendTransactionParameters,
): Promise<SentTransaction> {
  const client = await openChainClient(context, network)
  try {
    const extrinsic = toExtrinsic(client, transaction)
    const { tip = 0n } = transaction
    const nonce = await readNonce(client, address)
    let since = 0
    const signPayload = async (payload: SignerPayloadJson): Promise<SignerResult> => {
      since = Number(payload.blockNumber)
      return sign(client, signer, payload)
    }
    const mortality = { type: 'Mortal', period: TRANSACTION_LIFETIME_BLOCKS } as const
    await extrinsic.sign(address, { nonce, tip, mortality, signer: { signPayload } })
    const signed = extrinsic.toHex()
    const answer = await client.sendRequest('author_submitExtrinsic', signed).catch((cause: unknown) => {
      throw toNodeError(cause)
    })
    const hash = checkTransactionId({ id: hashExtrinsic(signed) ?? '', answer })
    return { hash, nonce, until: since + TRANSACTION_LIFETIME_BLOCKS }
  } finally {
    await client.disconnect()
  }
}

async function sign(client: ChainClient, signer: PolkadotSigner, payload: SignerPayloadJson): Promise<SignerResult> {
  const answer = await signer.signPayload?.(payload)
  if (answer && isSignature(client, answer.signature) && isForCall(client, payload.method, answer.signedTransaction)) {
    return answer
  }
  throw new ModalError('RESPONSE_INVALID', { message: 'The wallet returned no valid signature', context: { answer } })
}

function isSignature({ registry }: ChainClient, signature: unknown): boolean {
  const codec = registry.findCodec(registry.metadata.extrinsic.signatureTypeId)
  return typeof signature === 'string' && attempt(() => codec.tryDecode(signature)) !== undefined
}

function isForCall({ registry }: ChainClient, call: string, signed: SignerResult['signedTransaction']): boolean {
  return !signed || attempt(() => registry.$Extrinsic.tryDecode(signed).callHex) === call
}

/** Reads the next nonce, counting pending transactions. dedot would count mined ones only. */
async function readNonce(client: ChainClient, address: string): Promise<number> {
  const nonce = await client.sendRequest('system_accountNextIndex', address)
  if (typeof nonce === 'number' && Number.isSafeInteger(nonce) && nonce >= 0) return nonce
  throw new ModalError('RESPONSE_INVALID', { message: 'The node returned no valid nonce', context: { nonce } })
}

function attempt(read: () => unknown): unknown {
  try {
    return read()
  } catch {
    return undefined
  }
}

/** Messages of nodes for invalid transactions, which all have the code 1010. */
const WORDS = [
  ['NODE_INSUFFICIENT_FUNDS', /inability to pay|balance too low/i],
  ['NODE_NONCE_TOO_LOW', /outdated|already imported/i],
] as const

function toNodeError(cause: unknown): unknown {
  if (!(cause instanceof NodeError)) return cause
  const { code, data } = cause
  const message = typeof data === 'string' ? `${cause.message}: ${data}` : cause.message
  const known = WORDS.find(([, pattern]) => pattern.test(message))?.[0]
  return known ? new ModalError(known, { cause, message }) : new NodeError({ code, message, data })
}
