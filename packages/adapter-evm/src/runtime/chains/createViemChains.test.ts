import {
  getTransaction,
  getTransactionReceipt,
  prepareTransactionRequest,
  readContracts,
  sendTransaction,
} from '@wagmi/core'
import { erc20Abi, type Hex, numberToHex } from 'viem'
import * as viem from 'viem/chains'
import { afterEach, describe, expect, it, vi } from 'vitest'
import * as networks from '../../exports/networks.js'
import type { EvmNetwork } from '../../network.js'
import { ADDRESSES, createTestApp } from '../../testing/createTestApp.js'

const [ADDRESS, OTHER] = ADDRESSES
const HASH: Hex = `0x${'ab'.repeat(32)}`

afterEach(() => void vi.unstubAllGlobals())

const RECEIPT = {
  transactionHash: HASH,
  transactionIndex: '0x0',
  blockHash: HASH,
  blockNumber: '0x10',
  from: ADDRESS,
  to: OTHER,
  cumulativeGasUsed: '0x5208',
  gasUsed: '0x5208',
  effectiveGasPrice: '0x1',
  contractAddress: null,
  logs: [],
  logsBloom: '0x',
  status: '0x1',
  type: '0x2',
}

const TRANSACTION = {
  hash: HASH,
  blockHash: HASH,
  blockNumber: '0x10',
  transactionIndex: '0x0',
  from: ADDRESS,
  to: OTHER,
  gas: '0x5208',
  gasPrice: '0x1',
  input: '0x',
  nonce: '0x0',
  value: '0x1',
  v: '0x0',
  r: '0x1',
  s: '0x1',
  type: '0x2',
}

type Answers = Readonly<Record<string, unknown>>

interface Request {
  readonly method: string
  readonly params?: unknown
}

let nodes = 0

function stubNode(answers: Answers) {
  const requested: Request[] = []
  nodes += 1
  const url = `https://node-${nodes}.example/`
  const send = ({ method, params }: Request) => {
    requested.push({ method, params })
    return answers[method]
  }
  vi.stubGlobal('fetch', async (pending: string, { body }: { body: string }) => {
    if (pending !== url) return new Response(null, { status: 410 })
    const { id, ...request } = JSON.parse(body)
    return Response.json({ jsonrpc: '2.0', id, result: send(request) })
  })
  return { requested, send, url }
}

function createSender(chainId: number, send: (request: Request) => unknown) {
  const answers: Answers = {
    eth_requestAccounts: [ADDRESS],
    eth_accounts: [ADDRESS],
    eth_chainId: numberToHex(chainId),
    eth_sendTransaction: HASH,
  }
  const sent: unknown[] = []
  const provider = {
    async request({ method, params }: Request) {
      if (method === 'eth_sendTransaction') sent.push(params)
      return answers[method] ?? send({ method, params })
    },
    on() {},
    removeListener() {},
  }
  return { sent, wallets: [{ id: 'sender', name: 'Sender', provider }] }
}

const readAt = (url: string, id = 8453) => ({ 'eip155:8453': url, [`eip155:${id}`]: url })

async function setUp(network: EvmNetwork, answers: Answers = {}) {
  const { requested, send: request, url } = stubNode(answers)
  const { sent, wallets } = createSender(network.id, request)
  const page = createTestApp({ networks: [network], wallets, coinbase: false, rpcUrls: readAt(url, network.id) })
  await page.adapter.connect({ walletId: 'sender' })
  return { ...page, requested, sent, config: await page.adapter.wagmiConfig(), chainId: network.id }
}

async function compare<T>([data, chain]: readonly [EvmNetwork, EvmNetwork], act: (network: EvmNetwork) => Promise<T>) {
  const result = await act(data)
  expect(result).toEqual(await act(chain))
  return result
}

