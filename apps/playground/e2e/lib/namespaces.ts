import type { Page } from 'playwright-core'
import { locateModal } from './locateModal.ts'
import { locateNamespaceCard } from './locateNamespaceCard.ts'

/** Lists namespaces, each with a sandbox wallet for it alone. */
export const NAMESPACES = [
  { namespace: 'eip155', label: 'EVM', wallet: 'Lantern' },
  { namespace: 'solana', label: 'Solana', wallet: 'Meridian' },
  { namespace: 'bip122', label: 'Bitcoin', wallet: 'Saltmarsh' },
  { namespace: 'polkadot', label: 'Polkadot', wallet: 'Thornwick' },
  { namespace: 'cosmos', label: 'Cosmos', wallet: 'Keplr' },
] as const

export type NamespaceCase = (typeof NAMESPACES)[number]

export const NAMESPACES_PAGE = '/pages/namespaces/'

/** Reads the statuses of all namespaces, in the order of `NAMESPACES`. */
export const readNamespaceStatuses = (page: Page) =>
  Promise.all(NAMESPACES.map(({ label }) => locateNamespaceCard(page, label).status()))

/** Connects like a user: opens the modal by the namespace's card, then chooses the wallet. */
export async function connectNamespace(page: Page, { label, wallet }: NamespaceCase): Promise<void> {
  await locateNamespaceCard(page, label).open(wallet)
  await locateModal(page).gone()
}
