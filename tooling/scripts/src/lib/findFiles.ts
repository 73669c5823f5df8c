import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const skipped = new Set(['node_modules', 'dist', '.turbo', 'coverage'])

/** Lists accepted files below a folder, sorted. Empty if the folder is missing. */
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

/** Returns whether only tests load a file. */
export function isTestFile(path: string) {
  return /\.test(-d)?\.(ts|tsx|mjs|js)$/.test(path) || /\/(testing|e2e|fixtures)\//.test(path)
}
