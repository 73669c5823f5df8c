import { type AdapterContext, type CaipNetworkId, requireNetwork } from '@foyer/core/adapter'
import type { WireTransaction } from '../../walletApi.js'
import { COMMITMENT, createNodeRequester } from '../chainReader/accounts/createNodeRequester.js'
import { readPath, toAmount, toList } from '../chainReader/accounts/values.js'
import { getBlockhash } from '../wire/toWireTransaction.js'

/** Slots after which a blockhash is surely expired: it lives 150 blocks, and a slot has at most one block. */
const BLOCKHASH_LIFETIME_SLOTS = 151n

export interface BlockhashWatch {
  /**
   * Returns `sent` if a block includes the transaction, `expired` if none does nor can, undefined if unknown. Never
   * rejects.
   */
  outcome(signature: string | undefined): Promise<'expired' | 'sent' | undefined>
}

export interface WatchBlockhashParameters {
  readonly address: string
  readonly caipNetworkId: CaipNetworkId<'solana'>
  readonly wire: WireTransaction
}

/**
 * Checks before the wallet signs whether the blockhash is valid, because only a valid one can expire later. A durable
 * nonce in its place never counts as valid.
 */
export function watchBlockhash(
  adapterContext: AdapterContext<'solana'>,
  { address, caipNetworkId, wire }: WatchBlockhashParameters,
): BlockhashWatch {
  const request = createNodeRequester(adapterContext, { network: requireNetwork(adapterContext, caipNetworkId) })
  const readBlockhashLife = async (commitment: string) => {
    const blockhash = getBlockhash(wire)
    const answer = blockhash && (await request('isBlockhashValid', [blockhash, { commitment }]))
    return { isGood: readPath(answer, 'value'), slot: toAmount(readPath(answer, 'context', 'slot')) }
  }
  const before = readBlockhashLife('processed').catch(() => undefined)

  const hasSentNothing = async (slot: bigint) => {
    const [newest] = toList(await request('getSignaturesForAddress', [address, { commitment: COMMITMENT, limit: 1 }]))
    const last = toAmount(readPath(newest, 'slot'))
    return last !== undefined && last < slot - BLOCKHASH_LIFETIME_SLOTS
  }

  return {
    async outcome(signature) {
      try {
        const { isGood, slot } = (await before) ?? {}
        const isPast = isGood === true && (await readBlockhashLife(COMMITMENT)).isGood === false
        if (signature === undefined) {
          return isPast && slot !== undefined && (await hasSentNothing(slot)) ? 'expired' : undefined
        }
        // Read the status after the blockhash's validity: if the blockhash had expired and the status is missing, no
        // block includes the transaction.
        const result = readPath(
          await request('getSignatureStatuses', [[signature], { searchTransactionHistory: true }]),
          'value',
          0,
        )
        return typeof result === 'object' && result !== null
          ? 'sent'
          : result === null && isPast
            ? 'expired'
            : undefined
      } catch (cause) {
        adapterContext.log('debug', 'Could not check whether the blockhash expired', cause)
        return undefined
      }
    },
  }
}
