import type { Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { given } from './given.ts'
import { modalOf } from './modalOf.ts'
import { openView } from './openView.ts'
import { secureFrame } from './secureFrame.ts'
import { signInByEmail } from './signIn.ts'
import { siteWith } from './site.ts'
import type { Visit } from './visit.ts'

const ask = (init: RequestInit) => fetch(new URL('/__sandbox/sessions', given('dataUrl')), init)
const allow = (page: Page) => page.getByRole('button', { name: 'Allow 1 ETH a day' }).click()

/** What the data service keeps of other sites, until the test ends. */
async function keepSession(page: Page, parts: object): Promise<void> {
  const caipAddress = await page.evaluate(() => globalThis.__modal!.$account('eip155').get().caipAddress)
  onTestFinished(async () => void (await ask({ method: 'DELETE' })))
  const session = {
    project: { id: 'p', name: 'Small Hours', url: 'https://smallhours.example' },
    pci: 'small-hours',
    expiry: 4_092_292_800,
    createdAt: 1_767_225_600,
    permissions: [],
    policies: [],
    ...parts,
  }
  await ask({ method: 'POST', body: JSON.stringify({ address: caipAddress, session }) })
}

/** What sites may do without asking: asked for, listed and stopped. */
export const sessionScreens: readonly Visit[] = [
  {
    name: 'sessions',
    withoutWallets: true,
    signIn: true,
    path: siteWith({ 'features.smartSessions': true }),
    screens: [
      {
        name: 'sessions-none',
        reach: async (page) => {
          await signInByEmail(page)
          await openView(page, { view: 'SmartSessionList' })
          await modalOf(page).text('No permissions').waitFor()
        },
      },
      {
        name: 'sessions-asked',
        reach: async (page) => {
          const modal = modalOf(page)
          await modal.close.click()
          await modal.gone()
          await allow(page)
          await secureFrame(page).approve.waitFor()
        },
      },
      {
        name: 'sessions-declined',
        reach: async (page) => {
          const { decline } = secureFrame(page)
          const alert = modalOf(page).dialog.getByRole('alert')
          // The window was of other sizes a moment ago, and a press while the frame still moves is none.
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
          await modalOf(page).button('Try again').click()
          await secureFrame(page).approve.click()
          await modalOf(page).text('Up to 1 ETH a day').waitFor()
          await modalOf(page).atRest()
        },
      },
      {
        name: 'sessions-list',
        reach: async (page) => {
          const modal = modalOf(page)
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
