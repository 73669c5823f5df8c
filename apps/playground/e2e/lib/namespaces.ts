import type { Page } from 'playwright-core'
import { cardOf } from './cardOf.ts'
import { modalOf } from './modalOf.ts'

/** Each kind of networks with the sandbox wallet that speaks it alone. */
export const kinds = [
  { namespace: 'eip155', label: 'EVM', wallet: 'Lantern' },
  { namespace: 'solana', label: 'Solana', wallet: 'Meridian' },
  { namespace: 'bip122', label: 'Bitcoin', wallet: 'Saltmarsh' },
  { namespace: 'polkadot', label: 'Polkadot', wallet: 'Thornwick' },
  { namespace: 'cosmos', label: 'Cosmos', wallet: 'Keplr' },
] as const

export type Kind = (typeof kinds)[number]

/** The page with all five. */
export const NAMESPACES_PAGE = '/pages/namespaces/'

/** The statuses of all five, in their order. */
export const statuses = (page: Page) => Promise.all(kinds.map(({ label }) => cardOf(page, label).status()))

/** Through the card and the modal, as a visitor does. */
export async function connectKind(page: Page, { label, wallet }: Kind): Promise<void> {
  await cardOf(page, label).open(wallet)
  await modalOf(page).gone()
}
