import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

const tsx = createRequire(import.meta.url).resolve('tsx')

/** Arguments with which a child process or a worker of Node runs TypeScript, whatever its parent runs on. */
export const RUN_TYPESCRIPT = ['--import', pathToFileURL(tsx).href]
