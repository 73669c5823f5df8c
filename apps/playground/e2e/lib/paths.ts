import { join } from 'node:path'

export const playground = join(import.meta.dirname, '../..')

/** Pictures that tests take; not kept in git. */
export const screenshots = join(import.meta.dirname, '../screenshots/out')
