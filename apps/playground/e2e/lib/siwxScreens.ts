import { modalOf } from './modalOf.ts'
import type { Visit } from './visit.ts'
import { wallet } from './wallet.ts'

/** Signing in with a wallet. */
export const siwxScreens: readonly Visit[] = [
  {
    name: 'siwx-asked',
    path: '/pages/berths/?only=eip155',
    // The server tells who has not signed in, and the browser writes it down.
    expected: [/responded with a status of 401/],
    screens: [
      {
        name: 'siwx',
        reach: async (page) => {
          await modalOf(page).open()
          await modalOf(page).button('Lantern').click()
          await modalOf(page).text('What you’re signing').waitFor()
        },
      },
      {
        name: 'siwx-message',
        reach: async (page) => {
          await modalOf(page).text('What you’re signing').click()
          await modalOf(page).text('Valid until').waitFor()
        },
      },
      {
        name: 'siwx-declined',
        isForPeople: true,
        reach: async (page) => {
          await wallet(page, 'lantern').script.mode('reject')
          await modalOf(page).dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
          await modalOf(page).text('Signature declined').waitFor()
        },
      },
    ],
  },
]
