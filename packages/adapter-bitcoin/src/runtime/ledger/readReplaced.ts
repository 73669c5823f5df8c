import { ModalError, type Network } from '@foyer/core/adapter'
import { Address, NETWORK, OutScript, TEST_NETWORK } from '@scure/btc-signer'
import { MAINNET } from '../networkNames.js'
import type { NodeHost } from '../reads/askEsplora.js'
import type { Coin } from '../reads/readCoins.js'
import { readRawTransaction } from '../reads/readRawTransaction.js'
import { findTransaction } from './findTransaction.js'
import type { Output } from './readTransaction.js'

export interface ReadReplacedParameters {
  readonly hash: string
  /** Whose it is. */
  readonly address: string
  readonly network: Network<'bip122'>
}

/** A transaction that waits, and whose place another may take. */
export interface Replaced {
  /** Their values are the node's word: `toInput` proves them before anything is signed. */
  readonly coins: readonly Coin[]
  /** In satoshis. */
  readonly fee: bigint
  /** What does not come back. */
  readonly others: readonly Output[]
}

/**
 * Reads who was paid what from the transaction itself, which its id proves: whoever it replaces pays the same receivers, and a
 * node could name another. Rejects with `ACT_UNSUPPORTED` for one that is in a block already, gone, or in part somebody else's.
 */
export async function readReplaced(
  host: NodeHost,
  { hash, address, network }: ReadReplacedParameters,
): Promise<Replaced> {
  const reported = await findTransaction(host, { hash, network })
  if (!reported || reported.isConfirmed || reported.inputs.some((each) => each.address !== address)) {
    throw new ModalError('ACT_UNSUPPORTED', { message: 'This transaction cannot be replaced', context: { hash } })
  }
  const { inputs, outputs } = await readRawTransaction(host, { txid: hash, network })
  const values = new Map(reported.inputs.map((each) => [`${each.txid}:${each.index}`, each.value]))
  const coins = inputs.map(({ txid, index }) => {
    const value = values.get(`${txid}:${index}`)
    if (value !== undefined) return { txid, index, value }
    throw new ModalError('RESPONSE_INVALID', { message: 'The node reported other inputs', context: { hash } })
  })
  const paid = outputs.map(({ script, value }) => ({ address: toAddress(script, network), value }))
  return {
    coins,
    fee: sum(coins) - sum(paid),
    others: paid.filter((each) => each.address !== address),
  }
}

/** Undefined for a script that has no address. */
function toAddress(script: Uint8Array, { caipNetworkId }: Network<'bip122'>): string | undefined {
  try {
    return Address(caipNetworkId === MAINNET ? NETWORK : TEST_NETWORK).encode(OutScript.decode(script))
  } catch {
    return undefined
  }
}

const sum = (parts: readonly { readonly value: bigint }[]) => parts.reduce((total, { value }) => total + value, 0n)
