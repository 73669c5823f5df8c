import { controlWallet } from './controlWallet.ts'
import { locateModal } from './locateModal.ts'
import type { ScreenVisit } from './visit.ts'

/** Lists screens of signing in with a wallet. */
export const siwxScreens: readonly ScreenVisit[] = [
  {
    name: 'siwx-asked',
    path: '/pages/berths/?only=eip155',
    // The server reports a missing sign-in, and the browser logs it.
    expected: [/responded with a status of 401/],
    screens: [
      {
        name: 'siwx',
        reach: async (page) => {
          await locateModal(page).open()
          await locateModal(page).button('Lantern').click()
          await locateModal(page).text('What you’re signing').waitFor()
        },
      },
      {
        name: 'siwx-message',
        reach: async (page) => {
          await locateModal(page).text('What you’re signing').click()
          await locateModal(page).text('Valid until').waitFor()
        },
      },
      {
        name: 'siwx-declined',
        isForPeople: true,
        reach: async (page) => {
          await controlWallet(page, 'lantern').script.mode('reject')
          await locateModal(page).dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
          await locateModal(page).text('Signature declined').waitFor()
        },
      },
    ],
  },
]
