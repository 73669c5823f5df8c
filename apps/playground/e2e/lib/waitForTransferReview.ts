import type { Page } from 'playwright-core'
import { locateModal } from './locateModal.ts'

/** Waits until the transfer under review is simulated and can be sent. */
export const waitForTransferReview = (page: Page) =>
  locateModal(page)
    .dialog.getByRole('button', { name: /^Send ./, disabled: false })
    .waitFor()
