import { join } from 'node:path'

export const APP_FOLDER = join(import.meta.dirname, '..')
export const ROOT = join(APP_FOLDER, '../..')
/** Holds the pages as VitePress reads them. */
export const STAGE_FOLDER = join(APP_FOLDER, 'dist/pages')
export const SITE_FOLDER = join(APP_FOLDER, 'dist/site')
