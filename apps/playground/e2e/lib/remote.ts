import type { PhoneScript } from '@foyer/sandbox'
import type { Page } from 'playwright-core'
import { modalOf } from './modalOf.ts'
import { readQr } from './readQr.ts'

/** One of the cards of the playground's site. */
export const siteCard = (page: Page, name: string) => page.getByRole('region', { name })

/** The code that a phone wallet scans. */
export const codeOf = (page: Page) => page.getByRole('dialog').getByRole('img', { name: /^QR code to connect / })

/** The code to sign in with Farcaster. Who has no wallet comes to it from a list with a code of its own. */
export const farcasterCodeOf = (page: Page) =>
  page.getByRole('dialog').getByRole('img', { name: 'QR code to sign in with Farcaster' })

/** The visitor opens the code, which who has no wallet sees at once; resolves with what a camera reads. */
export async function showCode(page: Page): Promise<string> {
  await modalOf(page).open()
  return readCode(page)
}

/** The same, once the modal is open. */
export async function readCode(page: Page): Promise<string> {
  const row = modalOf(page).button('Phone wallet')
  await codeOf(page).or(row).first().waitFor()
  if (await row.isVisible()) await row.click()
  await codeOf(page).waitFor()
  return readQr(codeOf(page))
}

/** Connects the phone, whose owner says yes to everything from now on, also to requests. */
export async function connectPhone(page: Page, phone: PhoneScript): Promise<void> {
  await phone.policy({ proposals: 'approve', requests: 'approve' })
  await phone.pair({ uri: await showCode(page) })
  await modalOf(page).gone()
}

/** On the playground: signs a message, and waits until viem says that the signature is good. */
export async function signOnSite(page: Page): Promise<void> {
  await siteCard(page, 'Sign a message').getByRole('button', { name: 'Sign message' }).click()
  await siteCard(page, 'Sign a message').getByText('verifyMessage').waitFor()
}
