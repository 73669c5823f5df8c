import type { Network } from '@foyer/core/adapter'
import { sha256 } from '@noble/hashes/sha2.js'
import { RawOldTx, RawTx } from '@scure/btc-signer/script.js'
import { bytesToHex, hexToBytes } from '../bytes.js'
import { askEsplora, type NodeHost } from './askEsplora.js'

export interface RawTransaction {
  /** As a node serves it, witnesses included. */
  readonly bytes: Uint8Array
  readonly inputs: readonly { readonly txid: string; readonly index: number }[]
  readonly outputs: readonly {
    readonly script: Uint8Array
    /** In satoshis. */
    readonly value: bigint
  }[]
}

export interface ReadRawTransactionParameters {
  readonly txid: string
  readonly network: Network<'bip122'>
  readonly signal?: AbortSignal | undefined
}

/** Reads a transaction and proves it by its id: a node whose bytes hash to another id counts as one that did not answer. */
export async function readRawTransaction(
  host: NodeHost,
  { txid, network, signal }: ReadRawTransactionParameters,
): Promise<RawTransaction> {
  const path = `/tx/${encodeURIComponent(txid)}/hex`
  return askEsplora(host, { network, signal, path, read: (text) => parseRawTransaction(text.trim(), txid) })
}

function parseRawTransaction(text: string, txid: string): RawTransaction {
  const bytes = hexToBytes(text)
  const transaction = RawTx.decode(bytes)
  // An id is the hash of the form without witnesses (BIP-141).
  const id = bytesToHex(sha256(sha256(RawOldTx.encode(transaction))).reverse())
  if (id !== txid) throw new TypeError(`The transaction has the id ${id} in place of ${txid}`)
  return {
    bytes,
    inputs: transaction.inputs.map((input) => ({ txid: bytesToHex(input.txid), index: input.index })),
    outputs: transaction.outputs.map(({ script, amount }) => ({ script, value: amount })),
  }
}
