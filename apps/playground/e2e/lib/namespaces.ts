import type { Page } from 'playwright-core'
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

/** What the page shows of one kind of networks. */
export const cardOf = (page: Page, { namespace }: Pick<Kind, 'namespace'>) =>
  page.locator(`[data-namespace="${namespace}"]`)

export const statusOf = (page: Page, kind: Pick<Kind, 'namespace'>) =>
  cardOf(page, kind).getByTestId('status').textContent()

export const addressOf = (page: Page, kind: Pick<Kind, 'namespace'>) =>
  cardOf(page, kind).getByTestId('address').textContent()

/** The statuses of all five, in their order. */
export const statuses = (page: Page) => Promise.all(kinds.map((kind) => statusOf(page, kind)))

/** Through the card and the modal, as a visitor does. */
export async function connectKind(page: Page, kind: Kind): Promise<void> {
  const modal = modalOf(page)
  await cardOf(page, kind)
    .getByRole('button', { name: `Connect ${kind.label}` })
    .click()
  await modal.button(kind.wallet).click()
  await modal.gone()
}
