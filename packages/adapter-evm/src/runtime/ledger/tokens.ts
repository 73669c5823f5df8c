import type { TokenAmount, TokenInfo, TokensQuery } from '@foyer/core/adapter'
import { decodeAbiParameters, encodeFunctionData, erc20Abi, type Hex, hexToBigInt, isAddress, size, slice } from 'viem'
import { toText } from '../toText.js'
import { aggregate } from './aggregate.js'
import type { EvmNet, LedgerContext } from './context.js'

interface Known extends TokenInfo {
  readonly address: Hex
}

/** The balances of all known tokens, as one question where the chain has multicall. */
export async function tokens(
  { clientOf, ask }: LedgerContext,
  { address, network, known, signal }: TokensQuery<'eip155'>,
): Promise<readonly TokenAmount[]> {
  const asked = known.filter((each): each is Known => isContract(each.address))
  if (!asked.length || !isContract(address)) return ask(signal, async () => [])
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [address] })
  const answers = await ask(signal, () =>
    aggregate(
      clientOf(network),
      asked.map(({ address: to }) => ({ to, data })),
    ),
  )
  return asked.flatMap(({ caipNetworkId: _, ...token }, index) => {
    const amount = toAmount(answers[index])
    return amount ? [{ ...token, amount }] : []
  })
}

/** A whole number of 256 bits. */
export function toAmount(answer: Hex | undefined): bigint | undefined {
  return answer && size(answer) >= 32 ? hexToBigInt(slice(answer, 0, 32)) : undefined
}

export interface TokenQuery {
  readonly address: string
  readonly network: EvmNet
  readonly signal?: AbortSignal | undefined
}

/** What a contract says of itself. */
export async function token(
  { clientOf, ask }: LedgerContext,
  { address, network, signal }: TokenQuery,
): Promise<TokenInfo | undefined> {
  if (!isContract(address)) return ask(signal, async () => undefined)
  const reads = (['symbol', 'name', 'decimals'] as const).map((functionName) => ({
    to: address,
    data: encodeFunctionData({ abi: erc20Abi, functionName }),
  }))
  const [symbol, name, decimals] = await ask(signal, () => aggregate(clientOf(network), reads))
  const [short, long, places] = [readText(symbol), readText(name), toAmount(decimals)]
  if (!short || places === undefined || places > 36n) return undefined
  return {
    caipNetworkId: network.caipNetworkId,
    address,
    symbol: short,
    name: long || short,
    decimals: Number(places),
  }
}

/** A text, or one word of it as the first tokens answer. Empty for anything else. */
export function readText(answer: Hex | undefined): string {
  if (!answer) return ''
  try {
    if (size(answer) !== 32) return toText(decodeAbiParameters([{ type: 'string' }], answer)[0])
    const bytes = Uint8Array.from(answer.slice(2).match(/../g) ?? [], (each) => Number.parseInt(each, 16))
    const end = bytes.indexOf(0)
    return toText(new TextDecoder('utf-8', { fatal: true }).decode(end < 0 ? bytes : bytes.subarray(0, end)))
  } catch {
    return ''
  }
}

const isContract = (address: string | undefined): address is Hex =>
  address !== undefined && isAddress(address, { strict: false })
