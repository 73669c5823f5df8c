import { type AddEthereumChainParameter, type Chain, numberToHex } from 'viem'

/**
 * Builds the parameter of `wallet_addEthereumChain` (EIP-3085) from the network's own URLs, never the hosted ones,
 * which contain the project id. Undefined if wallets would accept none of them.
 */
export function toAddChainParameter({
  id,
  name,
  nativeCurrency,
  rpcUrls,
  blockExplorers,
}: Chain): (AddEthereumChainParameter & { readonly rpcUrls: readonly string[] }) | undefined {
  const nodes = rpcUrls.default.http.filter(isAcceptedByWallets)
  if (!nodes.length) return undefined
  const { default: first, ...others } = blockExplorers ?? {}
  const explorers = [first, ...Object.values(others)]
    .flatMap((explorer) => explorer?.url ?? [])
    .filter(isAcceptedByWallets)
  return {
    chainId: numberToHex(id),
    rpcUrls: nodes,
    chainName: name,
    nativeCurrency: {
      name: nativeCurrency.name,
      symbol: nativeCurrency.symbol,
      decimals: nativeCurrency.decimals,
    },
    // Wallets reject an empty list, but the field may be absent.
    ...(explorers.length ? { blockExplorerUrls: explorers } : {}),
  }
}

/** Checks for https or localhost, because wallets reject the chain for any other URL. */
function isAcceptedByWallets(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  if (username || password) return false
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]'
  return protocol === 'https:' || (protocol === 'http:' && isLocal)
}