describe('a network as data behaves like viem’s chain', () => {
  it('reads the L1 fee on the OP stack', async () => {
    const l1 = { l1GasPrice: '0x2', l1GasUsed: '0x3', l1Fee: '0x6', l1FeeScalar: '0.5' }
    const receipt = await compare([networks.base, viem.base], async (network) => {
      const { config, chainId } = await setUp(network, { eth_getTransactionReceipt: { ...RECEIPT, ...l1 } })
      return getTransactionReceipt(config, { hash: HASH, chainId })
    })
    expect(receipt).toMatchObject({ l1GasPrice: 2n, l1GasUsed: 3n, l1Fee: 6n, l1FeeScalar: 0.5 })
  })

  it('reads deposits of the OP stack', async () => {
    const deposit = { ...TRANSACTION, type: '0x7e', mint: '0x5', sourceHash: HASH, isSystemTx: false }
    const transaction = await compare([networks.optimism, viem.optimism], async (network) => {
      const { config, chainId } = await setUp(network, { eth_getTransactionByHash: deposit })
      return getTransaction(config, { hash: HASH, chainId })
    })
    expect(transaction).toMatchObject({ type: 'deposit', mint: 5n, sourceHash: HASH })
  })

  it('pays fees on Celo in the requested currency', async () => {
    const sent = await compare([networks.celo, viem.celo], async (network) => {
      const { config, sent, chainId } = await setUp(network)
      const transaction = { to: OTHER, value: 1n, gas: 30_000n, feeCurrency: OTHER, chainId }
      await sendTransaction(config, transaction)
      return sent
    })
    expect(sent).toMatchObject([[{ feeCurrency: OTHER }]])
  })

  it('requests Celo’s gas price in that currency', async () => {
    const answers = {
      eth_gasPrice: '0x64',
      eth_maxPriorityFeePerGas: '0x2',
      eth_getBlockByNumber: { number: '0x10', baseFeePerGas: '0x1', transactions: [] },
    }
    const [, requested] = await compare([networks.celo, viem.celo], async (network) => {
      const { config, requested, chainId } = await setUp(network, answers)
      const transaction = { to: OTHER, feeCurrency: OTHER, chainId, parameters: ['fees'] } as const
      const prepared = await prepareTransactionRequest(config, { ...transaction, account: ADDRESS })
      return [prepared, requested] as const
    })
    expect(requested).toContainEqual({ method: 'eth_gasPrice', params: [OTHER] })
  })

  it('passes ZKsync’s fields to the wallet and reads them from receipts', async () => {
    const [sent, receipt] = await compare([networks.zksync, viem.zksync], async (network) => {
      const batch = { l1BatchNumber: '0x7', l1BatchTxIndex: '0x1', l2ToL1Logs: [] }
      const { config, sent, chainId } = await setUp(network, { eth_getTransactionReceipt: { ...RECEIPT, ...batch } })
      const transaction = { to: OTHER, value: 1n, gas: 30_000n, gasPerPubdata: 50_000n, chainId }
      const paid = { ...transaction, paymaster: OTHER, paymasterInput: '0x' as const }
      await sendTransaction(config, paid)
      return [sent, await getTransactionReceipt(config, { hash: HASH, chainId })] as const
    })
    expect(sent).toMatchObject([[{ type: '0x71', eip712Meta: { gasPerPubdata: '0xc350' } }]])
    expect(receipt).toMatchObject({ l1BatchNumber: 7n, l1BatchTxIndex: 1n })
  })

  it('requests Linea’s own fee estimate', async () => {
    const requested = await compare([networks.linea, viem.linea], async (network) => {
      const answers = {
        linea_estimateGas: { baseFeePerGas: '0x7', gasLimit: '0x5208', priorityFeePerGas: '0x9' },
        eth_getBlockByNumber: { number: '0x10', baseFeePerGas: '0x1', transactions: [] },
      }
      const { config, requested, chainId } = await setUp(network, answers)
      const transaction = { to: OTHER, value: 1n, chainId, account: ADDRESS, parameters: ['fees'] } as const
      return [await prepareTransactionRequest(config, transaction), requested]
    })
    expect(requested).toMatchObject([{ maxPriorityFeePerGas: 9n }, expect.anything()])
  })

  it('batches contract reads by multicall', async () => {
    const requested = await compare([networks.mainnet, viem.mainnet], async (network) => {
      const { config, requested, chainId } = await setUp(network)
      const contract = { address: OTHER, abi: erc20Abi, functionName: 'symbol', chainId } as const
      await readContracts(config, { contracts: [contract, contract] })
      return requested
    })
    expect(requested.filter(({ method }) => method === 'eth_call')).toHaveLength(1)
    expect(requested).toMatchObject([{ params: [{ to: expect.stringMatching(/^0xca11bde0/i) }, 'latest'] }])
  })
})

describe('viem’s additions to network data', () => {
  const receipt = { eth_getTransactionReceipt: { ...RECEIPT, l1Fee: '0x6' }, eth_getBalance: '0x1' }

  it('reach clients created before the config was requested', async () => {
    const { url } = stubNode(receipt)
    const { adapter, modal } = createTestApp({ networks: [networks.base], coinbase: false, rpcUrls: readAt(url) })
    const network = modal.$network.get()
    if (network?.chainNamespace !== 'eip155') throw new Error('No network')
    await adapter.balances?.({
      address: ADDRESS,
      network: { ...network, chainNamespace: 'eip155', caipNetworkId: 'eip155:8453' },
    })
    const config = await adapter.wagmiConfig()
    expect(await getTransactionReceipt(config, { hash: HASH })).toMatchObject({ l1Fee: 6n })
  })

  it('reach networks added later', async () => {
    const { config, modal } = await setUp(networks.mainnet, receipt)
    modal.addNetwork(networks.base)
    expect(await getTransactionReceipt(config, { hash: HASH, chainId: 8453 })).toMatchObject({ l1Fee: 6n })
  })

  it('do not override the app’s own fields', async () => {
    const own = { ...networks.base, contracts: { multicall3: { address: OTHER } } }
    const { config } = await setUp(own)
    expect(config.chains[0]).toMatchObject({ contracts: own.contracts, name: 'Base' })
  })
})
