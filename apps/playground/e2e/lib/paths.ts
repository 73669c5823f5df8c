import { join } from 'node:path'

export const playground = join(import.meta.dirname, '../..')

/** Pictures that tests take; not kept in git. */
export const screenshots = join(import.meta.dirname, '../screenshots/out')

/** Traces of tests that failed; not kept in git. `npx playwright show-trace <file>` opens one. */
export const traces = join(import.meta.dirname, '../traces')
