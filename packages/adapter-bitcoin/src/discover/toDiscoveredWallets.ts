import type { WalletType } from '@foyer/core/adapter'
import { toImageUrl } from '@foyer/core/internal/page'
import type { DiscoveredWallet } from './discovery.js'

export interface UntrustedWalletInfo {
  readonly id?: unknown
  readonly name?: unknown
  readonly icon?: unknown
}

interface Source {
  readonly features?: Readonly<Record<string, { readonly provider?: unknown } | undefined>>
}

export function toDiscoveredWallets(
  type: WalletType,
  source: unknown,
  { id, name, icon }: UntrustedWalletInfo,
): DiscoveredWallet[] {
  return typeof name === 'string' && name && isObject(source)
    ? [
        {
          wallet: { id: String(id), name, type, imageUrl: toImageUrl(icon) },
          source,
          provider: source.features?.['sats-connect:']?.provider,
        },
      ]
    : []
}

const isObject = (value: unknown): value is Source => typeof value === 'object' && value !== null
