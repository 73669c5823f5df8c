import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const skipped = new Set(['node_modules', 'dist', '.turbo', 'coverage'])

/** Paths of the files below a folder that the test accepts, sorted; none when the folder does not exist. */
export function findFiles(folder: string, accepts: (path: string) => boolean): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return skipped.has(entry.name) ? [] : findFiles(path, accepts)
      return accepts(path) ? [path] : []
    })
    .sort()
}

/** A file that only tests load: the tests themselves, tests of types, and what is shipped or kept for tests. */
export function isTestFile(path: string) {
  return /\.test(-d)?\.(ts|tsx|mjs|js)$/.test(path) || /\/(testing|e2e|fixtures)\//.test(path)
}
