import type { Network } from '@foyer/core'

type Sought =
  | { readonly hash: string }
  /** `tokenId`: one of a contract's things. Explorers that do not know the number show the contract. */
  | { readonly address: string; readonly tokenId?: string | undefined }

/** Where the explorer of a network shows a transaction, an account or an NFT. Undefined where the network names none. */
export function explorerUrl(
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
