import {
  type Address,
  type Hex,
  hexToBigInt,
  hexToNumber,
  isAddressEqual,
  isHex,
  keccak256,
  numberToHex,
  parseTransaction,
  recoverTransactionAddress,
  type TransactionSerialized,
  zeroHash,
} from 'viem'
import * as z from 'zod/mini'
import { findRpcMethod, RpcError, readParamList } from '../http/answerRpc'
import {
  createDemoLedger,
  type DemoCall,
  type DemoLedger,
  type DemoResult,
  isDemoContract,
  NATIVE_TRANSFERS,
} from './createDemoLedger'

const BLOCK_MS = 2_000
const FIRST_BLOCK_AT_MS = Date.UTC(2026, 0, 1)
const BASE_FEE_WEI = 1_000_000_000n
const TIP_WEI = 100_000_000n
const BLOCK_GAS = 30_000_000n
const LOGS_BLOOM: Hex = `0x${'0'.repeat(512)}`
const NOBODY: Address = `0x${'0'.repeat(40)}`

interface DemoTransaction {
  readonly hash: Hex
  readonly call: DemoCall
  readonly nonce: number
  readonly price: bigint
  readonly block: number
  /** Set once its block is mined. */
  result?: DemoResult
}

const address = z.custom<Address>((value) => typeof value === 'string' && /^0x[0-9a-f]{40}$/i.test(value))
const hex = z.custom<Hex>((value) => isHex(value))
const callSchema = z.object({
  from: z.optional(address),
  to: z.optional(z.nullable(address)),
  value: z.optional(hex),
  data: z.optional(hex),
  input: z.optional(hex),
})
const simulationSchema = z.object({
  blockStateCalls: z.array(z.object({ calls: z.optional(z.array(callSchema)) })),
  traceTransfers: z.optional(z.boolean()),
})

/**
 * Creates an EVM chain that lives in memory, for a demo: it moves ether and the sandbox's tokens, and runs no other
 * contract. Every account of the test mnemonic has a balance. Blocks come every two seconds by the clock.
 */
