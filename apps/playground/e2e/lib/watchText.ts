import type { Page } from 'playwright-core'
import { locateModal } from './locateModal.ts'

/**
 * Watches the open modal for a text that shows briefly: on a busy machine it may be gone before a locator looks.
 * Resolves with a function that waits for the text.
 */
export async function watchText(page: Page, text: string): Promise<() => Promise<unknown>> {
  const noted = await locateModal(page).dialog.evaluateHandle((dialog, requested) => {
    const note = { wasShown: false }
    const root = dialog.getRootNode()
    const observer = new MutationObserver(() => {
      note.wasShown ||= root.textContent?.includes(requested) === true
    })
    observer.observe(root, { subtree: true, childList: true, characterData: true })
    return note
  }, text)
  return () => page.waitForFunction(({ wasShown }) => wasShown, noted)
}
