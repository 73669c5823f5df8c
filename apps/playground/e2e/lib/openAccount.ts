import type { Page } from 'playwright-core'
import { connect } from './connect.ts'
import { modalOf } from './modalOf.ts'
import type { WalletName } from './wallet.ts'

/** Connects a wallet and opens its account. */
export async function openAccount(page: Page, name: WalletName) {
  const modal = modalOf(page)
  await connect(page, name)
  await modal.openAccount()
  return modal
}