export function createDemoChain({ chainId, now = Date.now }: { chainId: number; now?: () => number }) {
  const ledger = createDemoLedger()
  const transactions: DemoTransaction[] = []
  let mined = 0
  const height = () => Math.floor((now() - FIRST_BLOCK_AT_MS) / BLOCK_MS)

  /** Executes the transactions of blocks that are due. */
  function mine() {
    const current = height()
    for (let next = transactions[mined]; next && next.block <= current; next = transactions[++mined])
      next.result = ledger.execute({ ...next.call, price: next.price })
    return current
  }

  const sentBy = (sender: Address) => transactions.filter(({ call }) => isAddressEqual(call.from, sender))
  const find = (hash: unknown) => transactions.find((each) => each.hash === hash)

  async function send(raw: unknown): Promise<Hex> {
    if (!isHex(raw)) throw new RpcError(-32602, 'invalid raw transaction')
    const serialized = raw as TransactionSerialized
    const parsed = parseTransaction(serialized)
    const from = await recoverTransactionAddress({ serializedTransaction: serialized })
    if (parsed.chainId !== chainId) throw new RpcError(-32000, 'invalid chain id for signer')
    const nonce = sentBy(from).length
    if ((parsed.nonce ?? 0) < nonce) throw new RpcError(-32003, 'nonce too low')
    if ((parsed.nonce ?? 0) > nonce) throw new RpcError(-32000, 'nonce too high')
    const call = { from, to: parsed.to ?? undefined, value: parsed.value ?? 0n, data: parsed.data ?? '0x' }
    const gas = parsed.gas ?? 21_000n
    const maximum = parsed.maxFeePerGas ?? parsed.gasPrice ?? BASE_FEE_WEI
    if (maximum < BASE_FEE_WEI) throw new RpcError(-32003, 'max fee per gas less than block base fee')
    if (ledger.etherOf(from) < call.value + gas * maximum)
      throw new RpcError(-32003, 'insufficient funds for gas * price + value')
    const tip = parsed.maxPriorityFeePerGas ?? maximum - BASE_FEE_WEI
    const price = BASE_FEE_WEI + tip < maximum ? BASE_FEE_WEI + tip : maximum
    const hash = keccak256(serialized)
    transactions.push({ hash, call, nonce, price, block: height() + 1 })
    return hash
  }

  const methods: Readonly<Record<string, (...params: readonly unknown[]) => unknown>> = {
    eth_chainId: () => numberToHex(chainId),
    net_version: () => String(chainId),
    web3_clientVersion: () => 'foyer-demo',
    eth_syncing: () => false,
    eth_blockNumber: () => numberToHex(height()),
    eth_getBalance: (owner) => numberToHex(ledger.etherOf(readAddress(owner))),
    eth_getTransactionCount: (owner, tag) => {
      const own = sentBy(readAddress(owner))
      return numberToHex(tag === 'pending' ? own.length : own.filter(({ result }) => result).length)
    },
    eth_getCode: (owner) => (isDemoContract(readAddress(owner)) ? '0xfe' : '0x'),
    eth_getStorageAt: () => zeroHash,
    eth_gasPrice: () => numberToHex(BASE_FEE_WEI + TIP_WEI),
    eth_maxPriorityFeePerGas: () => numberToHex(TIP_WEI),
    eth_feeHistory: (count, _newest, percentiles) => {
      const blocks = Number(count)
      const rewards = Array.isArray(percentiles) ? percentiles.map(() => numberToHex(TIP_WEI)) : []
      return {
        oldestBlock: numberToHex(height() - blocks + 1),
        baseFeePerGas: Array.from({ length: blocks + 1 }, () => numberToHex(BASE_FEE_WEI)),
        gasUsedRatio: Array.from({ length: blocks }, () => 0.5),
        reward: Array.from({ length: blocks }, () => rewards),
      }
    },
    eth_estimateGas: (call) => numberToHex(requireSuccess(ledger.copy().execute(readCall(call))).gas),
    eth_call: (call) => requireSuccess(ledger.copy().execute({ ...readCall(call), isFree: true })).returned,
    eth_simulateV1: (input) => simulate(input, ledger, height() + 1),
    eth_sendRawTransaction: (raw) => send(raw),
    eth_getTransactionByHash: (hash) => formatTransaction(find(hash)),
    eth_getTransactionReceipt: (hash) => formatReceipt(find(hash)),
    eth_getBlockByNumber: (block, isFull) => formatBlock(readBlock(block, height()), isFull === true),
    eth_getBlockByHash: (hash, isFull) => formatBlock(isHex(hash) ? hexToNumber(hash) : 0, isFull === true),
    eth_getLogs: () => [],
    ots_searchTransactionsBefore: (account, before, size) => {
      const owner = readAddress(account)
      const found = transactions
        .filter(({ result, block }) => result && (Number(before) === 0 || block < Number(before)))
        .filter(({ call, result }) => isParty(owner, call, result))
        .reverse()
      const page = found.slice(0, Number(size))
      return {
        txs: page.map(formatTransaction),
        receipts: page.map(formatReceipt),
        firstPage: Number(before) === 0,
        lastPage: page.length === found.length,
      }
    },
  }

  function formatTransaction(transaction: DemoTransaction | undefined) {
    if (!transaction) return null
    const { hash, call, nonce, price, block, result } = transaction
    return {
      hash,
      ...{ from: call.from, to: call.to ?? null, value: numberToHex(call.value), input: call.data },
      ...{ nonce: numberToHex(nonce), gas: numberToHex(result?.gas ?? 60_000n), gasPrice: numberToHex(price) },
      ...{ maxFeePerGas: numberToHex(price), maxPriorityFeePerGas: numberToHex(price - BASE_FEE_WEI) },
      ...{ type: '0x2', chainId: numberToHex(chainId), accessList: [], v: '0x0', r: '0x1', s: '0x1', yParity: '0x0' },
      blockNumber: result ? numberToHex(block) : null,
      blockHash: result ? hashOfBlock(block) : null,
      transactionIndex: result ? '0x0' : null,
    }
  }

  function formatReceipt(transaction: DemoTransaction | undefined) {
    if (!transaction?.result) return null
    const { hash, call, price, block, result } = transaction
    const place = { blockNumber: numberToHex(block), blockHash: hashOfBlock(block) }
    const index = { transactionHash: hash, transactionIndex: '0x0' }
    return {
      ...place,
      ...index,
      ...{ from: call.from, to: call.to ?? null, contractAddress: null, type: '0x2' },
      ...{ gasUsed: numberToHex(result.gas), cumulativeGasUsed: numberToHex(result.gas) },
      ...{ effectiveGasPrice: numberToHex(price), status: result.isSuccess ? '0x1' : '0x0', logsBloom: LOGS_BLOOM },
      logs: result.logs.map((log, position) => ({
        ...log,
        ...place,
        ...index,
        logIndex: numberToHex(position),
        removed: false,
      })),
    }
  }

  function formatBlock(number: number, isFull: boolean) {
    if (number < 0 || number > height() + 1) return null
    const included = transactions.filter(({ result, block }) => result && block === number)
    return {
      ...blockHeader(number),
      transactions: included.map((each) => (isFull ? formatTransaction(each) : each.hash)),
    }
  }

  return {
    /** Answers a JSON-RPC request. Throws `RpcError`. */
    call(method: string, params: unknown): unknown {
      mine()
      return findRpcMethod(methods, method)(...readParamList(params))
    },
  }
}

