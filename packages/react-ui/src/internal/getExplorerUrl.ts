import type { Network } from '@foyer/core'

type Sought =
  | { readonly hash: string }
  /** With `tokenId`, one NFT of the contract; explorers that do not know the id show the contract. */
  | { readonly address: string; readonly tokenId?: string | undefined }

/** Returns the explorer page of a transaction, an account or an NFT. */
export function getExplorerUrl(
  { blockExplorers, chainNamespace }: Pick<Network, 'blockExplorers' | 'chainNamespace'>,
  what: Sought,
): string | undefined {
  const url = blockExplorers?.default.url
  if (url === undefined || !/^https?:/i.test(url)) return undefined
  const at = url.replace(/\/+$/, '')
  if ('hash' in what) {
    return `${at}/${chainNamespace === 'polkadot' ? 'extrinsic' : 'tx'}/${encodeURIComponent(what.hash)}`
  }
  const { address, tokenId } = what
  if (tokenId === undefined) return `${at}/address/${encodeURIComponent(address)}`
  return `${at}/token/${encodeURIComponent(address)}?a=${encodeURIComponent(tokenId)}`
}
