import { checkFee, type FeeChoice, type FeeLimits, type Transfer } from '@foyer/core/adapter'
import { toBase64 } from '../../wire/base64.js'
import { type Ask, COMMITMENT } from '../read/ask.js'
import { at, listOf, needed, toAmount, toText } from '../read/values.js'
import { compileMessage } from './compile.js'
import { type Instruction, priority } from './instructions.js'

/** Millionths of a lamport in one. */
const MICRO = 1_000_000n

/** More than this is paid on top to nobody, whatever a node says: 0.01 of a coin. */
const MAX_PRIORITY = 10_000_000n

/** Which of the prices of the last blocks, lowest first. */
const PLACES = [
  ['slow', 0.25],
  ['normal', 0.5],
  ['fast', 0.9],
] as const

/** In lamports: what is paid on top, and twice what 64 signatures take. */
const FEE_LIMITS: FeeLimits = { most: MAX_PRIORITY + 640_000n, fair: 1_000_000n }

/** Throws `FEE_TOO_HIGH` for what nobody pays, or what is out of proportion to the coins that are sent. */
export const checkFeeOf = (fee: bigint, { token, amount }: Pick<Transfer, 'token' | 'amount'>): void =>
  checkFee({ fee, ...(!token && { amount }), limits: FEE_LIMITS })

/** What one speed costs: so much for each unit of computing. */
export interface Price {
  readonly id: FeeChoice['id']
  readonly price: bigint
}

export interface Prices {
  /** Of the signature, in lamports. */
  readonly base: bigint
  readonly choices: readonly [Price, ...Price[]]
}

export interface Blockhash {
  readonly blockhash: string
  readonly lastValidBlockHeight: bigint
}

export async function readBlockhash(ask: Ask): Promise<Blockhash> {
  const { blockhash, lastValidBlockHeight } = Object(
    at(await ask('getLatestBlockhash', [{ commitment: COMMITMENT }]), 'value'),
  )
  return {
    blockhash: needed(toText(blockhash), 'blockhash'),
    lastValidBlockHeight: needed(toAmount(lastValidBlockHeight), 'block height'),
  }
}

/** What others paid of late to write to the same accounts, and what the message costs by itself. */
export async function readPrices(
  ask: Ask,
  { payer, instructions }: { readonly payer: string; readonly instructions: readonly Instruction[] },
): Promise<Prices> {
  const writable = instructions.flatMap(({ accounts }) => accounts.filter(({ isWritable }) => isWritable))
  const addresses = [...new Set(writable.map(({ address }) => address))]
  const [{ blockhash }, answer] = await Promise.all([
    readBlockhash(ask),
    ask('getRecentPrioritizationFees', [addresses]),
  ])
  const message = toBase64(compileMessage({ payer, blockhash, instructions }))
  const base = toAmount(at(await ask('getFeeForMessage', [message, { commitment: COMMITMENT }]), 'value'))
  const paid = listOf(answer)
    .map((each) => needed(toAmount(at(each, 'prioritizationFee')), 'fee'))
    .sort((one, other) => (one < other ? -1 : one > other ? 1 : 0))
  return { base: needed(base, 'fee'), choices: toChoices(paid, unitsOf(instructions)) }
}

function toChoices(paid: readonly bigint[], units: number): Prices['choices'] {
  const limit = (MAX_PRIORITY * MICRO) / BigInt(units)
  const priceAt = (share: number) => {
    const price = paid[Math.min(paid.length - 1, Math.floor(share * paid.length))] ?? 0n
    return price < limit ? price : limit
  }
  const normal: Price = { id: 'normal', price: priceAt(0.5) }
  const all = PLACES.map(([id, share]): Price => ({ id, price: priceAt(share) }))
  // A choice between equal prices is none.
  const [first = normal, ...others] = all.filter(({ id, price }) => id === 'normal' || price !== normal.price)
  return [first, ...others]
}

/** What the transaction asks for, its own wish for it included. */
export const unitsOf = (instructions: readonly Instruction[]) =>
  instructions.reduce((sum, { units }) => sum + units, 300)

/** What is paid in all, in lamports. */
export const feeOf = ({ base }: Prices, { price, units }: { readonly price: bigint; readonly units: number }) =>
  base + (price * BigInt(units) + MICRO - 1n) / MICRO

/** The one that was chosen, else the one in the middle. */
export const choose = ({ choices }: Prices, id: FeeChoice['id'] = 'normal'): Price =>
  choices.find((each) => each.id === id) ?? choices.find((each) => each.id === 'normal') ?? choices[0]

/** With what is paid on top. */
export function withPriority(instructions: readonly Instruction[], { price }: Price): readonly Instruction[] {
  return [...priority({ price, units: unitsOf(instructions) }), ...instructions]
}
