import type { Page } from 'playwright-core'
import { modalOf } from './modalOf.ts'

/**
 * Watches the open modal for a text that shows for a moment only: on a busy machine it may be gone before a locator looks.
 * What it resolves with waits until the text has been there.
 */
export async function noteText(page: Page, text: string): Promise<() => Promise<unknown>> {
  const noted = await modalOf(page).dialog.evaluateHandle((dialog, wanted) => {
    const note = { wasShown: false }
    const root = dialog.getRootNode()
    const observer = new MutationObserver(() => {
      note.wasShown ||= root.textContent?.includes(wanted) === true
    })
    observer.observe(root, { subtree: true, childList: true, characterData: true })
    return note
  }, text)
  return () => page.waitForFunction(({ wasShown }) => wasShown, noted)
}
