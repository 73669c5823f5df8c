import type { AddressType } from '../address/parseAddress.js'
import type { Coin } from '../reads/readCoins.js'

/** What an address takes in a transaction, in weight units, and the least that nodes pass on to it, in satoshis. */
interface Form {
  /** Of an input that spends from it, signature included. Undefined: nothing is spent from it here. */
  readonly input: number | undefined
  readonly output: number
  /** Bitcoin Core's `GetDustThreshold` at its usual 3 satoshis a virtual byte. */
  readonly dust: bigint
}

const FORMS: Readonly<Record<AddressType, Form>> = {
  p2pkh: { input: 592, output: 136, dust: 546n },
  p2sh: { input: 364, output: 128, dust: 540n },
  p2wpkh: { input: 272, output: 124, dust: 294n },
  p2wsh: { input: undefined, output: 172, dust: 330n },
  p2tr: { input: 231, output: 172, dust: 330n },
  segwit: { input: undefined, output: 172, dust: 330n },
}

/** Version, counts, lock time, and what says that there are witnesses. */
const OVERHEAD = 42

export interface Payment {
  /** All that there is. */
  readonly coins: readonly Coin[]
  /** Where the coins are, and where the change goes. */
  readonly from: AddressType
  readonly to: AddressType
  /** In satoshis a virtual byte. */
  readonly feeRate: bigint
}

export interface Chosen {
  readonly inputs: readonly Coin[]
  readonly fee: bigint
  /** 0: there is no output for it. */
  readonly change: bigint
}

/** The least that an address can be sent. */
export const dustOf = (type: AddressType): bigint => FORMS[type].dust

/** Of a transaction of so many inputs, with or without change. */
export function feeOf(payment: Omit<Payment, 'coins'>, inputs: number, hasChange: boolean): bigint {
  const { from, to, feeRate } = payment
  const outputs = FORMS[to].output + (hasChange ? FORMS[from].output : 0)
  const weight = OVERHEAD + inputs * (FORMS[from].input ?? 0) + outputs
  return BigInt(Math.ceil(weight / 4)) * feeRate
}

/**
 * Chooses what is spent, the largest first: few inputs cost little. Undefined: there is not enough. Change that nobody would
 * pass on, or that costs more than it is, goes to the fee.
 */
export function chooseCoins(payment: Payment, amount: bigint): Chosen | undefined {
  const inputs: Coin[] = []
  let sum = 0n
  for (const coin of worthwhile(payment)) {
    inputs.push(coin)
    sum += coin.value
    if (sum < amount + feeOf(payment, inputs.length, false)) continue
    const fee = feeOf(payment, inputs.length, true)
    const change = sum - amount - fee
    if (change >= dustOf(payment.from)) return { inputs, fee, change }
    return { inputs, fee: sum - amount, change: 0n }
  }
  return undefined
}

/** All of it but the fee, so that nothing is left but coins that cost more than they are. */
export function mostOf(payment: Payment): bigint {
  const coins = worthwhile(payment)
  const sum = coins.reduce((total, { value }) => total + value, 0n)
  const most = sum - feeOf(payment, coins.length, false)
  return most >= dustOf(payment.to) ? most : 0n
}

function worthwhile({ coins, from, feeRate }: Payment): readonly Coin[] {
  const { input } = FORMS[from]
  if (input === undefined) return []
  const cost = BigInt(Math.ceil(input / 4)) * feeRate
  return coins.filter(({ value }) => value > cost).sort((one, other) => (one.value < other.value ? 1 : -1))
}
