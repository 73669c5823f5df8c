import type { Page } from 'playwright-core'
import { connect } from './connect.ts'
import type { WalletName } from './controlWallet.ts'
import { locateModal } from './locateModal.ts'

export async function openAccount(page: Page, name: WalletName) {
  const modal = locateModal(page)
  await connect(page, name)
  await modal.openAccount()
  return modal
}
