import { encodeFunctionData, getAddress, parseAbi, zeroAddress } from 'viem'
import { DEFAULT_ROUTERS, type SwapProviderName } from '../swaps/routers'
import { NATIVE_COIN } from '../swaps/types'
import type { FakeRequest } from './startFakeService'

const abi = parseAbi([
  'function exec(address operator, address token, uint256 amount, address target, bytes data)',
  'struct Slippage { address recipient; address buyToken; uint256 minAmountOut; }',
  'function execute(Slippage slippage, bytes[] actions, bytes32 zid)',
])
const SETTLER = getAddress(`0x${'5e'.repeat(20)}`)
const NO_AFFILIATE = `0x${'00'.repeat(32)}` as const

export interface ZeroExData {
  readonly token: string
  readonly amount: bigint
  readonly recipient: string
  readonly buyToken: string
  readonly least: bigint
}

export const encodeZeroExData = ({ token, amount, recipient, buyToken, least }: ZeroExData): string => {
  const slippage = { recipient: getAddress(recipient), buyToken: getAddress(buyToken), minAmountOut: least }
  const data = encodeFunctionData({ abi, functionName: 'execute', args: [slippage, [], NO_AFFILIATE] })
  return encodeFunctionData({ abi, functionName: 'exec', args: [SETTLER, getAddress(token), amount, SETTLER, data] })
}

/** Answers as a provider's reference describes it, and swaps at a price of `toAmount` for whatever amount. */
export function createSwapAnswer(name: SwapProviderName, { url }: FakeRequest, toAmount: bigint) {
  const query = Object.fromEntries(url.searchParams)
  return name === '0x'
    ? answerZeroEx(url, query, toAmount)
    : name === 'lifi'
      ? answerLifi(url, query, toAmount)
      : answerOneInch(url, query, toAmount)
}

type Query = Readonly<Record<string, string | undefined>>
const routerOf = (name: SwapProviderName, chain = '1') => DEFAULT_ROUTERS[name][`eip155:${chain}`]?.[0] ?? ''
const leave = (amount: bigint, slippage: bigint) => (amount * (10_000n - slippage)) / 10_000n

function answerZeroEx(url: URL, query: Query, buyAmount: bigint) {
  const { chainId, sellToken = '', buyToken = '', sellAmount = '0', taker = '', slippageBps = '100' } = query
  const router = routerOf('0x', chainId)
  const isCoin = sellToken === NATIVE_COIN
  const least = leave(buyAmount, BigInt(slippageBps))
  const data = { token: sellToken, amount: BigInt(sellAmount), recipient: taker, buyToken, least }
  return {
    ...{ liquidityAvailable: true, sellToken, buyToken, sellAmount, blockNumber: '23000000' },
    ...{ buyAmount: String(buyAmount), minBuyAmount: String(least), gas: '250000', zid: '0xabc' },
    ...{ allowanceTarget: isCoin ? null : router, totalNetworkFee: '12345' },
    fees: {
      ...{ integratorFee: null, gasFee: null },
      zeroExFee: { amount: String(buyAmount / 400n), token: buyToken, type: 'volume' },
    },
    issues: { allowance: { actual: '0', spender: router }, balance: null, simulationIncomplete: false },
    ...(url.pathname.endsWith('/quote') && {
      transaction: {
        ...{ to: router, data: encodeZeroExData(data), gas: '250000', gasPrice: '1000000000' },
        value: isCoin ? sellAmount : '0',
      },
    }),
  }
}

function answerOneInch(url: URL, query: Query, toAmount: bigint) {
  const [, , , chain = '', call] = url.pathname.split('/')
  const { src, amount = '0', from } = query
  const router = routerOf('1inch', chain)
  const coin = { address: '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE', symbol: 'ETH', name: 'Ether', decimals: 18 }
  if (call === 'tokens') return { tokens: { [NATIVE_COIN]: { ...coin, logoURI: 'https://img.example/eth.png' } } }
  const value = src === NATIVE_COIN ? amount : '0'
  return {
    dstAmount: String(toAmount),
    ...(call === 'swap' && { tx: { from, to: router, data: '0x07ed2379aa', value, gas: 0, gasPrice: '1000000000' } }),
  }
}

function answerLifi(url: URL, query: Query, toAmount: bigint) {
  const { fromChain = '', fromToken = '', toToken = '', fromAmount = '0', fromAddress = '', slippage = '0' } = query
  const chain = Number(fromChain)
  if (url.pathname === '/v1/tokens') {
    const token = { symbol: 'DUSD', decimals: 6, chainId: 1, name: 'Demo USD', coinKey: 'DUSD', priceUSD: '1' }
    return {
      tokens: {
        1: [
          { ...token, address: `0x${'d1'.repeat(20)}` },
          { ...token, address: zeroAddress },
        ],
      },
    }
  }
  const router = getAddress(routerOf('lifi', fromChain))
  const toAmountMin = String(leave(toAmount, BigInt(Math.round(Number(slippage) * 10_000))))
  return {
    ...{ id: 'step-1', type: 'lifi', tool: '1inch' },
    action: {
      ...{ fromAmount, fromChainId: chain, toChainId: chain, fromAddress, toAddress: fromAddress },
      ...{ fromToken: { address: fromToken, chainId: chain }, toToken: { address: toToken, chainId: chain } },
    },
    estimate: {
      ...{ fromAmount, toAmount: String(toAmount), toAmountMin, approvalAddress: router },
      feeCosts: [{ name: 'LIFI Fixed Fee', percentage: '0.0025', amount: '1', included: true }],
    },
    transactionRequest: {
      ...{ from: fromAddress, to: router, data: '0xabcdef01', chainId: chain, gasPrice: '0x1', gasLimit: '0x493e0' },
      value: fromToken === zeroAddress ? `0x${BigInt(fromAmount).toString(16)}` : '0x0',
    },
  }
}
