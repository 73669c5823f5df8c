import { isModalError, type Network } from '@foyer/core/adapter'
import fc from 'fast-check'
import { createClient, custom, type Hex, numberToHex } from 'viem'
import { expect, it } from 'vitest'
import { toDisplayText } from '../../node/toDisplayText.js'
import type { ChainReaderContext } from '../context.js'
import { readTransfers } from '../logs/readTransfers.js'
import { getReplacementFees } from '../transfers/readGasPrices.js'
import { readTransferQuote } from '../transfers/readTransferQuote.js'
import { decodeUint256 } from './readTokens.js'

const FIRST = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const network: Network<'eip155'> = {
  id: 1,
  caipNetworkId: 'eip155:1',
  chainNamespace: 'eip155',
  name: 'Any',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [] } },
}

const amount = (bits: number) => fc.bigInt({ min: 0n, max: 2n ** BigInt(bits) - 1n })
const hex = (bits: number) => amount(bits).map((each) => numberToHex(each))

function contextOf(answers: Readonly<Record<string, unknown>>): ChainReaderContext {
  const request = async ({ method }: { readonly method: string }) => {
    if (answers[method] === undefined) throw Object.assign(new Error('no such method'), { code: -32601 })
    return answers[method]
  }
  const client = createClient({ transport: custom({ request }, { retryCount: 0 }) })
  return {
    getClient: () => client,
    request: (_, question) => question(new AbortController().signal),
  } as Partial<ChainReaderContext> as ChainReaderContext
}

it('the maximum amount leaves the highest fee, and never exceeds the balance', async () => {
  const rewards = fc.array(fc.array(hex(40), { minLength: 3, maxLength: 3 }), { maxLength: 4 })
  await fc.assert(
    fc.asyncProperty(hex(90), hex(40), rewards, hex(22), hex(60), async (native, base, input, gas, l1) => {
      // A higher percentile of tips is never below a lower one.
      const reward = input.map((each) => [...each].sort((one, other) => (BigInt(one) < BigInt(other) ? -1 : 1)))
      const context = contextOf({
        eth_getBalance: native,
        eth_feeHistory: { oldestBlock: '0x1', baseFeePerGas: [base], gasUsedRatio: [], reward },
        eth_maxPriorityFeePerGas: '0x1',
        eth_estimateGas: gas,
        eth_call: numberToHex(BigInt(l1), { size: 32 }),
      })
      const transfer = { network, from: { address: FIRST, type: 'eoa' as const }, to: FIRST, amount: 10n ** 21n }
      const result = await readTransferQuote(context, transfer).catch((cause: unknown) => {
        if (!isModalError(cause, 'FEE_TOO_HIGH')) throw cause
      })
      // Skips fees above the limit, which `transfers.test.ts` covers.
      fc.pre(result !== undefined)
      const [slow, normal, fast] = result.fees
      expect([slow.id, normal?.id, fast?.id]).toEqual(['slow', 'normal', 'fast'])
      for (const [index, fee] of result.fees.entries()) {
        expect(fee.amount).toBeGreaterThanOrEqual(BigInt(gas) * BigInt(base) + BigInt(l1))
        expect(fee.most).toBeGreaterThanOrEqual(fee.amount)
        expect(fee.amount).toBeGreaterThanOrEqual(result.fees[index - 1]?.amount ?? 0n)
      }
      const left = BigInt(native) - (normal?.most ?? 0n)
      expect(result.most).toBe(left > 0n ? left : 0n)
    }),
    { numRuns: 60 },
  )
})

it('raiseFees raises by at least an eighth', () => {
  const before = fc.record({ maxFeePerGas: amount(80), maxPriorityFeePerGas: amount(80) })
  const legacy = fc.record({ gasPrice: amount(80) })
  fc.assert(
    fc.property(fc.oneof(before, legacy), amount(80), (old, now) => {
      const fields = { maxFeePerGas: now, maxPriorityFeePerGas: now }
      const next: Readonly<Record<string, bigint>> = getReplacementFees(old, {
        id: 'fast',
        amount: now,
        most: now,
        fields,
      })
      for (const [name, value] of Object.entries(old)) {
        expect((next[name] ?? 0n) * 8n).toBeGreaterThanOrEqual(value * 9n)
        expect(next[name]).toBeGreaterThanOrEqual(now)
      }
    }),
  )
})

it('decodeUint256 reads uint256 only', () => {
  fc.assert(
    fc.property(amount(256), (value) => void expect(decodeUint256(numberToHex(value, { size: 32 }))).toBe(value)),
  )
  const short = fc.uint8Array({ maxLength: 31 }).map((bytes): Hex => `0x${Buffer.from(bytes).toString('hex')}`)
  fc.assert(fc.property(short, (answer) => void expect(decodeUint256(answer)).toBeUndefined()))
})

it('readTransfers skips random logs', () => {
  const bytes = fc.uint8Array({ maxLength: 70 }).map((each): Hex => `0x${Buffer.from(each).toString('hex')}`)
  const kind = fc.constant<Hex>('0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef')
  const word = amount(256).map((each) => numberToHex(each, { size: 32 }))
  const topics = fc.array(fc.oneof(kind, word, bytes), { maxLength: 5 })
  fc.assert(
    fc.property(topics, bytes, (all, data) => {
      const result = readTransfers([{ address: FIRST, topics: all, data }])
      expect(result.every(({ amount, tokenId }) => typeof (amount ?? tokenId) === 'bigint')).toBe(true)
    }),
  )
})

it('toDisplayText strips bidirectional and hidden characters, and truncates', () => {
  const text = fc.array(fc.integer({ min: 0, max: 0x10ffff })).map((all) => String.fromCodePoint(...all))
  fc.assert(
    fc.property(text, (input) => {
      const shown = toDisplayText(input)
      expect(shown.length).toBeLessThanOrEqual(100)
      expect(shown).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u)
    }),
  )
})
