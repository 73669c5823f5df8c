import { join } from 'node:path'
import { env } from 'node:process'
import { readBase } from './pages/base.ts'

export const APP_FOLDER = join(import.meta.dirname, '..')
export const ROOT = join(APP_FOLDER, '../..')
/** Holds the pages as VitePress reads them. */
export const STAGE_FOLDER = join(APP_FOLDER, 'dist/pages')
/** Says which names of the snippets the pages mark. */
export const MARKS_FILE = join(APP_FOLDER, 'dist/marks.json')
export const SITE_FOLDER = join(APP_FOLDER, 'dist/site')
/** Path of the site on its host, such as `/foyer/`. */
export const BASE = readBase(env.FOYER_DOCS_BASE)
