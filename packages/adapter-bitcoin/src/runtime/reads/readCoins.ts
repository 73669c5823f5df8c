import type { Network } from '@foyer/core/adapter'
import { isRecord, textOf } from '../wallets/read.js'
import { askEsplora, type NodeHost } from './askEsplora.js'

/** An output that can be spent. */
export interface Coin {
  readonly txid: string
  readonly index: number
  /** In satoshis. */
  readonly value: bigint
}

export interface ReadCoinsParameters {
  readonly address: string
  readonly network: Network<'bip122'>
  readonly signal?: AbortSignal | undefined
}

/** What an address holds, in blocks and on the way into one. */
export async function readCoins(host: NodeHost, parameters: ReadCoinsParameters): Promise<readonly Coin[]> {
  const { address, ...request } = parameters
  return askEsplora(host, {
    ...request,
    path: `/address/${encodeURIComponent(address)}/utxo`,
    read: (text) => readList(JSON.parse(text)).map(readCoin),
  })
}

function readList(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  throw new TypeError('No list of coins')
}

const TXID = /^[0-9a-f]{64}$/

/** None may be left out: a balance that is too low is a wrong one. */
function readCoin(value: unknown): Coin {
  const txid = textOf(value, 'txid')
  if (
    isRecord(value) &&
    txid &&
    TXID.test(txid) &&
    Number.isSafeInteger(value.vout) &&
    Number.isSafeInteger(value.value)
  ) {
    return { txid, index: Number(value.vout), value: BigInt(Number(value.value)) }
  }
  throw new TypeError('No coin')
}
