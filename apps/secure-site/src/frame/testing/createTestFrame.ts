import { encodeFunctionResult, erc20Abi, keccak256, numberToHex, parseTransaction, toFunctionSelector } from 'viem'
import * as z from 'zod/mini'
import { texts } from '../../texts/texts'
import { createChainClient } from '../chain/createChainClient'
import { readNetwork } from '../chain/networks'
import type { Review } from '../decode/review'
import { createDescriptions } from '../descriptions/createDescriptions'
import { toUserMessage } from '../errors/toUserMessage'
import type { ReviewRelay } from '../reviews/createReviewRelay'
import type { EvmRpcCall, RpcCall } from '../rpc/types'
import { createApprovals } from '../screen/createApprovals'
import type { SiteApi } from '../session/createSiteApi'
import type { SmartAccount } from '../smart/createSmartAccounts'
import { createSpending } from '../spending/createSpending'
import { createWallet } from '../wallet/createWallet'
import { deriveAddresses } from '../wallet/deriveAddresses'

export const APP_ORIGIN = 'https://harbor.example'
export const RECIPIENT = '0x00000000000000000000000000000000000000aa'
export const GWEI = 10n ** 9n
const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const chainBody = z.object({ method: z.string(), params: z.array(z.unknown()) })
const callBody = z.object({ to: z.string(), data: z.string() })
const sendBody = z.object({ operation: z.record(z.string(), z.string()) })

export interface TestNode {
  base: bigint
  tip: bigint
  gas: bigint | undefined
  balance: bigint
  /** Tokens of the chain by their addresses in lower case. */
  tokens?: Readonly<Record<string, { readonly symbol: string; readonly decimals: number }>>
  /** Answer of `eth_simulateV1`; absent where the node has none. */
  simulated?: unknown
}

function readToken({ tokens = {} }: TestNode, input: unknown): string | undefined {
  const call = z.safeParse(callBody, input).data
  const token = call && tokens[call.to.toLowerCase()]
  if (!token) return undefined
  const encode = { 'symbol()': encodeSymbol, 'decimals()': encodeDecimals }
  const [, answer] = Object.entries(encode).find(([name]) => call.data.startsWith(toFunctionSelector(name))) ?? []
  return answer?.(token)
}

const encodeSymbol = ({ symbol }: { readonly symbol: string }) =>
  encodeFunctionResult({ abi: erc20Abi, functionName: 'symbol', result: symbol })
const encodeDecimals = ({ decimals }: { readonly decimals: number }) => numberToHex(decimals, { size: 32 })

export async function createTestFrame({ descriptions = createDescriptions({ key: undefined }) } = {}) {
  const node: TestNode = { base: GWEI, tip: GWEI / 10n, gas: 21_000n, balance: 10n ** 21n }
  const sent: string[] = []
  const operations: Readonly<Record<string, string>>[] = []
  const reviews: Review[] = []
  const places: ('frame' | 'window')[] = []
  const reports: object[] = []
  const stage = { beforeConsent: () => {}, failsReports: false }

  const answers: Readonly<Record<string, (params: readonly unknown[]) => unknown>> = {
    eth_getBlockByNumber: () => ({ number: '0x1', baseFeePerGas: numberToHex(node.base), transactions: [] }),
    eth_maxPriorityFeePerGas: () => numberToHex(node.tip),
    eth_estimateGas: () => node.gas !== undefined && numberToHex(node.gas),
    eth_getBalance: () => numberToHex(node.balance),
    eth_getTransactionCount: () => '0x0',
    eth_getCode: () => '0x',
    eth_call: ([call]) => readToken(node, call) ?? numberToHex(0n, { size: 32 }),
    eth_getTransactionReceipt: () => ({ status: '0x1', blockNumber: '0x1', logs: [] }),
    eth_blockNumber: () => '0x1',
    eth_simulateV1: () => node.simulated,
    eth_sendRawTransaction([raw]) {
      const bytes = z.parse(z.templateLiteral(['0x', z.string()]), raw)
      sent.push(bytes)
      return keccak256(bytes)
    },
  }
  const serve = (path: string, body: object) => {
    if (path === 'smart/send') {
      operations.push(z.parse(sendBody, body).operation)
      return { transactionHash: numberToHex(1n, { size: 32 }), success: true }
    }
    if (path === 'policy/begin') return {}
    if (path === 'permission') {
      if (stage.failsReports) throw new Error('The secure site isn’t responding.')
      reports.push(body)
      return {}
    }
    const { method, params } = z.parse(chainBody, body)
    const result = answers[method]?.(params)
    return result ? { result } : { error: { code: 3, message: 'execution reverted: no' } }
  }
  const api: SiteApi = { call: async (path, body, answer) => z.parse(answer, serve(path, body)) }
  const show = (review: Review, place: 'frame' | 'window') => {
    reviews.push(review)
    places.push(place)
    stage.beforeConsent()
  }
  const screen = {
    clear() {},
    reading() {},
    working() {},
    notice() {},
    async ask({ review }: { readonly review: Review }) {
      show(review, 'frame')
    },
    failed: async () => 'close' as const,
    offerWindow: () => new Promise<never>(() => {}),
  }
  const relay: ReviewRelay = {
    resume: async () => undefined,
    async open(_, { review, terms }) {
      return {
        ...{ url: '', title: review.title, terms, assertion: () => undefined },
        async wait() {
          show(review, 'window')
          return 'approved'
        },
        use: async () => true,
        withdraw: async () => {},
      }
    },
  }
  const approvals = createApprovals({ screen, reviews: relay, toUserMessage })
  const seed = new Uint8Array(32).fill(7)
  const addresses = await deriveAddresses(seed)
  const wallet = createWallet(addresses, (run) => run(seed))
  const person = { userId: 'mia', token: 'token', addresses }
  const signal = new AbortController().signal

  const callOf = (caipNetworkId: string, method: string, params: unknown): RpcCall => {
    const network = readNetwork(caipNetworkId, [caipNetworkId])
    return {
      method,
      params,
      origin: APP_ORIGIN,
      signal,
      person,
      wallet,
      network,
      chain: createChainClient({ api, token: '' }, network),
      api,
      approvals,
      spending: createSpending({ api, token: '', network }),
      descriptions,
    }
  }
  const smart: SmartAccount = {
    address: '0x00000000000000000000000000000000000000c1',
    isDeployed: true,
    entryPoint: '0x00000000000000000000000000000000000000e1',
    factory: '0x00000000000000000000000000000000000000f1',
    factoryData: '0x',
  }
  return {
    node,
    stage,
    reviews,
    // Lists where each review was approved.
    places,
    reports,
    operations,
    wallet,
    smart,
    transactions: () => sent.map((each) => parseTransaction(z.parse(z.templateLiteral(['0x', z.string()]), each))),
    evm(
      params: unknown,
      { account = 'eoa', chainId = 1 }: { account?: 'eoa' | 'smart'; chainId?: number } = {},
    ): EvmRpcCall {
      const eoa = wallet.evm.address
      const active = account === 'smart' ? smart.address : eoa
      return { ...callOf(`eip155:${chainId}`, '', params), chainId, accounts: { eoa, smart, active } }
    },
    solana: (params: unknown) => callOf(SOLANA, '', params),
    fee: () =>
      reviews
        .at(-1)
        ?.sections.flatMap(({ rows = [] }) => rows)
        .find(({ name }) => name === texts().approvals.rows.fee)?.value,
  }
}
