import type { Page } from 'playwright-core'
import { modalOf } from './modalOf.ts'
import type { Screen } from './screens.ts'
import { wallet } from './wallet.ts'

/** The server tells who has not signed in, and the browser writes it down. */
const guarded = { path: '/pages/berths/?only=eip155', expected: [/responded with a status of 401/] } as const

async function readMessage(page: Page) {
  const modal = modalOf(page)
  await modal.open()
  await modal.button('Lantern').click()
  await modal.text('What you’re signing').waitFor()
  return modal
}

/** Signing in with a wallet. */
export const siwxScreens: readonly Screen[] = [
  { name: 'siwx', ...guarded, reach: readMessage },
  {
    name: 'siwx-message',
    ...guarded,
    reach: async (page) => {
      const modal = await readMessage(page)
      await modal.text('What you’re signing').click()
      await modal.text('Valid until').waitFor()
    },
  },
  {
    name: 'siwx-declined',
    ...guarded,
    isForPeople: true,
    reach: async (page) => {
      const modal = await readMessage(page)
      await wallet(page, 'lantern').script.mode('reject')
      await modal.dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
      await modal.text('Signature declined').waitFor()
    },
  },
]
