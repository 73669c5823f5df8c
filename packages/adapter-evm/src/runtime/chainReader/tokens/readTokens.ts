import type { TokenAmount, TokenInfo, TokensQuery } from '@foyer/core/adapter'
import { concat, decodeAbiParameters, type Hex, hexToBigInt, isAddress, pad, size, slice } from 'viem'
import { toDisplayText } from '../../node/toDisplayText.js'
import type { ChainReaderContext, Eip155Network } from '../context.js'
import { readContracts } from '../contracts/readContracts.js'

const SELECTORS = { balanceOf: '0x70a08231', symbol: '0x95d89b41', name: '0x06fdde03', decimals: '0x313ce567' } as const

interface Known extends TokenInfo {
  readonly address: Hex
}

export async function readTokens(
  { getClient, request }: ChainReaderContext,
  { address, network, known, signal }: TokensQuery<'eip155'>,
): Promise<readonly TokenAmount[]> {
  const requested = known.filter((each): each is Known => isContract(each.address))
  if (!requested.length || !isContract(address)) return request(signal, async () => [])
  const data = concat([SELECTORS.balanceOf, pad(address)])
  const answers = await request(signal, (signal) =>
    readContracts(
      getClient(network),
      requested.map(({ address: to }) => ({ to, data })),
      signal,
    ),
  )
  return requested.flatMap(({ caipNetworkId: _, ...token }, index) => {
    const amount = decodeUint256(answers[index])
    return amount ? [{ ...token, amount }] : []
  })
}

export function decodeUint256(answer: Hex | undefined): bigint | undefined {
  return answer && size(answer) >= 32 ? hexToBigInt(slice(answer, 0, 32)) : undefined
}

export interface TokenQuery {
  readonly address: string
  readonly network: Eip155Network
  readonly signal?: AbortSignal | undefined
}

export async function readToken(
  { getClient, request }: ChainReaderContext,
  { address, network, signal }: TokenQuery,
): Promise<TokenInfo | undefined> {
  if (!isContract(address)) return request(signal, async () => undefined)
  const reads = [SELECTORS.symbol, SELECTORS.name, SELECTORS.decimals].map((data) => ({ to: address, data }))
  const [symbol, name, decimals] = await request(signal, (signal) => readContracts(getClient(network), reads, signal))
  const [short, long, places] = [decodeText(symbol), decodeText(name), decodeUint256(decimals)]
  if (!short || places === undefined || places > 36n) return undefined
  return {
    caipNetworkId: network.caipNetworkId,
    address,
    symbol: short,
    name: long || short,
    decimals: Number(places),
  }
}

/** Decodes a text: an ABI string, or a bytes32 as early tokens return. Empty for anything else. */
export function decodeText(answer: Hex | undefined): string {
  if (!answer) return ''
  try {
    if (size(answer) !== 32) return toDisplayText(decodeAbiParameters([{ type: 'string' }], answer)[0])
    const bytes = Uint8Array.from(answer.slice(2).match(/../g) ?? [], (each) => Number.parseInt(each, 16))
    const end = bytes.indexOf(0)
    return toDisplayText(new TextDecoder('utf-8', { fatal: true }).decode(end < 0 ? bytes : bytes.subarray(0, end)))
  } catch {
    return ''
  }
}

const isContract = (address: string | undefined): address is Hex =>
  address !== undefined && isAddress(address, { strict: false })
