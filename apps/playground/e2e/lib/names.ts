import type { Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { given } from './given.ts'
import { modalOf } from './modalOf.ts'
import { openAccount } from './openAccount.ts'
import type { WalletName } from './wallet.ts'

const ask = (path: string, init: RequestInit) => fetch(new URL(`/__sandbox/${path}`, given('dataUrl')), init)

/** What is registered from here on is forgotten with the test. */
export const keepNames = () => onTestFinished(async () => void (await ask('names', { method: 'DELETE' })))

/** What the data service does wrong, until the test ends. */
export async function spoilData(fault: object): Promise<void> {
  onTestFinished(async () => void (await ask('faults', { method: 'DELETE' })))
  await ask('faults', { method: 'POST', body: JSON.stringify(fault) })
}

export const mendData = () => ask('faults', { method: 'DELETE' })

/** To the view in which a name is chosen, by way of the account and its wallet. */
export async function openNaming(page: Page, wallet: WalletName = 'lantern') {
  keepNames()
  const modal = await openAccount(page, wallet)
  await modal.dialog.locator('.fy-who').click()
  await modal.button('Choose a name').click()
  await modal.title.getByText('Choose a name').waitFor()
  return modal
}

/** Types a name, until it is known which are free. */
export async function typeName(page: Page, text: string) {
  const modal = modalOf(page)
  await modal.dialog.getByLabel('Name', { exact: true }).fill(text)
  await modal.dialog.getByRole('list', { name: 'Choose one' }).waitFor()
}
