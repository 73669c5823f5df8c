import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Finds each lockfile package in pnpm’s store. Packages for other platforms have no `path`. */
export function readLockfile(root: string): { name: string; version: string; path: string | undefined }[] {
  const store = join(root, 'node_modules/.pnpm')
  const folders = existsSync(store) ? readdirSync(store) : []
  const text = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')
  const [, packages = ''] = /^packages:\n([\s\S]*?)(?=^\S|(?![\s\S]))/m.exec(text) ?? []
  return [...packages.matchAll(/^ {2}'?((?:@[^/\s]+\/)?[^@'\s]+)@([^':\s]+)'?:$/gm)].map(
    ([, name = '', version = '']) => {
      const start = `${name.replace('/', '+')}@${version}`
      const folder = folders.find((each) => each === start || each.startsWith(`${start}_`))
      return { name, version, path: folder && join(store, folder, 'node_modules', name) }
    },
  )
}
