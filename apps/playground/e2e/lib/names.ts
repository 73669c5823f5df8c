import type { Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import type { WalletName } from './controlWallet.ts'
import { getTestService } from './getTestService.ts'
import { locateModal } from './locateModal.ts'
import { openAccount } from './openAccount.ts'

const requestData = (path: string, init: RequestInit) =>
  fetch(new URL(`/__sandbox/${path}`, getTestService('dataUrl')), init)

/** Removes, after the test, the names that were registered since this call. */
export const removeAccountNamesAfterTest = () =>
  onTestFinished(async () => void (await requestData('names', { method: 'DELETE' })))

/** Sets a fault of the data service until the test ends. */
export async function setDataServiceFault(fault: object): Promise<void> {
  onTestFinished(async () => void (await requestData('faults', { method: 'DELETE' })))
  await requestData('faults', { method: 'POST', body: JSON.stringify(fault) })
}

export const clearDataServiceFaults = () => requestData('faults', { method: 'DELETE' })

/** Connects the wallet, and opens the view that registers a name. */
export async function openAccountNameView(page: Page, wallet: WalletName = 'lantern') {
  removeAccountNamesAfterTest()
  const modal = await openAccount(page, wallet)
  await modal.dialog.locator('.fy-who').click()
  await modal.button('Choose a name').click()
  await modal.title.getByText('Choose a name').waitFor()
  return modal
}

/** Types a name, and waits until the view shows whether it is available. */
export async function typeAccountName(page: Page, text: string) {
  const modal = locateModal(page)
  await modal.dialog.getByLabel('Name', { exact: true }).fill(text)
  await modal.dialog.getByRole('list', { name: 'Choose one' }).waitFor()
}
