const HEX = /^0x[0-9a-f]{1,16}$/i
const DECIMAL = /^\d{1,16}$/

/**
 * Parses what a wallet calls a chain: hex text (EIP-695), or a decimal or a number from wallets that do not keep to it.
 * Undefined for anything that is no positive integer which a number holds exactly.
 */
export function parseChainId(value: unknown): number | undefined {
  const isText = typeof value === 'string' && (HEX.test(value) || DECIMAL.test(value))
  if (!isText && typeof value !== 'number' && typeof value !== 'bigint') return undefined
  const chainId = Number(value)
  return Number.isSafeInteger(chainId) && chainId > 0 ? chainId : undefined
}
