import { createClient, custom, type Hex, hexToBigInt, numberToHex, pad, toEventSelector } from 'viem'
import { describe, expect, it } from 'vitest'
import { readApprovalLogs } from './readApprovalLogs.js'

const ME = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const SPENDER = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'

interface Chain {
  readonly latest: bigint
  /** Number of blocks above which the node refuses a range. */
  readonly limit?: bigint | undefined
  /** Tokens that emit an approval in the latest block. */
  readonly tokens?: readonly Hex[]
  readonly known?: readonly Hex[]
}

async function read({ latest, limit = latest + 1n, tokens = [], known = [] }: Chain) {
  const accepted: [bigint, bigint][] = []
  let requests = 0
  const request = async ({ method, params }: { readonly method: string; readonly params?: unknown }) => {
    if (method === 'eth_getBlockByNumber') return { number: numberToHex(latest), timestamp: '0x7', transactions: [] }
    requests += 1
    const [{ fromBlock, toBlock }] = params as readonly [{ readonly fromBlock: Hex; readonly toBlock: Hex }]
    const [from, to] = [hexToBigInt(fromBlock), hexToBigInt(toBlock)]
    if (to - from + 1n > limit) throw { code: -32005, message: 'query exceeds the range limit' }
    accepted.push([from, to])
    return to === latest ? tokens.map(toLog) : []
  }
  const client = createClient({ transport: custom({ request }, { retryCount: 0 }) })
  const isKnown = (token: Hex) => known.includes(token)
  return { ...(await readApprovalLogs(client, { owner: ME, isKnown })), accepted, requests: () => requests }
}

const toLog = (address: Hex) => ({
  address,
  topics: [toEventSelector('Approval(address,address,uint256)'), pad(ME), pad(SPENDER)],
  data: pad('0x5'),
})

describe('the blocks of a chain', () => {
  it.each([0n, 1n, 999n, 50_000_000n])('are one request to a node without a limit: %d', async (latest) => {
    const { accepted, from, requests, now } = await read({ latest })
    expect([accepted, from, requests(), now]).toEqual([[[0n, latest]], undefined, 1, 7_000])
  })

  it.each<[latest: bigint, limit: bigint, requests: number, from: bigint | undefined]>([
    // The node first refuses the range of all blocks, and those of 1,000,000 and 100,000.
    [50_000_000n, 10_000n, 24, 50_000_001n - 21n * 10_000n],
    [209_999n, 10_000n, 23, undefined],
    [219_999n, 10_000n, 24, undefined],
    [220_000n, 10_000n, 24, 1n],
    [1_000_000n, 1_000_000n, 3, undefined],
    [1_000n, 1_000n, 3, undefined],
  ])('up to %d are read in ranges of %d, by %d requests at most', async (latest, limit, requests, from) => {
    const result = await read({ latest, limit })
    expect([result.requests(), result.from]).toEqual([requests, from])
    expect(result.accepted[0]?.[1]).toBe(latest)
    expect(result.accepted.at(-1)?.[0]).toBe(from ?? 0n)
    // Ranges are read from the newest block down, without gaps or overlaps.
    for (const [at, [begin]] of result.accepted.slice(0, -1).entries()) {
      expect(result.accepted[at + 1]?.[1]).toBe(begin - 1n)
    }
  })

  it.each([
    [0n, 1],
    [998n, 1],
    [999n, 1],
    [1_000n, 2],
    [99_999n, 3],
    [5_000_000n, 5],
  ])('up to %d stay unread if the node refuses every range, after %d requests', async (latest, requests) => {
    const result = await read({ latest, limit: 0n })
    expect([result.requests(), result.from, result.candidates]).toEqual([requests, latest + 1n, []])
  })
})

describe('tokens that anybody may emit', () => {
  const tokensOf = (count: number) => Array.from({ length: count }, (_, index) => numberToHex(index + 1, { size: 20 }))

  it.each([
    [5_000, 0, 5_000, false],
    [5_001, 0, 5_000, true],
    [5_001, 1, 5_001, false],
    [5_002, 1, 5_001, true],
  ])('are cut above 5,000 unknown: of %d, of which %d known, %d count', async (count, listed, counted, isCut) => {
    const tokens = tokensOf(count)
    const result = await read({ latest: 0n, tokens, known: tokens.slice(0, listed) })
    expect([result.candidates.length, result.isCut]).toEqual([counted, isCut])
    expect(result.candidates.map(({ token }) => token)).toEqual(expect.arrayContaining(tokens.slice(0, listed)))
  })
})
