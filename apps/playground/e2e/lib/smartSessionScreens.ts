import type { Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { createPlaygroundPath } from './appPaths.ts'
import { getTestService } from './getTestService.ts'
import { locateModal } from './locateModal.ts'
import { locateSecureFrame } from './locateSecureFrame.ts'
import { openView } from './openView.ts'
import { signInByEmail } from './signIn.ts'
import type { ScreenVisit } from './visit.ts'

const request = (init: RequestInit) => fetch(new URL('/__sandbox/sessions', getTestService('dataUrl')), init)
const allow = (page: Page) => page.getByRole('button', { name: 'Allow 1 ETH a day' }).click()

// Stores another app's session, a permission to send without prompts, in the data service until the test ends.
async function keepSession(page: Page, parts: object): Promise<void> {
  const caipAddress = await page.evaluate(() => globalThis.__modal!.$account('eip155').get().caipAddress)
  onTestFinished(async () => void (await request({ method: 'DELETE' })))
  const session = {
    project: { id: 'p', name: 'Small Hours', url: 'https://smallhours.example' },
    pci: 'small-hours',
    expiry: 4_092_292_800,
    createdAt: 1_767_225_600,
    permissions: [],
    policies: [],
    ...parts,
  }
  await request({ method: 'POST', body: JSON.stringify({ address: caipAddress, session }) })
}

/** Lists screens of permissions to send without prompts: requested, listed and revoked. */
export const smartSessionScreens: readonly ScreenVisit[] = [
  {
    name: 'sessions',
    withoutWallets: true,
    signIn: true,
    path: createPlaygroundPath({ 'features.smartSessions': true }),
    screens: [
      {
        name: 'sessions-none',
        reach: async (page) => {
          await signInByEmail(page)
          await openView(page, { view: 'SmartSessionList' })
          await locateModal(page).text('No permissions').waitFor()
        },
      },
      {
        name: 'sessions-asked',
        reach: async (page) => {
          const modal = locateModal(page)
          await modal.close.click()
          await modal.gone()
          await allow(page)
          await locateSecureFrame(page).approve.waitFor()
        },
      },
      {
        name: 'sessions-declined',
        reach: async (page) => {
          const { decline } = locateSecureFrame(page)
          const alert = locateModal(page).dialog.getByRole('alert')
          // Repeats the click: the window was just resized, and a click during motion is dropped.
          await expect
            .poll(async () => {
              if (await decline.isVisible()) await decline.click()
              return alert.isVisible()
            })
            .toBe(true)
        },
      },
      {
        name: 'sessions-allowed',
        reach: async (page) => {
          await locateModal(page).button('Try again').click()
          await locateSecureFrame(page).approve.click()
          await locateModal(page).text('Up to 1 ETH a day').waitFor()
          await locateModal(page).atRest()
        },
      },
      {
        name: 'sessions-list',
        reach: async (page) => {
          const modal = locateModal(page)
          await modal.button('Done').click()
          await modal.gone()
          await keepSession(page, { permissions: [{ type: 'contract-call', data: {} }] })
          await openView(page, { view: 'SmartSessionList' })
          await modal.text('0 of 1 used in this period').waitFor()
          await modal.text('Small Hours').waitFor()
        },
      },
    ],
  },
]
