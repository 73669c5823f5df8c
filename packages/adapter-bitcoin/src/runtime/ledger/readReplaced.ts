import { ModalError, type Network } from '@foyer/core/adapter'
import type { NodeHost } from '../reads/askEsplora.js'
import type { Coin } from '../reads/readCoins.js'
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
  readonly coins: readonly Coin[]
  readonly fee: bigint
  /** What does not come back. */
  readonly others: readonly Output[]
}

/** Rejects with `ACT_UNSUPPORTED` for one that is in a block already, gone, or in part somebody else's. */
export async function readReplaced(
  host: NodeHost,
  { hash, address, network }: ReadReplacedParameters,
): Promise<Replaced> {
  const told = await findTransaction(host, { hash, network })
  if (!told || told.isConfirmed || told.inputs.some((each) => each.address !== address)) {
    throw new ModalError('ACT_UNSUPPORTED', { message: 'This transaction cannot be replaced', context: { hash } })
  }
  return {
    coins: told.inputs.map(({ txid, index, value }) => ({ txid, index, value })),
    fee: told.fee,
    others: told.outputs.filter((each) => each.address !== address),
  }
}
