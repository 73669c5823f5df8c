import type { CaipNetworkId } from '@foyer/core/adapter'

/**
 * What WalletConnect called the clusters before CAIP-2 named them by their genesis hash; its own package for Solana still
 * did so in 2024 (https://github.com/raydium-io/raydium-ui-v3/issues/7, 2024-06). A wallet made for that knows only these.
 */
export const formerIds: Readonly<Record<string, CaipNetworkId<'solana'>>> = {
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K',
}

/** The id of today, in a list of its own; an empty one for networks of other namespaces. */
export function toCurrentId(id: CaipNetworkId): readonly CaipNetworkId<'solana'>[] {
  const [known] = Object.entries(formerIds).find(([, former]) => former === id) ?? []
  const [namespace, reference] = (known ?? id).split(':')
  return namespace === 'solana' && reference ? [`solana:${reference}`] : []
}
