import { modalOf } from './modalOf.ts'
import { SITE } from './site.ts'
import type { Visit } from './visit.ts'

/** What is seen on a phone alone: apps in the place of a code. */
export const phoneScreens: readonly Visit[] = [
  {
    name: 'on-a-phone',
    path: SITE,
    withoutWallets: true,
    allowed: [/entries that are no wallets/],
    device: {
      hasTouch: true,
      isMobile: true,
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
    },
    before: (page) => page.addInitScript(() => Object.assign(globalThis, { open: () => null })),
    screens: [
      {
        name: 'phone-connect',
        reach: async (page) => {
          await modalOf(page).open()
          await modalOf(page).button('Open a wallet app').waitFor()
        },
      },
      {
        name: 'phone-apps',
        reach: async (page) => {
          await modalOf(page).button('Open a wallet app').click()
          await modalOf(page).text('Scan with').waitFor()
        },
      },
      {
        name: 'phone-app',
        reach: async (page) => {
          await modalOf(page).dialog.getByRole('list').getByRole('button').first().click()
          await modalOf(page).text('Approve the request in the app').waitFor()
        },
      },
    ],
  },
]
