import type { Network } from '@foyer/core/adapter'
import { isRecord, readText } from '../wallets/walletObject.js'
import { type NodeContext, requestEsplora } from './requestEsplora.js'

export interface Coin {
  readonly txid: string
  readonly index: number
  readonly value: bigint
}

export interface ReadCoinsParameters {
  readonly address: string
  readonly network: Network<'bip122'>
  readonly signal?: AbortSignal | undefined
}

export async function readCoins(
  adapterContext: NodeContext,
  parameters: ReadCoinsParameters,
): Promise<readonly Coin[]> {
  const { address, ...request } = parameters
  return requestEsplora(adapterContext, {
    ...request,
    path: `/address/${encodeURIComponent(address)}/utxo`,
    read: (text) => readList(JSON.parse(text)).map(readCoin),
  })
}

function readList(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  throw new TypeError('Expected a list of coins')
}

const TXID = /^[0-9a-f]{64}$/

/** Throws for a malformed coin: skipping it would show too low a balance. */
function readCoin(value: unknown): Coin {
  const txid = readText(value, 'txid')
  if (
    isRecord(value) &&
    txid &&
    TXID.test(txid) &&
    Number.isSafeInteger(value.vout) &&
    Number.isSafeInteger(value.value)
  ) {
    return { txid, index: Number(value.vout), value: BigInt(Number(value.value)) }
  }
  throw new TypeError('Expected a coin')
}
