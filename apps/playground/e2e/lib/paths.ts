import { join } from 'node:path'

export const PLAYGROUND_FOLDER = join(import.meta.dirname, '../..')

/** Folder of screenshots; ignored by git. */
export const SCREENSHOTS_FOLDER = join(import.meta.dirname, '../screenshots/out')

/** Folder of failed tests' traces; ignored by git. `npx playwright show-trace <file>` opens one. */
export const TRACES_FOLDER = join(import.meta.dirname, '../traces')
