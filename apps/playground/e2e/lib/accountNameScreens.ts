import { STRICT_PAGE } from './appPaths.ts'
import { controlWallet } from './controlWallet.ts'
import { locateModal } from './locateModal.ts'
import { openAccountNameView, typeAccountName } from './names.ts'
import type { ScreenVisit } from './visit.ts'

/** Lists screens of choosing a name for the account. */
export const accountNameScreens: readonly ScreenVisit[] = [
  {
    name: 'names',
    path: STRICT_PAGE,
    screens: [
      {
        name: 'names-own',
        reach: async (page) => {
          const modal = await openAccountNameView(page)
          await modal.text('lantern.eth').waitFor()
        },
      },
      {
        name: 'names-wrong',
        reach: async (page) => {
          await locateModal(page).dialog.getByLabel('Name', { exact: true }).fill('maya lind')
          await locateModal(page).dialog.getByRole('alert').waitFor()
        },
      },
      {
        // The sandbox has this name from the start.
        name: 'names-choose',
        reach: async (page) => {
          await typeAccountName(page, 'northbeam')
          await locateModal(page).button('northbeam').first().waitFor()
        },
      },
      {
        name: 'names-declined',
        reach: async (page) => {
          await typeAccountName(page, 'maya')
          await controlWallet(page, 'lantern').script.mode('reject')
          await locateModal(page).button('maya.reown.id').click()
          await locateModal(page).dialog.getByRole('alert').waitFor()
        },
      },
      {
        name: 'names-waiting',
        reach: async (page) => {
          await controlWallet(page, 'lantern').script.mode('never')
          await locateModal(page).button('Try again').click()
          await locateModal(page).text('Approve in Lantern').waitFor()
        },
      },
      {
        name: 'names-saved',
        reach: async (page) => {
          await controlWallet(page, 'lantern').script.release()
          await locateModal(page).text('Hello, maya.reown.id').waitFor()
          await locateModal(page).atRest()
        },
      },
    ],
  },
]
