import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Finds the playground and every folder of `pages/` with an `index.html`. A new page needs no registration. */
export function findPages(root: string): Record<string, string> {
  const pages = readdirSync(join(root, 'pages')).map((name) => [name, join(root, 'pages', name, 'index.html')] as const)
  return { index: join(root, 'index.html'), ...Object.fromEntries(pages.filter(([, file]) => existsSync(file))) }
}
