import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The playground and every folder of `pages/` that holds an `index.html`. A new page needs no line anywhere. */
export function findPages(root: string): Record<string, string> {
  const pages = readdirSync(join(root, 'pages')).map((name) => [name, join(root, 'pages', name, 'index.html')] as const)
  return { index: join(root, 'index.html'), ...Object.fromEntries(pages.filter(([, file]) => existsSync(file))) }
}
