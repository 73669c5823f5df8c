import * as z from 'zod/mini'
import type { CaipNetworkId } from '../types/caip.js'
import type { TokenInfo } from '../types/token.js'
import { isCaipNetworkId } from '../utils/caip.js'
import { parseChainId } from '../utils/parseChainId.js'
import { sanitizeText } from '../utils/sanitizeText.js'

// Maximum number of tokens in a list, because reading a balance can take a request.
const MAX_TOKENS = 20_000

const MAX_LENGTHS = { name: 60, symbol: 20, address: 128, url: 2_048 } as const

const tokenSchema = z.object({
  chainId: z.union([z.number(), z.string()]),
  address: z.string(),
  name: z.string(),
  symbol: z.string(),
  decimals: z.number(),
  logoURI: z.optional(z.string()),
})

const listSchema = z.object({ tokens: z.array(z.unknown()) })

// Parses a token list (https://uniswap.org/tokenlist.schema.json). Leaves out invalid entries. `chainId` is an EVM
// chain id, or a CAIP-2 id for other namespaces.
export function parseTokenList(answer: unknown): readonly TokenInfo[] {
  const { tokens } = listSchema.parse(answer)
  return tokens.slice(0, MAX_TOKENS).flatMap((entry) => toToken(entry) ?? [])
}

function toToken(entry: unknown): TokenInfo | undefined {
  const parsed = tokenSchema.safeParse(entry)
  if (!parsed.success) return undefined
  const { chainId, decimals, logoURI, ...token } = parsed.data
  const caipNetworkId = toNetworkId(chainId)
  const [name, symbol] = [sanitizeText(token.name, MAX_LENGTHS.name), sanitizeText(token.symbol, MAX_LENGTHS.symbol)]
  const address = token.address.trim()
  if (!caipNetworkId || !name || !symbol || !/^[\w:./-]+$/.test(address) || address.length > MAX_LENGTHS.address)
    return undefined
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > 36) return undefined
  const iconUrl =
    logoURI !== undefined && logoURI.length <= MAX_LENGTHS.url && logoURI.startsWith('https://') ? logoURI : undefined
  return { caipNetworkId, address, name, symbol, decimals, iconUrl }
}

function toNetworkId(chainId: number | string): CaipNetworkId | undefined {
  const id = typeof chainId === 'number' ? `eip155:${parseChainId(chainId)}` : chainId
  return isCaipNetworkId(id) ? id : undefined
}