function simulate(input: unknown, ledger: DemoLedger, block: number) {
  const { data } = simulationSchema.safeParse(input)
  if (!data) throw new RpcError(-32602, 'invalid params')
  const copy = ledger.copy()
  return data.blockStateCalls.map(({ calls = [] }, index) => ({
    ...blockHeader(block + index),
    transactions: [],
    calls: calls.map((each) => {
      const result = copy.execute({ ...toCall(each), withNative: data.traceTransfers === true })
      const place = { blockNumber: numberToHex(block + index), blockHash: hashOfBlock(block + index) }
      const logs = result.logs.map((log, position) => ({
        ...log,
        ...place,
        ...{ transactionHash: zeroHash, transactionIndex: '0x0', logIndex: numberToHex(position), removed: false },
      }))
      return {
        status: result.isSuccess ? '0x1' : '0x0',
        returnData: result.returned,
        gasUsed: numberToHex(result.gas),
        logs,
        ...(!result.isSuccess && { error: { code: 3, message: `execution reverted: ${result.reason}` } }),
      }
    }),
  }))
}

function requireSuccess(result: DemoResult) {
  if (result.isSuccess) return result
  if (result.isShort) throw new RpcError(-32003, 'insufficient funds for gas * price + value')
  throw new RpcError(3, `execution reverted: ${result.reason}`, result.returned)
}

const readAddress = (value: unknown): Address => {
  const { data } = address.safeParse(value)
  if (data === undefined) throw new RpcError(-32602, 'invalid address')
  return data
}

function readCall(value: unknown): DemoCall {
  const { data } = callSchema.safeParse(value)
  if (!data) throw new RpcError(-32602, 'invalid call')
  return toCall(data)
}

const toCall = ({ from = NOBODY, to, value, data, input }: z.infer<typeof callSchema>): DemoCall => ({
  from,
  to: to ?? undefined,
  value: value === undefined || value === '0x' ? 0n : hexToBigInt(value),
  data: input ?? data ?? '0x',
})

const isParty = (owner: Address, { from, to }: DemoCall, result: DemoResult | undefined) =>
  [from, to].some((each) => each && isAddressEqual(each, owner)) ||
  (result?.logs.some(
    ({ address: token, topics }) =>
      token !== NATIVE_TRANSFERS && topics.some((topic) => topic.endsWith(owner.slice(2).toLowerCase())),
  ) ??
    false)

const readBlock = (block: unknown, height: number) => (isHex(block) ? hexToNumber(block) : height)

// The number itself, so that a block is found by its hash.
const hashOfBlock = (block: number) => numberToHex(block, { size: 32 })

const blockHeader = (number: number) => ({
  number: numberToHex(number),
  hash: hashOfBlock(number),
  parentHash: hashOfBlock(Math.max(0, number - 1)),
  timestamp: numberToHex(Math.floor((FIRST_BLOCK_AT_MS + number * BLOCK_MS) / 1000)),
  ...{ gasLimit: numberToHex(BLOCK_GAS), gasUsed: numberToHex(BLOCK_GAS / 2n) },
  ...{ baseFeePerGas: numberToHex(BASE_FEE_WEI), miner: NOBODY, difficulty: '0x0', totalDifficulty: '0x0' },
  ...{ extraData: '0x', logsBloom: LOGS_BLOOM, nonce: '0x0000000000000000', size: '0x400', uncles: [] },
  ...{ sha3Uncles: zeroHash, stateRoot: zeroHash, transactionsRoot: zeroHash, receiptsRoot: zeroHash },
  mixHash: zeroHash,
})
