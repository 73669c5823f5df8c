import { modalOf } from './modalOf.ts'
import { openNaming, typeName } from './names.ts'
import { SITE } from './site.ts'
import type { Visit } from './visit.ts'
import { wallet } from './wallet.ts'

/** Choosing a name. */
export const nameScreens: readonly Visit[] = [
  {
    name: 'names',
    path: SITE,
    screens: [
      {
        name: 'names-own',
        reach: async (page) => {
          const modal = await openNaming(page)
          await modal.text('lantern.eth').waitFor()
        },
      },
      {
        name: 'names-wrong',
        reach: async (page) => {
          await modalOf(page).dialog.getByLabel('Name', { exact: true }).fill('maya lind')
          await modalOf(page).dialog.getByRole('alert').waitFor()
        },
      },
      {
        // Northbeam's from the start.
        name: 'names-choose',
        reach: async (page) => {
          await typeName(page, 'northbeam')
          await modalOf(page).button('northbeam').first().waitFor()
        },
      },
      {
        name: 'names-declined',
        reach: async (page) => {
          await typeName(page, 'maya')
          await wallet(page, 'lantern').script.mode('reject')
          await modalOf(page).button('maya.reown.id').click()
          await modalOf(page).dialog.getByRole('alert').waitFor()
        },
      },
      {
        name: 'names-waiting',
        reach: async (page) => {
          await wallet(page, 'lantern').script.mode('never')
          await modalOf(page).button('Try again').click()
          await modalOf(page).text('Approve in Lantern').waitFor()
        },
      },
      {
        name: 'names-saved',
        reach: async (page) => {
          await wallet(page, 'lantern').script.release()
          await modalOf(page).text('Hello, maya.reown.id').waitFor()
          await modalOf(page).atRest()
        },
      },
    ],
  },
]
