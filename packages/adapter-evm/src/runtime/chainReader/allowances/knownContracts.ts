import type { Hex } from 'viem'

/** Address of Uniswap's Permit2, the same on every chain. */
export const PERMIT2_ADDRESS: Hex = '0x000000000022D473030F116dDEE9F6B43aC78BA3'

const UNISWAP_V2 = 'Uniswap V2 Router'
const UNIVERSAL = 'Uniswap Universal Router'

/**
 * Names of common spenders by chain id and address, in lower case, from https://docs.uniswap.org/contracts (v2, v3 and
 * v4 deployments, read 2026-11-23).
 */
const CONTRACTS: Readonly<Record<number, Readonly<Record<Hex, string>>>> = {
  1: {
    '0x7a250d5630b4cf539739df2c5dacb4c659f2488d': UNISWAP_V2,
    '0xe592427a0aece92de3edee1f18e0157c05861564': 'Uniswap V3 Router',
    '0x68b3465833fb72a70ecdf485e0e4c7bd8665fc45': 'Uniswap Router',
    '0x3fc91a3afd70395cd496c647d5a6cc9d4b2b7fad': UNIVERSAL,
    '0x66a9893cc07d91d95644aedd05d03f95e1dba8af': UNIVERSAL,
  },
  10: { '0x851116d9223fabed8e56c0e6b8ad0c31d98b3507': UNIVERSAL },
  130: { '0xef740bf23acae26f6492b10de645d6b98dc8eaf3': UNIVERSAL },
  137: { '0x1095692a6237d83c6a72f3f5efedb9a670c49223': UNIVERSAL },
  8453: {
    '0x4752ba5dbc23f44d87826276bf6fd6b1c372ad24': UNISWAP_V2,
    '0x6ff5693b99212da76ad316178a184ab56d299b43': UNIVERSAL,
  },
  42161: {
    '0x4752ba5dbc23f44d87826276bf6fd6b1c372ad24': UNISWAP_V2,
    '0xa51afafe0263b40edaef0df8781ea9aa03e381a3': UNIVERSAL,
  },
}

export function getKnownContracts(chainId: number): ReadonlyMap<string, string> {
  return new Map([[PERMIT2_ADDRESS.toLowerCase(), 'Permit2'], ...Object.entries(CONTRACTS[chainId] ?? {})])
}
