import type { Network } from '@foyer/core/adapter'
import { sha256 } from '@noble/hashes/sha2.js'
import { RawOldTx, RawTx } from '@scure/btc-signer/script.js'
import { bytesToHex, hexToBytes } from '../address/bytes.js'
import { type NodeContext, requestEsplora } from './requestEsplora.js'

export interface RawTransaction {
  readonly bytes: Uint8Array
  readonly inputs: readonly { readonly txid: string; readonly index: number }[]
  readonly outputs: readonly {
    readonly script: Uint8Array
    readonly value: bigint
  }[]
}

export interface ReadRawTransactionParameters {
  readonly txid: string
  readonly network: Network<'bip122'>
  readonly signal?: AbortSignal | undefined
}

export async function readRawTransaction(
  adapterContext: NodeContext,
  { txid, network, signal }: ReadRawTransactionParameters,
): Promise<RawTransaction> {
  const path = `/tx/${encodeURIComponent(txid)}/hex`
  return requestEsplora(adapterContext, {
    network,
    signal,
    path,
    read: (text) => parseRawTransaction(text.trim(), txid),
  })
}

function parseRawTransaction(text: string, txid: string): RawTransaction {
  const bytes = hexToBytes(text)
  const transaction = RawTx.decode(bytes)
  // A transaction id is the hash without witnesses (BIP-141).
  const id = bytesToHex(sha256(sha256(RawOldTx.encode(transaction))).reverse())
  if (id !== txid) throw new TypeError(`Expected transaction ${txid}, received ${id}`)
  return {
    bytes,
    inputs: transaction.inputs.map((input) => ({ txid: bytesToHex(input.txid), index: input.index })),
    outputs: transaction.outputs.map(({ script, amount }) => ({ script, value: amount })),
  }
}
