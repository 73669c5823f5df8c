import * as z from 'zod/mini'
import type { CaipNetworkId } from '../types/caip.js'
import type { TokenInfo } from '../types/token.js'
import { isCaipNetworkId } from '../utils/caip.js'
import { plainText } from '../utils/plainText.js'

/** More entries than this are not read: no list of a wallet has them, and each one is asked for. */
const MOST_TOKENS = 20_000

/** No list of the standard says more. */
const LONGEST = { name: 60, symbol: 20, address: 128, url: 2_048 } as const

const tokenSchema = z.object({
  chainId: z.union([z.number(), z.string()]),
  address: z.string(),
  name: z.string(),
  symbol: z.string(),
  decimals: z.number(),
  logoURI: z.optional(z.string()),
})

const listSchema = z.object({ tokens: z.array(z.unknown()) })

/**
 * Tokens of a list in the Uniswap format (https://uniswap.org/tokenlist.schema.json). A `chainId` that is a number is one
 * of EVM; lists for other kinds of networks write a CAIP-2 id. Entries that make no sense are left out, each alone; what is
 * no list at all throws.
 */
export function parseTokenList(answer: unknown): readonly TokenInfo[] {
  const { tokens } = listSchema.parse(answer)
  return tokens.slice(0, MOST_TOKENS).flatMap((entry) => toToken(entry) ?? [])
}

function toToken(entry: unknown): TokenInfo | undefined {
  const parsed = tokenSchema.safeParse(entry)
  if (!parsed.success) return undefined
  const { chainId, decimals, logoURI, ...token } = parsed.data
  const caipNetworkId = toNetworkId(chainId)
  const [name, symbol] = [plainText(token.name, LONGEST.name), plainText(token.symbol, LONGEST.symbol)]
  const address = token.address.trim()
  if (!caipNetworkId || !name || !symbol || !/^[\w:./-]+$/.test(address) || address.length > LONGEST.address)
    return undefined
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > 36) return undefined
  const iconUrl =
    logoURI !== undefined && logoURI.length <= LONGEST.url && logoURI.startsWith('https://') ? logoURI : undefined
  return { caipNetworkId, address, name, symbol, decimals, iconUrl }
}

function toNetworkId(chainId: number | string): CaipNetworkId | undefined {
  if (typeof chainId === 'number') return Number.isSafeInteger(chainId) && chainId > 0 ? `eip155:${chainId}` : undefined
  return isCaipNetworkId(chainId) ? chainId : undefined
}
