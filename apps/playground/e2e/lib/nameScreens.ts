import { modalOf } from './modalOf.ts'
import { openNaming, typeName } from './names.ts'
import type { Screen } from './screens.ts'
import { SITE } from './site.ts'
import { wallet } from './wallet.ts'

/** Choosing a name. */
export const nameScreens: readonly Screen[] = [
  {
    name: 'names-own',
    path: SITE,
    reach: async (page) => {
      const modal = await openNaming(page)
      await modal.text('lantern.eth').waitFor()
    },
  },
  {
    name: 'names-choose',
    path: SITE,
    reach: async (page) => {
      // Northbeam's from the start.
      await openNaming(page)
      await typeName(page, 'northbeam')
    },
  },
  {
    name: 'names-wrong',
    path: SITE,
    reach: async (page) => {
      const modal = await openNaming(page)
      await modal.dialog.getByLabel('Name', { exact: true }).fill('maya lind')
      await modal.dialog.getByRole('alert').waitFor()
    },
  },
  {
    name: 'names-waiting',
    path: SITE,
    reach: async (page) => {
      const modal = await openNaming(page)
      await typeName(page, 'maya')
      await wallet(page, 'lantern').script.mode('never')
      await modal.button('maya.reown.id').click()
      await modal.text('Approve in Lantern').waitFor()
    },
  },
  {
    name: 'names-declined',
    path: SITE,
    reach: async (page) => {
      const modal = await openNaming(page)
      await typeName(page, 'maya')
      await wallet(page, 'lantern').script.mode('reject')
      await modal.button('maya.reown.id').click()
      await modal.dialog.getByRole('alert').waitFor()
    },
  },
  {
    name: 'names-saved',
    path: SITE,
    reach: async (page) => {
      const modal = await openNaming(page)
      await typeName(page, 'maya')
      await modal.button('maya.reown.id').click()
      await modal.text('Hello, maya.reown.id').waitFor()
      await modalOf(page).atRest()
    },
  },
]
