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
import { ADDRESSES, createPage } from '../../testing/createPage.js'

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

/** A node of its own that answers as it is told, and remembers what it was asked. Pages of before have no node any more. */
function stubNode(answers: Answers) {
  const asked: Request[] = []
  nodes += 1
  const url = `https://node-${nodes}.example/`
  const ask = ({ method, params }: Request) => {
    asked.push({ method, params })
    return answers[method]
  }
  vi.stubGlobal('fetch', async (asking: string, { body }: { body: string }) => {
    if (asking !== url) return new Response(null, { status: 410 })
    const { id, ...request } = JSON.parse(body)
    return Response.json({ jsonrpc: '2.0', id, result: ask(request) })
  })
  return { asked, ask, url }
}

/** A wallet on one chain that says yes to everything; what it does not know, it asks its node. */
function createSender(chainId: number, ask: (request: Request) => unknown) {
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
      return answers[method] ?? ask({ method, params })
    },
    on() {},
    removeListener() {},
  }
  return { sent, wallets: [{ id: 'sender', name: 'Sender', provider }] }
}

/** Where a page reads its networks, Base among them. */
const readAt = (url: string, id = 8453) => ({ 'eip155:8453': url, [`eip155:${id}`]: url })

async function setUp(network: EvmNetwork, answers: Answers = {}) {
  const { asked, ask, url } = stubNode(answers)
  const { sent, wallets } = createSender(network.id, ask)
  const page = createPage({ networks: [network], wallets, coinbase: false, rpcUrls: readAt(url, network.id) })
  await page.adapter.connect({ walletId: 'sender' })
  return { ...page, asked, sent, config: await page.adapter.wagmiConfig(), chainId: network.id }
}

/** What a page sees of a network as data, which is what it sees of viem's own object. */
async function compare<T>([data, chain]: readonly [EvmNetwork, EvmNetwork], act: (network: EvmNetwork) => Promise<T>) {
  const found = await act(data)
  expect(found).toEqual(await act(chain))
  return found
}

describe('a network as data behaves as viem’s own object', () => {
  it('tells what L1 took for a transaction on the OP stack', async () => {
    const l1 = { l1GasPrice: '0x2', l1GasUsed: '0x3', l1Fee: '0x6', l1FeeScalar: '0.5' }
    const receipt = await compare([networks.base, viem.base], async (network) => {
      const { config, chainId } = await setUp(network, { eth_getTransactionReceipt: { ...RECEIPT, ...l1 } })
      return getTransactionReceipt(config, { hash: HASH, chainId })
    })
    expect(receipt).toMatchObject({ l1GasPrice: 2n, l1GasUsed: 3n, l1Fee: 6n, l1FeeScalar: 0.5 })
  })

  it('reads a deposit of the OP stack', async () => {
    const deposit = { ...TRANSACTION, type: '0x7e', mint: '0x5', sourceHash: HASH, isSystemTx: false }
    const transaction = await compare([networks.optimism, viem.optimism], async (network) => {
      const { config, chainId } = await setUp(network, { eth_getTransactionByHash: deposit })
      return getTransaction(config, { hash: HASH, chainId })
    })
    expect(transaction).toMatchObject({ type: 'deposit', mint: 5n, sourceHash: HASH })
  })

  it('pays fees on Celo in the coin that the page names', async () => {
    const sent = await compare([networks.celo, viem.celo], async (network) => {
      const { config, sent, chainId } = await setUp(network)
      const transaction = { to: OTHER, value: 1n, gas: 30_000n, feeCurrency: OTHER, chainId }
      await sendTransaction(config, transaction)
      return sent
    })
    expect(sent).toMatchObject([[{ feeCurrency: OTHER }]])
  })

  it('asks a node of Celo for the price in that coin', async () => {
    const answers = {
      eth_gasPrice: '0x64',
      eth_maxPriorityFeePerGas: '0x2',
      eth_getBlockByNumber: { number: '0x10', baseFeePerGas: '0x1', transactions: [] },
    }
    const [, asked] = await compare([networks.celo, viem.celo], async (network) => {
      const { config, asked, chainId } = await setUp(network, answers)
      const transaction = { to: OTHER, feeCurrency: OTHER, chainId, parameters: ['fees'] } as const
      const prepared = await prepareTransactionRequest(config, { ...transaction, account: ADDRESS })
      return [prepared, asked] as const
    })
    expect(asked).toContainEqual({ method: 'eth_gasPrice', params: [OTHER] })
  })

  it('hands what ZKsync knows beyond Ethereum to the wallet, and reads it from a receipt', async () => {
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

  it('asks Linea for its own fees', async () => {
    const asked = await compare([networks.linea, viem.linea], async (network) => {
      const answers = {
        linea_estimateGas: { baseFeePerGas: '0x7', gasLimit: '0x5208', priorityFeePerGas: '0x9' },
        eth_getBlockByNumber: { number: '0x10', baseFeePerGas: '0x1', transactions: [] },
      }
      const { config, asked, chainId } = await setUp(network, answers)
      const transaction = { to: OTHER, value: 1n, chainId, account: ADDRESS, parameters: ['fees'] } as const
      return [await prepareTransactionRequest(config, transaction), asked]
    })
    expect(asked).toMatchObject([{ maxPriorityFeePerGas: 9n }, expect.anything()])
  })

  it('reads many contracts at once', async () => {
    const asked = await compare([networks.mainnet, viem.mainnet], async (network) => {
      const { config, asked, chainId } = await setUp(network)
      const contract = { address: OTHER, abi: erc20Abi, functionName: 'symbol', chainId } as const
      await readContracts(config, { contracts: [contract, contract] })
      return asked
    })
    expect(asked.filter(({ method }) => method === 'eth_call')).toHaveLength(1)
    expect(asked).toMatchObject([{ params: [{ to: expect.stringMatching(/^0xca11bde0/i) }, 'latest'] }])
  })
})

describe('what data leaves out', () => {
  const receipt = { eth_getTransactionReceipt: { ...RECEIPT, l1Fee: '0x6' }, eth_getBalance: '0x1' }

  it('is there for a client that was used before the config was asked for', async () => {
    const { url } = stubNode(receipt)
    const { adapter, modal } = createPage({ networks: [networks.base], coinbase: false, rpcUrls: readAt(url) })
    const network = modal.$network.get()
    if (network?.chainNamespace !== 'eip155') throw new Error('No network')
    await adapter.balances?.({
      address: ADDRESS,
      network: { ...network, chainNamespace: 'eip155', caipNetworkId: 'eip155:8453' },
    })
    const config = await adapter.wagmiConfig()
    expect(await getTransactionReceipt(config, { hash: HASH })).toMatchObject({ l1Fee: 6n })
  })

  it('is there for a network that is added later', async () => {
    const { config, modal } = await setUp(networks.mainnet, receipt)
    modal.addNetwork(networks.base)
    expect(await getTransactionReceipt(config, { hash: HASH, chainId: 8453 })).toMatchObject({ l1Fee: 6n })
  })

  it('is not put over what a page says of its own chain', async () => {
    const own = { ...networks.base, contracts: { multicall3: { address: OTHER } } }
    const { config } = await setUp(own)
    expect(config.chains[0]).toMatchObject({ contracts: own.contracts, name: 'Base' })
  })
})
