import { checkFee, type FeeChoice, type FeeLimits, type Transfer } from '@foyer/core/adapter'
import { toBase64 } from '../../wire/base64.js'
import { COMMITMENT, type NodeRequester } from '../accounts/createNodeRequester.js'
import { readPath, requireValue, toAmount, toList, toNonEmptyText } from '../accounts/values.js'
import { compileMessage } from './compileTransaction.js'
import { createPriorityInstructions, type Instruction } from './instructions.js'

const MICRO = 1_000_000n

/** Maximum priority fee in lamports (0.01 SOL), however high the prices that a node reports. */
const MAX_PRIORITY = 10_000_000n

const PLACES = [
  ['slow', 0.25],
  ['normal', 0.5],
  ['fast', 0.9],
] as const

/** In lamports. `most` is the maximum priority fee plus twice the fee of 64 signatures. */
const FEE_LIMITS: FeeLimits = { most: MAX_PRIORITY + 640_000n, fair: 1_000_000n }

/** Throws `FEE_TOO_HIGH` for a fee above the limit, or out of proportion to the amount. */
export const checkTransferFee = (fee: bigint, { token, amount }: Pick<Transfer, 'token' | 'amount'>): void =>
  checkFee({ fee, ...(!token && { amount }), limits: FEE_LIMITS })

export interface PriorityPrice {
  readonly id: FeeChoice['id']
  readonly price: bigint
}

export interface TransferPrices {
  readonly base: bigint
  readonly choices: readonly [PriorityPrice, ...PriorityPrice[]]
}

export interface LatestBlockhash {
  readonly blockhash: string
  readonly lastValidBlockHeight: bigint
}

export async function readLatestBlockhash(request: NodeRequester): Promise<LatestBlockhash> {
  const { blockhash, lastValidBlockHeight } = Object(
    readPath(await request('getLatestBlockhash', [{ commitment: COMMITMENT }]), 'value'),
  )
  return {
    blockhash: requireValue(toNonEmptyText(blockhash), 'blockhash'),
    lastValidBlockHeight: requireValue(toAmount(lastValidBlockHeight), 'block height'),
  }
}

export async function readTransferPrices(
  request: NodeRequester,
  { payer, instructions }: { readonly payer: string; readonly instructions: readonly Instruction[] },
): Promise<TransferPrices> {
  const writable = instructions.flatMap(({ accounts }) => accounts.filter(({ isWritable }) => isWritable))
  const addresses = [...new Set(writable.map(({ address }) => address))]
  const [{ blockhash }, answer] = await Promise.all([
    readLatestBlockhash(request),
    request('getRecentPrioritizationFees', [addresses]),
  ])
  const message = toBase64(compileMessage({ payer, blockhash, instructions }))
  const base = toAmount(readPath(await request('getFeeForMessage', [message, { commitment: COMMITMENT }]), 'value'))
  const paid = toList(answer)
    .map((each) => requireValue(toAmount(readPath(each, 'prioritizationFee')), 'fee'))
    .sort((one, other) => (one < other ? -1 : one > other ? 1 : 0))
  return { base: requireValue(base, 'fee'), choices: toChoices(paid, countComputeUnits(instructions)) }
}

function toChoices(paid: readonly bigint[], units: number): TransferPrices['choices'] {
  const limit = (MAX_PRIORITY * MICRO) / BigInt(units)
  const priceAt = (share: number) => {
    const price = paid[Math.min(paid.length - 1, Math.floor(share * paid.length))] ?? 0n
    return price < limit ? price : limit
  }
  const normal: PriorityPrice = { id: 'normal', price: priceAt(0.5) }
  const all = PLACES.map(([id, share]): PriorityPrice => ({ id, price: priceAt(share) }))
  // Do not offer a speed that costs the same as the normal one.
  const [first = normal, ...others] = all.filter(({ id, price }) => id === 'normal' || price !== normal.price)
  return [first, ...others]
}

export const countComputeUnits = (instructions: readonly Instruction[]) =>
  instructions.reduce((sum, { units }) => sum + units, 300)

export const getTransferFee = (
  { base }: TransferPrices,
  { price, units }: { readonly price: bigint; readonly units: number },
) => base + (price * BigInt(units) + MICRO - 1n) / MICRO

export const pickPriorityPrice = ({ choices }: TransferPrices, id: FeeChoice['id'] = 'normal'): PriorityPrice =>
  choices.find((each) => each.id === id) ?? choices.find((each) => each.id === 'normal') ?? choices[0]

export function addPriorityInstructions(
  instructions: readonly Instruction[],
  { price }: PriorityPrice,
): readonly Instruction[] {
  return [...createPriorityInstructions({ price, units: countComputeUnits(instructions) }), ...instructions]
}
