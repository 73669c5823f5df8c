import { type AddEthereumChainParameter, type Chain, numberToHex } from 'viem'

/**
 * Turns a chain into the parameter of `wallet_addEthereumChain` (EIP-3085): its own URLs, never the hosted one, which carries
 * the project id. Undefined where no node of it is left that a wallet takes.
 */
export function toAddChainParameter({
  id,
  name,
  nativeCurrency,
  rpcUrls,
  blockExplorers,
}: Chain): (AddEthereumChainParameter & { readonly rpcUrls: readonly string[] }) | undefined {
  const nodes = rpcUrls.default.http.filter(isTakenByWallets)
  if (!nodes.length) return undefined
  const { default: first, ...others } = blockExplorers ?? {}
  const explorers = [first, ...Object.values(others)]
    .flatMap((explorer) => explorer?.url ?? [])
    .filter(isTakenByWallets)
  return {
    chainId: numberToHex(id),
    rpcUrls: nodes,
    chainName: name,
    nativeCurrency: {
      name: nativeCurrency.name,
      symbol: nativeCurrency.symbol,
      decimals: nativeCurrency.decimals,
    },
    // An empty list is an error to wallets; without one they look no further.
    ...(explorers.length ? { blockExplorerUrls: explorers } : {}),
  }
}

/** Wallets refuse the whole chain over one URL that is neither https nor on this machine. */
function isTakenByWallets(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  if (username || password) return false
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]'
  return protocol === 'https:' || (protocol === 'http:' && isLocal)
}
