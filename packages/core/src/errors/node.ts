// Error texts of geth, erigon, nethermind, reth, besu and L2 sequencers. The first match wins: texts about fee caps
// also contain "gas", so they come first.
const patterns = [
  ['NODE_EXECUTION_REVERTED', /execution reverted|revert(ed)?\b.*(exception|opcode)|VM Exception while processing/i],
  [
    'NODE_FEE_CAP_TOO_HIGH',
    /max fee per gas higher than 2\^256-1|fee cap higher than 2\^256-1|exceeds the configured cap/i,
  ],
  [
    'NODE_FEE_CAP_TOO_LOW',
    /max fee per gas less than block base fee|fee cap less than block base fee|transaction is outdated|transaction underpriced|max fee per gas (is )?too low/i,
  ],
  ['NODE_NONCE_TOO_HIGH', /nonce (is )?too high/i],
  ['NODE_NONCE_TOO_LOW', /nonce (is )?too low|transaction already imported|already known/i],
  [
    'NODE_INSUFFICIENT_FUNDS',
    /insufficient (funds|balance)|exceeds (the )?balance of the (sender )?account|gas required exceeds allowance \(0\)/i,
  ],
  ['NODE_INTRINSIC_GAS_TOO_HIGH', /intrinsic gas (is )?too high|gas limit reached|exceeds block gas limit/i],
  ['NODE_INTRINSIC_GAS_TOO_LOW', /intrinsic gas (is )?too low/i],
] as const

export type NodeErrorCode = (typeof patterns)[number][0]

export function getNodeErrorCode(message: string): NodeErrorCode | undefined {
  return patterns.find(([, pattern]) => pattern.test(message))?.[0]
}
