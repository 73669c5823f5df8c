import type { Network } from '@foyer/core'

/** Where the explorer of a network shows a transaction or an account. Undefined where the network names none. */
export function explorerUrl(
  { blockExplorers, chainNamespace }: Pick<Network, 'blockExplorers' | 'chainNamespace'>,
  what: { readonly hash: string } | { readonly address: string },
): string | undefined {
  const url = blockExplorers?.default.url
  if (url === undefined || !/^https?:/i.test(url)) return undefined
  const transactions = chainNamespace === 'polkadot' ? 'extrinsic' : 'tx'
  const [folder, id] = 'hash' in what ? [transactions, what.hash] : ['address', what.address]
  return `${url.replace(/\/+$/, '')}/${folder}/${encodeURIComponent(id)}`
}
