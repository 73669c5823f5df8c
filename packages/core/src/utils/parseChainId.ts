import { isCaipNetworkId } from './caip.js'

const HEX = /^0x[0-9a-f]{1,16}$/i
const DECIMAL = /^\d{1,16}$/

/**
 * Parses an EVM chain id: hex text (EIP-695), or decimal text or a number, which some wallets send. Undefined if it is
 * too large for a CAIP-2 id that `isCaipNetworkId` accepts.
 */
export function parseChainId(value: unknown): number | undefined {
  const isText = typeof value === 'string' && (HEX.test(value) || DECIMAL.test(value))
  if (!isText && typeof value !== 'number' && typeof value !== 'bigint') return undefined
  const chainId = Number(value)
  return isCaipNetworkId(`eip155:${chainId}`) ? chainId : undefined
}
