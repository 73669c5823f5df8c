import { type Hex, isAddressEqual, numberToHex } from 'viem'
import * as z from 'zod/mini'
import { texts } from '../../texts/texts'
import type { ChainClient } from '../chain/createChainClient'
import type { Network } from '../chain/networks'
import type { EvmCall } from '../decode/describeCall'
import { formatUntrustedName } from '../decode/escapeHiddenCharacters'
import { formatAmount } from '../decode/formatAmount'
import type { ReviewRow, ReviewSection } from '../decode/review'
import { readTokenInfo } from '../rpc/readCallInfo'
import { evmAddressSchema, hexSchema } from '../rpc/readTransaction'
import { readTransferLogs } from './readTransferLogs'

const NATIVE_DECIMALS = 18
const MAX_CHANGES = 8
const MAX_SYMBOL_LENGTH = 16

const logSchema = z.object({ address: evmAddressSchema, topics: z.array(hexSchema), data: hexSchema })
const callSchema = z.object({ status: z.string(), logs: z.array(logSchema) })
const answerSchema = z.tuple([z.object({ calls: z.array(callSchema) })], z.unknown())

interface Change {
  readonly token: Hex | undefined
  readonly tokenId: bigint | undefined
  readonly amount: bigint
}

/**
 * Runs calls on the node, one after the other, and describes how the account’s balances change
 * (`eth_simulateV1`, https://github.com/ethereum/execution-apis). Returns undefined where the node cannot, or a call
 * fails: then the review shows no changes, and the estimate of the fee warns.
 */
export async function simulateCalls(
  calls: readonly EvmCall[],
  { chain, network, account }: { chain: ChainClient; network: Network; account: Hex },
): Promise<ReviewSection | undefined> {
  const simulated = calls.map(({ to, value, data }) => ({
    ...{ from: account, value: numberToHex(value), input: data },
    ...(to !== undefined && { to }),
  }))
  const input = { blockStateCalls: [{ calls: simulated }], traceTransfers: true, validation: false }
  const answer = z.safeParse(
    answerSchema,
    await chain.request('eth_simulateV1', [input, 'latest']).catch(() => undefined),
  )
  if (!answer.success) return undefined
  const [{ calls: done }] = answer.data
  if (done.length !== calls.length || done.some(({ status }) => status !== '0x1')) return undefined
  const changes = sumChanges(
    done.flatMap(({ logs }) => logs),
    account,
  )
  // A node that logs no transfer of coins would hide what the call takes.
  if (calls.some(({ to, value }) => value > 0n && to !== undefined && !isAddressEqual(to, account))) {
    if (!changes.some(({ token, amount }) => token === undefined && amount < 0n)) return undefined
  }
  const shown = changes.slice(0, MAX_CHANGES)
  const rows = (await Promise.all(shown.map((change) => describeChange(change, { chain, network })))).flat()
  const more = changes.length - shown.length
  const { approvals, calls: words } = texts()
  return {
    title: words.simulation.title,
    rows: [
      ...(rows.length === 0 ? [{ name: words.rows.balances, value: words.simulation.noBalances }] : rows),
      ...(more > 0 ? [{ name: approvals.rows.more, value: approvals.more(more) }] : []),
    ],
  }
}

function sumChanges(logs: readonly z.output<typeof logSchema>[], account: Hex): readonly Change[] {
  const sums = new Map<string, Change>()
  for (const { token, tokenId, from, to, amount } of readTransferLogs(logs)) {
    const key = `${token} ${tokenId}`
    const by = (isAddressEqual(to, account) ? amount : 0n) - (isAddressEqual(from, account) ? amount : 0n)
    sums.set(key, { token, tokenId, amount: (sums.get(key)?.amount ?? 0n) + by })
  }
  // What the user gives comes first.
  return [...sums.values()]
    .filter(({ amount }) => amount !== 0n)
    .sort((one, other) => Number(one.amount > 0n) - Number(other.amount > 0n))
}

/** Names a token by its symbol and contract, as any contract can claim any symbol. */
async function describeChange(
  { token, tokenId, amount }: Change,
  { chain, network }: { chain: ChainClient; network: Network },
): Promise<readonly ReviewRow[]> {
  const { amounts, rows } = texts().calls
  const name = amount < 0n ? rows.youSend : rows.youReceive
  const size = amount < 0n ? -amount : amount
  if (token === undefined) return [{ name, value: `${formatAmount(size, NATIVE_DECIMALS)} ${network.symbol}` }]
  const contract = { name: rows.tokenContract, value: token, code: true }
  if (tokenId !== undefined) return [{ name, value: amounts.nft(tokenId) }, contract]
  const info = await readTokenInfo(token, chain)
  const value = info
    ? `${formatAmount(size, info.decimals)} ${formatUntrustedName(info.symbol, MAX_SYMBOL_LENGTH)}`
    : amounts.baseUnitsOfToken(String(size))
  return [{ name, value }, contract]
}
