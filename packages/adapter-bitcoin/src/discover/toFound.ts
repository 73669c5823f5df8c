import { toImageUrl, type WalletType } from '@foyer/core/adapter'
import type { FoundWallet } from './discovery.js'

/** What a wallet says of itself. It may be anything, and may throw when it is looked at. */
export interface Introduction {
  readonly id?: unknown
  readonly name?: unknown
  readonly icon?: unknown
}

interface Source {
  readonly features?: Readonly<Record<string, { readonly provider?: unknown } | undefined>>
}

/** Empty where there is no name or no object. */
export function toFound(type: WalletType, source: unknown, { id, name, icon }: Introduction): FoundWallet[] {
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
