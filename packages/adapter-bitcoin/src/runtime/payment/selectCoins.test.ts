import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { AddressType } from '../address/parseAddress.js'
import { getDustLimit, getMaxAmount, getPaymentFee, type Payment, selectCoins } from './selectCoins.js'

const RECEIVERS: readonly AddressType[] = ['p2pkh', 'p2sh', 'p2wpkh', 'p2wsh', 'p2tr', 'segwit']
const SENDERS: readonly AddressType[] = ['p2pkh', 'p2sh', 'p2wpkh', 'p2tr']

const coinsOf = (values: readonly bigint[]) => values.map((value, index) => ({ txid: 'a'.repeat(64), index, value }))

const coins = fc
  .array(fc.oneof(fc.bigInt(1n, 2_000n), fc.bigInt(1n, 100_000n), fc.bigInt(1n, 2_100_000_000_000_000n)), {
    maxLength: 30,
  })
  .map(coinsOf)

const payments: fc.Arbitrary<Payment> = fc.record({
  coins,
  from: fc.constantFrom(...SENDERS),
  to: fc.constantFrom(...RECEIVERS),
  feeRate: fc.bigInt(1n, 500n),
})

const sumOf = (inputs: Payment['coins']) => inputs.reduce((sum, { value }) => sum + value, 0n)

it('selectCoins balances amount, fee and change, without dust', () => {
  fc.assert(
    fc.property(payments, fc.bigInt(1n, 2_100_000_000_000_000n), (payment, amount) => {
      const chosen = selectCoins(payment, amount)
      if (!chosen) return
      const { inputs, fee, change } = chosen
      expect(sumOf(inputs)).toBe(amount + fee + change)
      expect(new Set(inputs.map(({ index }) => index)).size).toBe(inputs.length)
      expect(change === 0n || change >= getDustLimit(payment.from)).toBe(true)
      expect(fee >= getPaymentFee(payment, inputs.length, change > 0n)).toBe(true)
      // Without change, the fee exceeds the necessary one by less than a change output and its dust limit.
      const most = getPaymentFee(payment, inputs.length, true) + getDustLimit(payment.from)
      expect(fee < most || change > 0n).toBe(true)
    }),
  )
})

it('selectCoins leaves nothing at the maximum, and fails above it', () => {
  fc.assert(
    fc.property(payments, (payment) => {
      const most = getMaxAmount(payment)
      if (most === 0n) return
      const chosen = selectCoins(payment, most)
      expect(chosen?.change).toBe(0n)
      expect(chosen?.fee).toBe(getPaymentFee(payment, chosen?.inputs.length ?? 0, false))
      expect(selectCoins(payment, most + 1n)).toBeUndefined()
      // No unused coin is worth more than an input that spends it costs.
      const left = payment.coins.filter((coin) => !chosen?.inputs.includes(coin))
      // A virtual byte is four units of weight, rounded up: one input in four may cost a byte less than the others.
      const costs = [1, 2, 3, 4].map(
        (count) => getPaymentFee(payment, count + 1, false) - getPaymentFee(payment, count, false),
      )
      expect(left.every(({ value }) => costs.some((cost) => value <= cost))).toBe(true)
    }),
    // A case that once failed: the smaller coin is worth a satoshi more than the cheapest of four inputs costs.
    { examples: [[{ coins: coinsOf([3_307n, 6_520n]), from: 'p2tr', to: 'p2pkh', feeRate: 58n }]] },
  )
})

it('selectCoins succeeds up to the maximum', () => {
  fc.assert(
    fc.property(payments, fc.bigInt(0n, 1_000n), (payment, share) => {
      const most = getMaxAmount(payment)
      const amount = (most * share) / 1_000n
      if (amount > 0n) expect(selectCoins(payment, amount)).toBeDefined()
    }),
  )
})

it('selectCoins keeps change from the dust limit on', () => {
  const payment = { from: 'p2wpkh', to: 'p2wpkh', feeRate: 10n } as const
  const least = getDustLimit('p2wpkh')
  const exact = 50_000n + getPaymentFee(payment, 1, true) + least
  expect(selectCoins({ ...payment, coins: coinsOf([exact]) }, 50_000n)?.change).toBe(least)
  expect(selectCoins({ ...payment, coins: coinsOf([exact - 1n]) }, 50_000n)?.change).toBe(0n)
  const all = getPaymentFee(payment, 1, false) + least
  expect(getMaxAmount({ ...payment, coins: coinsOf([all]) })).toBe(least)
  expect(getMaxAmount({ ...payment, coins: coinsOf([all - 1n]) })).toBe(0n)
})

it.each([
  ['p2pkh', 148n, 34n, 546n],
  ['p2sh', 91n, 32n, 540n],
  ['p2wpkh', 68n, 31n, 294n],
  ['p2tr', 58n, 43n, 330n],
  ['p2wsh', undefined, 43n, 330n],
  ['segwit', undefined, 43n, 330n],
] as const)('%s has Bitcoin Core’s sizes and dust limit: %s, %s, %s', (type, input, output, dust) => {
  // Compares 400 inputs, so that rounding to virtual bytes hides no unit of weight.
  const weighs = (count: number, to: AddressType) => getPaymentFee({ from: type, to, feeRate: 1n }, count, false)
  const weights = { p2pkh: 592n, p2sh: 364n, p2wpkh: 272n, p2tr: 231n }
  const weight = type in weights ? weights[type as keyof typeof weights] : undefined
  if (weight) {
    expect(weighs(401, 'p2wpkh') - weighs(1, 'p2wpkh')).toBe(weight * 100n)
    expect((weight + 3n) / 4n).toBe(input)
  } else {
    expect(selectCoins({ coins: coinsOf([1_000_000n]), from: type, to: 'p2wpkh', feeRate: 1n }, 1_000n)).toBeUndefined()
  }
  // A transaction without inputs has 10.5 virtual bytes (rounded up to 11) and its output.
  expect(getPaymentFee({ from: 'p2wpkh', to: type, feeRate: 2n }, 0, false)).toBe(2n * (output + 11n))
  expect(getDustLimit(type)).toBe(dust)
})

it('selectCoins skips uneconomic coins', () => {
  const payment = { from: 'p2wpkh', to: 'p2wpkh', feeRate: 10n } as const
  const most = (value: bigint) => getMaxAmount({ ...payment, coins: coinsOf([100_000n, value]) })
  expect([most(679n), most(680n), most(681n)].map((each) => each - most(1n))).toEqual([0n, 0n, 1n])
  const chosen = selectCoins({ ...payment, coins: coinsOf([100_000n, 680n]) }, 100_000n)
  expect(chosen).toBeUndefined()
})
