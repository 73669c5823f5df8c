import { STRICT_PAGE } from './appPaths.ts'
import { locateModal } from './locateModal.ts'
import type { ScreenVisit } from './visit.ts'

/** Lists screens in a phone's browser, where the modal opens wallet apps in place of showing a QR code. */
export const mobileScreens: readonly ScreenVisit[] = [
  {
    name: 'on-a-phone',
    path: STRICT_PAGE,
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
          await locateModal(page).open()
          await locateModal(page).button('Open a wallet app').waitFor()
        },
      },
      {
        name: 'phone-apps',
        reach: async (page) => {
          await locateModal(page).button('Open a wallet app').click()
          await locateModal(page).text('Scan with').waitFor()
        },
      },
      {
        name: 'phone-app',
        reach: async (page) => {
          await locateModal(page).dialog.getByRole('list').getByRole('button').first().click()
          await locateModal(page).text('Approve the request in the app').waitFor()
        },
      },
    ],
  },
]
