import { createClient, custom, decodeFunctionData, encodeFunctionResult, type Hex, numberToHex, parseAbi } from 'viem'
import { describe, expect, it } from 'vitest'
import type { EthCallParameters } from './callContract.js'
import { readContracts } from './readContracts.js'

const abi = parseAbi([
  'struct Call { address target; bool allowFailure; bytes callData; }',
  'struct Result { bool success; bytes returnData; }',
  'function aggregate3(Call[] calls) returns (Result[])',
])
const MULTICALL = '0xcA11bde05977b3631167028862bE2a173976CA11'

interface Chain {
  /** Contracts that use up all gas, including that of a whole batch. */
  readonly eaters?: readonly Hex[]
  readonly hasMulticall?: boolean
}

/** Starts a node whose contracts answer with the data that they receive. */
function createNode({ eaters = [], hasMulticall = true }: Chain = {}) {
  const batches: number[] = []
  let parallel = 0
  let most = 0
  const answer = (to: Hex, data: Hex): Hex => {
    if (eaters.includes(to)) throw { code: -32000, message: 'execution reverted: out of gas' }
    return data
  }
  const request = async ({ method, params }: { readonly method: string; readonly params?: unknown }) => {
    const [{ to, data }] = params as readonly [{ readonly to: Hex; readonly data: Hex }]
    if (method !== 'eth_call') throw { code: -32601, message: 'Method not found' }
    if (to !== MULTICALL) {
      parallel += 1
      most = Math.max(most, parallel)
      await Promise.resolve()
      parallel -= 1
      return answer(to, data)
    }
    if (!hasMulticall) return '0x'
    const [calls] = decodeFunctionData({ abi, data }).args
    batches.push(calls.length)
    const result = calls.map(({ target, callData }) => ({
      ...{ success: true, returnData: answer(target.toLowerCase() as Hex, callData) },
    }))
    return encodeFunctionResult({ abi, functionName: 'aggregate3', result })
  }
  const client = createClient({ transport: custom({ request }, { retryCount: 0 }) })
  return { batches, most: () => most, read: (reads: readonly EthCallParameters[]) => readContracts(client, reads) }
}

const readsOf = (count: number): readonly EthCallParameters[] =>
  Array.from({ length: count }, (_, index) => ({
    ...{ to: numberToHex(index + 1, { size: 20 }), data: numberToHex(index + 1, { size: 4 }) },
  }))

describe('a contract that uses all gas of its batch', () => {
  it.each([2, 3, 4, 5, 8])('fails alone, wherever it is among %d', async (count) => {
    for (const [position, { to }] of readsOf(count).entries()) {
      const expected = readsOf(count).map(({ data }, index) => (index === position ? undefined : data))
      expect(await createNode({ eaters: [to] }).read(readsOf(count))).toEqual(expected)
    }
  })
})

it.each([
  [0, []],
  [1, [1]],
  [500, [500]],
  [501, [500, 1]],
  [1_001, [500, 500, 1]],
])('%d calls are batches of at most 500', async (count, sizes) => {
  const { read, batches } = createNode()
  expect(await read(readsOf(count))).toEqual(readsOf(count).map(({ data }) => data))
  expect(batches).toEqual(sizes)
})

it.each([
  [1, 1],
  [20, 20],
  [21, 20],
  [45, 20],
])('%d calls to a chain without multicall run at most %d at once', async (count, parallel) => {
  const { read, most } = createNode({
    hasMulticall: false,
    eaters: readsOf(count)
      .slice(1, 2)
      .map(({ to }) => to),
  })
  expect(await read(readsOf(count))).toEqual(readsOf(count).map(({ data }, at) => (at === 1 ? undefined : data)))
  expect(most()).toBe(parallel)
})
