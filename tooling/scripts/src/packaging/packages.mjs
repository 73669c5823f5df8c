import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The packages we publish: every folder of packages/ whose manifest is not private. */
export function publishedPackages(root) {
  const folder = join(root, 'packages')
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((path) => existsSync(join(path, 'package.json')))
    .map((path) => ({ path, manifest: JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) }))
    .filter(({ manifest }) => !manifest.private)
}
