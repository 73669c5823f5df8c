import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minVersion, satisfies } from 'semver'
import { readPackage, readTree } from '../docs/readTree'
import type { Published } from './packages'

/**
 * Finds packages that want a later Node than the package that brings them: `npm ci --engine-strict` refuses those. What
 * an optional peer brings is the site's own choice.
 */
export function checkEngines({ path, manifest }: Published) {
  const oldest = manifest.engines?.node && minVersion(manifest.engines.node)
  if (!oldest) return ['"engines" must say which versions of Node the package runs on.']
  return readTree(readPackage(path))
    .map((each) => ({ ...each, wanted: readEngine(each.path) }))
    .filter(({ wanted }) => wanted !== undefined && !satisfies(oldest, wanted))
    .map(({ name, version, wanted }) => `${name} ${version} wants Node ${wanted}, and "engines" admits ${oldest}.`)
}

/** The range of Node that an installed package wants, or undefined. Old packages have a list here. */
function readEngine(path: string) {
  const { engines } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'))
  return typeof engines?.node === 'string' ? engines.node : undefined
}
