import type { AddressType } from '../address/parseAddress.js'
import type { Coin } from '../node/readCoins.js'

interface Form {
  readonly input: number | undefined
  readonly output: number
  /** In satoshis: `GetDustThreshold` of Bitcoin Core at 3 satoshis per virtual byte. */
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

const OVERHEAD_WEIGHT = 42

export interface Payment {
  readonly coins: readonly Coin[]
  readonly from: AddressType
  readonly to: AddressType
  readonly feeRate: bigint
}

export interface CoinSelection {
  readonly inputs: readonly Coin[]
  readonly fee: bigint
  /** Change in satoshis. 0 if the transaction has no change output. */
  readonly change: bigint
}

export const getDustLimit = (type: AddressType): bigint => FORMS[type].dust

export function getPaymentFee(payment: Omit<Payment, 'coins'>, inputs: number, hasChange: boolean): bigint {
  const { from, to, feeRate } = payment
  const outputs = FORMS[to].output + (hasChange ? FORMS[from].output : 0)
  const weight = OVERHEAD_WEIGHT + inputs * (FORMS[from].input ?? 0) + outputs
  return BigInt(Math.ceil(weight / 4)) * feeRate
}

/** Selects coins, largest first; undefined if they do not suffice. Change below the dust limit becomes fee. */
export function selectCoins(payment: Payment, amount: bigint): CoinSelection | undefined {
  const inputs: Coin[] = []
  let sum = 0n
  for (const coin of listSpendableCoins(payment)) {
    inputs.push(coin)
    sum += coin.value
    if (sum < amount + getPaymentFee(payment, inputs.length, false)) continue
    const fee = getPaymentFee(payment, inputs.length, true)
    const change = sum - amount - fee
    if (change >= getDustLimit(payment.from)) return { inputs, fee, change }
    return { inputs, fee: sum - amount, change: 0n }
  }
  return undefined
}

export function getMaxAmount(payment: Payment): bigint {
  const coins = listSpendableCoins(payment)
  const sum = coins.reduce((total, { value }) => total + value, 0n)
  const most = sum - getPaymentFee(payment, coins.length, false)
  return most >= getDustLimit(payment.to) ? most : 0n
}

function listSpendableCoins({ coins, from, feeRate }: Payment): readonly Coin[] {
  const { input } = FORMS[from]
  if (input === undefined) return []
  const cost = BigInt(Math.ceil(input / 4)) * feeRate
  return coins.filter(({ value }) => value > cost).sort((one, other) => (one.value < other.value ? 1 : -1))
}
