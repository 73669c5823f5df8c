import { keccak256, numberToHex, parseTransaction } from 'viem'
import * as z from 'zod/mini'
import type { Api } from '../createApi'
import { createChain } from '../createChain'
import type { Review } from '../decode/review'
import { readNetwork } from '../networks'
import type { EvmRpcCall, RpcCall } from '../rpc/types'
import { createApprovals } from '../screen/createApprovals'
import type { SmartAccount } from '../smart/createSmartAccounts'
import { toWords } from '../toWords'
import { openWallet } from '../wallet/openWallet'

export const ORIGIN = 'https://harbor.example'
export const FRIEND = '0x00000000000000000000000000000000000000aa'
export const GWEI = 10n ** 9n
const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const chainBody = z.object({ method: z.string(), params: z.array(z.unknown()) })
const sendBody = z.object({ operation: z.record(z.string(), z.string()) })

/** What a node says; a test changes it in the middle. */
export interface Node {
  base: bigint
  tip: bigint
  /** Undefined: it cannot be tried. */
  gas: bigint | undefined
  balance: bigint
}

/** A wallet that is open, a node that says what a test wants, and somebody who approves all they are shown. */
export async function createStage() {
  const node: Node = { base: GWEI, tip: GWEI / 10n, gas: 21_000n, balance: 10n ** 21n }
  const sent: string[] = []
  const operations: Readonly<Record<string, string>>[] = []
  const reviews: Review[] = []
  /** While what is asked is being read. */
  const stage = { beforeConsent: () => {} }

  const answers: Readonly<Record<string, (params: readonly unknown[]) => unknown>> = {
    eth_getBlockByNumber: () => ({ number: '0x1', baseFeePerGas: numberToHex(node.base), transactions: [] }),
    eth_maxPriorityFeePerGas: () => numberToHex(node.tip),
    eth_estimateGas: () => node.gas !== undefined && numberToHex(node.gas),
    eth_getBalance: () => numberToHex(node.balance),
    eth_getTransactionCount: () => '0x0',
    eth_getCode: () => '0x',
    eth_call: () => numberToHex(0n, { size: 32 }),
    eth_getTransactionReceipt: () => ({ status: '0x1', blockNumber: '0x1', logs: [] }),
    eth_blockNumber: () => '0x1',
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
    const { method, params } = z.parse(chainBody, body)
    const result = answers[method]?.(params)
    return result ? { result } : { error: { code: 3, message: 'execution reverted: no' } }
  }
  const api: Api = { call: async (path, body, answer) => z.parse(answer, serve(path, body)) }
  const screen = {
    clear() {},
    reading() {},
    working() {},
    async ask({ review }: { readonly review: Review }) {
      reviews.push(review)
      stage.beforeConsent()
    },
    failed: async () => 'close' as const,
  }
  const approvals = createApprovals({ screen, toWords })
  const wallet = await openWallet(new Uint8Array(32).fill(7))
  const person = { userId: 'mia', token: 'token', wallet }
  const signal = new AbortController().signal

  const callOf = (caipNetworkId: string, method: string, params: unknown): RpcCall => {
    const network = readNetwork(caipNetworkId, [caipNetworkId])
    return {
      method,
      params,
      origin: ORIGIN,
      signal,
      person,
      network,
      chain: createChain({ api, token: '' }, network),
      api,
      approvals,
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
    operations,
    wallet,
    smart,
    /** As they were signed. */
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
    /** The fee of the last that was shown. */
    fee: () =>
      reviews
        .at(-1)
        ?.sections.flatMap(({ rows = [] }) => rows)
        .find(({ name }) => name === 'Fee')?.value,
  }
}
