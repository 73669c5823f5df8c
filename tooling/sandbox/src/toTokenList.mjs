/**
 * The tokens of the sandbox's EVM chains, as a site would list them. The other chains tell theirs themselves.
 *
 * @type {typeof import('./index.mjs').toTokenList}
 */
export function toTokenList({ rpcUrls, tokens }) {
  return {
    tokens: Object.keys(rpcUrls).flatMap((caipNetworkId) =>
      Object.values(tokens).map(({ address, symbol, name, decimals }) => ({
        chainId: Number(caipNetworkId.slice('eip155:'.length)),
        ...{ address, symbol, name, decimals },
      })),
    ),
  }
}
