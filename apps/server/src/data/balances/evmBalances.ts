import { decodeFunctionResult, encodeFunctionData, erc20Abi, type Hex, isAddress, multicall3Abi } from 'viem'
import * as z from 'zod/mini'
import type { Coin } from '../coins/coinSchema'
import { callNode, type NodeResult, readResult } from '../sources/callNode'
import { SourceError } from '../sources/SourceError'
import type { BalanceSource } from './types'

/** Address of Multicall3 on most networks: https://github.com/mds1/multicall3 */
const MULTICALL = '0xcA11bde05977b3631167028862bE2a173976CA11'
const MAX_CALLS = 250
const REVERTED = 3

const hexSchema = z.string().check(z.regex(/^0x([\da-f]{2})*$/i))
const wordSchema = z.string().check(z.regex(/^0x[\da-f]{64}$/i))
const quantitySchema = z.string().check(z.regex(/^0x[\da-f]{1,64}$/i))

interface Call {
  readonly target: Hex
  readonly callData: Hex
}

/** Reads balances from an EVM node: all at once from Multicall3, or by batches of calls where that is not deployed. */
export const evmBalances: BalanceSource = {
  namespace: 'eip155',
  isAddress: (address) => isAddress(address, { strict: false }),
  async read({ url, address, coins, signal }) {
    const owner = toPlainAddress(address)
    const calls = coins.map((coin) => toCall(coin, owner))
    const amounts =
      (await readByMulticall(url, calls, signal)) ?? (await readByBatch({ url, owner, coins, calls, signal }))
    return coins.flatMap((coin, index) => {
      const amount = amounts[index]
      if (coin.address === undefined && amount === undefined) throw new SourceError('no native balance')
      return amount === undefined || (amount === 0n && coin.address !== undefined) ? [] : [{ ...coin, amount }]
    })
  },
}

function toCall({ address: token }: Coin, owner: Hex): Call {
  if (token === undefined)
    return {
      target: MULTICALL,
      callData: encodeFunctionData({ abi: multicall3Abi, functionName: 'getEthBalance', args: [owner] }),
    }
  const callData = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [owner] })
  return { target: toPlainAddress(token), callData }
}

const addressSchema = z.custom<Hex>((value) => typeof value === 'string' && isAddress(value, { strict: false }))

// Encoding rejects an address whose capitals are no checksum.
const toPlainAddress = (address: string): Hex => z.parse(addressSchema, address.toLowerCase())

// Resolves to undefined if the network has no Multicall3.
async function readByMulticall(url: string, calls: readonly Call[], signal: AbortSignal) {
  const chunks = Array.from({ length: Math.ceil(calls.length / MAX_CALLS) }, (_, index) =>
    calls.slice(index * MAX_CALLS, (index + 1) * MAX_CALLS),
  )
  const answers = await Promise.all(chunks.map((each) => readChunk(url, each, signal)))
  return answers.some((each) => each === undefined) ? undefined : answers.flatMap((each) => each ?? [])
}

async function readChunk(url: string, calls: readonly Call[], signal: AbortSignal) {
  const aggregated = calls.map((call) => ({ ...call, allowFailure: true }))
  const data = encodeFunctionData({ abi: multicall3Abi, functionName: 'aggregate3', args: [aggregated] })
  const answer = await readResult(url, { method: 'eth_call', params: [{ to: MULTICALL, data }, 'latest'] }, signal)
  const result = z.safeParse(hexSchema, answer)
  if (!result.success) throw new SourceError('no result of a call')
  if (result.data === '0x') return undefined
  const items = decodeResults(z.parse(hexDataSchema, result.data))
  if (items.length !== calls.length) throw new SourceError('no result of each call')
  return items.map(({ success, returnData }) => (success ? parseWord(returnData) : undefined))
}

const hexDataSchema = z.custom<Hex>((value) => z.safeParse(hexSchema, value).success)

function decodeResults(data: Hex) {
  try {
    return decodeFunctionResult({ abi: multicall3Abi, functionName: 'aggregate3', data })
  } catch (cause) {
    throw new SourceError('no result of Multicall3', { cause })
  }
}

async function readByBatch({
  url,
  owner,
  coins,
  calls,
  signal,
}: {
  readonly url: string
  readonly owner: Hex
  readonly coins: readonly Coin[]
  readonly calls: readonly Call[]
  readonly signal: AbortSignal
}) {
  const requests = calls.map(({ target, callData }, index) =>
    coins[index]?.address === undefined
      ? { method: 'eth_getBalance', params: [owner, 'latest'] }
      : { method: 'eth_call', params: [{ to: target, data: callData }, 'latest'] },
  )
  const results = await callNode(url, requests, signal)
  return results.map((result, index) =>
    coins[index]?.address === undefined ? parseQuantity(result) : parseTokenResult(result),
  )
}

function parseQuantity(answer: NodeResult): bigint {
  const quantity = z.safeParse(quantitySchema, 'result' in answer ? answer.result : undefined)
  if (!quantity.success) throw new SourceError('no native balance')
  return BigInt(quantity.data)
}

// A call that reverts says that the address is no token; any other error, that the node did not read it.
function parseTokenResult(answer: NodeResult): bigint | undefined {
  if ('result' in answer) return parseWord(answer.result)
  if (answer.code === REVERTED || /revert|invalid opcode|out of gas/i.test(answer.message)) return undefined
  throw new SourceError('a token was not read')
}

function parseWord(data: unknown): bigint | undefined {
  const word = z.safeParse(wordSchema, data)
  return word.success ? BigInt(word.data) : undefined
}
