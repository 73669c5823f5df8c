import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'

// False in the published package, whose files are JavaScript.
export const RUNS_FROM_SOURCE = /\.ts(\?|$)/.test(import.meta.url)

/**
 * Locates a module that runs in its own process.
 *
 * @param path relative and without an extension
 * @param base `import.meta.url` of the caller
 */
export const locateModule = (path: string, base: string) =>
  fileURLToPath(new URL(`${path}.${RUNS_FROM_SOURCE ? 'ts' : 'js'}`, base))

export const EXEC_ARGV = RUNS_FROM_SOURCE
  ? ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href]
  : []
