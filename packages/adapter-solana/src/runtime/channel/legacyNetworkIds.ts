import type { CaipNetworkId } from '@foyer/core/adapter'

/**
 * Former network ids by today's. WalletConnect's Solana package used them until 2024
 * (https://github.com/raydium-io/raydium-ui-v3/issues/7, 2024-06), and older wallets know only these.
 */
export const LEGACY_NETWORK_IDS: Readonly<Record<string, CaipNetworkId<'solana'>>> = {
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K',
}

export function toCurrentNetworkIds(id: CaipNetworkId): readonly CaipNetworkId<'solana'>[] {
  const [known] = Object.entries(LEGACY_NETWORK_IDS).find(([, former]) => former === id) ?? []
  const [namespace, reference] = (known ?? id).split(':')
  return namespace === 'solana' && reference ? [`solana:${reference}`] : []
}
