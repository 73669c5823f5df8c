import { isModalError } from '@foyer/core/adapter'
import { type Chain, createClient, custom, numberToHex, parseEther, parseGwei } from 'viem'
import { avalanche, base, bsc, mainnet, polygon, pulsechain, sepolia } from 'viem/chains'
import { describe, expect, it } from 'vitest'
import { readGasPrices } from './readGasPrices.js'

const hexOf = (gwei: string) => numberToHex(parseGwei(gwei))

async function pricesOf(chain: Chain, reported: { base?: string; tips?: readonly string[]; price?: string }) {
  const { base: baseFee, tips = ['0', '0', '0'], price = '0' } = reported
  const request = async ({ method }: { readonly method: string }) => {
    if (method === 'eth_gasPrice') return hexOf(price)
    if (method === 'eth_maxPriorityFeePerGas') return '0x0'
    if (method !== 'eth_feeHistory' || baseFee === undefined) throw Object.assign(new Error(method), { code: -32601 })
    return {
      oldestBlock: '0x1',
      baseFeePerGas: [hexOf(baseFee), hexOf(baseFee)],
      gasUsedRatio: [0.5],
      reward: [tips.map(hexOf)],
    }
  }
  return readGasPrices(createClient({ chain, transport: custom({ request }, { retryCount: 0 }) }))
}

const tipsOf = async (...[chain, reported]: Parameters<typeof pricesOf>) =>
  (await pricesOf(chain, reported)).map(({ fields }) =>
    'gasPrice' in fields ? fields.gasPrice : fields.maxPriorityFeePerGas,
  )

const isRefused = async (...[chain, reported]: Parameters<typeof pricesOf>) => {
  try {
    await pricesOf(chain, reported)
    return false
  } catch (cause) {
    if (isModalError(cause, 'FEE_TOO_HIGH')) return true
    throw cause
  }
}

describe('honest gas prices are accepted', () => {
  it.each([
    ['Ethereum on a quiet day', mainnet, '0.05', ['0.01', '1.5', '3']],
    ['Ethereum on its worst', mainnet, '500', ['20', '150', '300']],
    ['a test network out of order', sepolia, '1400', ['1', '2', '200']],
    ['Base on a quiet day', base, '0.001', ['0.001', '0.01', '0.5']],
    ['Base on its worst', base, '200', ['0.1', '5', '40']],
    ['BNB, which has no base fee', bsc, '0', ['0.05', '1', '5']],
    ['BNB on its worst', bsc, '0', ['5', '20', '50']],
    ['Polygon', polygon, '30', ['25', '40', '300']],
    ['Polygon on its worst', polygon, '4500', ['30', '400', '1000']],
    ['Avalanche', avalanche, '0.01', ['0', '1', '25']],
    ['a chain whose coin is worth next to nothing', pulsechain, '800000', ['1', '1000', '500000']],
  ] as const)('%s', async (_name, chain, baseFee, tips) => {
    expect(await tipsOf(chain, { base: baseFee, tips })).toEqual(tips.map((each) => parseGwei(each)))
  })

  it.each([
    ['Ethereum', mainnet, '900'],
    ['Base', base, '40'],
    ['BNB', bsc, '5'],
    ['Polygon', polygon, '4000'],
  ] as const)('as one price, on %s', async (_name, chain, price) => {
    expect(await tipsOf(chain, { price })).toEqual([parseGwei(price)])
  })
})

describe('a lying node’s price for a token transfer', () => {
  it.each([
    ['a tip on Base', base, { base: '0.1', tips: ['900000', '900000', '900000'] }, '0.00035'],
    ['a tip and a base fee on Base', base, { base: '200', tips: ['900000', '900000', '900000'] }, '0.0035'],
    ['one price on Base', base, { price: '49' }, '0.0035'],
    ['a tip on BNB', bsc, { base: '0', tips: ['900000', '900000', '900000'] }, '0.0035'],
    ['a tip on Ethereum on a quiet day', mainnet, { base: '1', tips: ['900000', '900000', '900000'] }, '0.002'],
  ] as const)('is capped on %s', async (_name, chain, reported, most) => {
    const taken = (await tipsOf(chain, reported)).map((tip) => 65_000n * tip)
    for (const each of taken) expect(each).toBeLessThan(parseEther(most))
  })

  it.each([
    ['Base', base, '500'],
    ['BNB', bsc, '500'],
    ['Ethereum', mainnet, '3000'],
    ['Polygon', polygon, '10000'],
  ] as const)('is rejected above any price ever paid: on %s', async (_name, chain, baseFee) => {
    expect(await isRefused(chain, { base: baseFee })).toBe(true)
    expect(await isRefused(chain, { price: String(Number(baseFee) + 1) })).toBe(true)
  })

  it('is rejected as a flat price on chains with a base fee', async () => {
    expect(await isRefused(base, { price: '51' })).toBe(true)
    expect(await isRefused(bsc, { price: '51' })).toBe(true)
  })
})
