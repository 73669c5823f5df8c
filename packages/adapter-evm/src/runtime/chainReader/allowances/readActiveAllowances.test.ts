import {
  createClient,
  custom,
  decodeFunctionData,
  encodeAbiParameters,
  type Hex,
  maxUint256,
  numberToHex,
  parseAbi,
} from 'viem'
import { describe, expect, it } from 'vitest'
import type { AllowanceCandidate } from './allowanceCandidates.js'
import { PERMIT2_ADDRESS } from './knownContracts.js'
import { readActiveAllowances } from './readActiveAllowances.js'

const abi = parseAbi([
  'function allowance(address, address)',
  'function allowance(address, address, address)',
  'function symbol()',
  'function name()',
  'function decimals()',
  'function totalSupply()',
  'function balanceOf(address)',
])
const ME = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const TOKEN = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const SPENDER = '0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc'
const NOW_SECONDS = 1_800_000_000

interface Chain {
  readonly kind?: AllowanceCandidate['kind']
  readonly amount: bigint
  /** Token allowance that the owner has given to Permit2. */
  readonly permit2?: bigint
  readonly expires?: number
  readonly supply?: bigint | undefined
  readonly balance?: bigint | undefined
  readonly decimals?: bigint
  readonly symbol?: string
  readonly name?: string
}

/** Reads an allowance from a chain without multicall. A value that is undefined reverts. */
async function read({ kind = 'token', amount, permit2, expires = 0, decimals = 6n, ...token }: Chain) {
  const { supply, balance } = token
  const word = (value: bigint | number) => numberToHex(value, { size: 32 })
  const request = async ({ params }: { readonly method: string; readonly params?: unknown }) => {
    const [{ to, data }] = params as readonly [{ readonly to: Hex; readonly data: Hex }]
    if (to !== TOKEN && to !== PERMIT2_ADDRESS) return '0x'
    const { functionName, args = [] } = decodeFunctionData({ abi, data })
    if (args.length === 3) return `${word(amount)}${word(expires).slice(2)}${word(0).slice(2)}`
    if (functionName === 'symbol' || functionName === 'name') {
      return encodeAbiParameters([{ type: 'string' }], [token[functionName] ?? ''])
    }
    const isThrough = String(args[1]).toLowerCase() === PERMIT2_ADDRESS.toLowerCase()
    const values = { allowance: isThrough ? permit2 : amount, totalSupply: supply, balanceOf: balance, decimals }
    const value = functionName in values ? values[functionName as keyof typeof values] : undefined
    if (value === undefined) throw { code: 3, message: 'execution reverted', data: '0x' }
    return word(value)
  }
  const [allowance] = await readActiveAllowances(createClient({ transport: custom({ request }, { retryCount: 0 }) }), {
    ...{ owner: ME, candidates: [{ kind, token: TOKEN, spender: SPENDER }], known: new Map(), names: new Map() },
    ...{ now: NOW_SECONDS * 1000, signal: new AbortController().signal },
  })
  return allowance
}

describe('an allowance', () => {
  it.each<[bigint, bigint | undefined, boolean]>([
    [2n ** 255n - 1n, undefined, false],
    [2n ** 255n, undefined, true],
    [maxUint256, undefined, true],
    [2n ** 255n - 1n, 0n, false],
    [2n ** 255n - 1n, maxUint256, false],
    [2n ** 255n, maxUint256, true],
    [1_000n, 1_000n, false],
    [1_001n, 1_000n, true],
    [1n, 0n, false],
  ])('of %d, of a supply of %d, is unlimited: %s', async (amount, supply, isUnlimited) => {
    expect(await read({ amount, supply })).toMatchObject({ amount, isUnlimited })
  })

  it.each<[bigint, boolean]>([
    [2n ** 159n - 1n, false],
    [2n ** 159n, true],
    [2n ** 160n - 1n, true],
  ])('of %d by Permit2 is unlimited: %s', async (amount, isUnlimited) => {
    const expires = NOW_SECONDS + 1
    expect(await read({ kind: 'permit2', amount, expires })).toMatchObject({ amount, isUnlimited, via: 'Permit2' })
  })

  it('of nothing is none', async () => {
    expect(await read({ amount: 0n })).toBeUndefined()
    expect(await read({ kind: 'permit2', amount: 0n, expires: NOW_SECONDS + 1 })).toBeUndefined()
  })

  it.each<[number, number | undefined]>([
    [NOW_SECONDS, NOW_SECONDS * 1000],
    [NOW_SECONDS + 1, (NOW_SECONDS + 1) * 1000],
    [8_639_999_999_999, 8_639_999_999_999_000],
    [8_640_000_000_000, undefined],
    [2 ** 48 - 1, undefined],
  ])('by Permit2 that expires at %d s counts until %d ms', async (expires, until) => {
    expect((await read({ kind: 'permit2', amount: 5n, expires }))?.until).toBe(until)
  })

  it('by Permit2 that expired a second ago is none', async () => {
    expect(await read({ kind: 'permit2', amount: 5n, expires: NOW_SECONDS - 1 })).toBeUndefined()
  })

  it.each<[bigint, bigint | undefined, bigint | undefined]>([
    [5n, 9n, 5n],
    [9n, 5n, 5n],
    [9n, 0n, 0n],
    [9n, undefined, undefined],
  ])('of %d puts at risk, of a balance of %d, %d', async (amount, balance, atRisk) => {
    expect((await read({ amount, balance }))?.atRisk).toBe(atRisk)
  })

  it.each([
    [5n, 9n, 9n],
    [9n, 5n, 9n],
    [9n, 9n, 5n],
  ])('by Permit2 puts at risk the least of %d, the balance %d and Permit2’s %d', async (amount, balance, permit2) => {
    const expires = NOW_SECONDS + 1
    expect((await read({ kind: 'permit2', amount, balance, permit2, expires }))?.atRisk).toBe(5n)
  })

  it('of a token that the app does not list has the token’s own names', async () => {
    const token = { symbol: 'PRL', name: 'Pearl' }
    expect(await read({ amount: 5n, ...token })).toMatchObject({ token })
    expect(await read({ amount: 5n })).toMatchObject({ token: { symbol: undefined, name: undefined } })
  })

  it.each([
    [0n, 0],
    [36n, 36],
    [37n, undefined],
  ])('of a token with %d decimals has %s', async (decimals, places) => {
    expect((await read({ amount: 5n, decimals }))?.token.decimals).toBe(places)
  })
})
