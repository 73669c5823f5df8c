import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minVersion, satisfies } from 'semver'
import { readPackage, readTransitiveDependencies } from '../docs/readTransitiveDependencies'
import type { PublishedPackage } from './packages'

/** Lists, by package of ours, dependencies that need a newer Node but are never loaded. npm warns about them. */
const UNLOADED: Readonly<Record<string, readonly string[]>> = {
  // Serves the command line of `@solana/errors`; the sandbox is a development dependency.
  '@foyer/sandbox': ['commander'],
}

/**
 * Finds dependencies that need a newer Node than the package itself, which `npm ci --engine-strict` rejects. Ignores
 * dependencies of optional peers.
 */
export function checkEngines({ path, manifest }: PublishedPackage) {
  const oldest = manifest.engines?.node && minVersion(manifest.engines.node)
  if (!oldest) return ['"engines" must say which versions of Node the package runs on.']
  return readTransitiveDependencies(readPackage(path))
    .map((each) => ({ ...each, wanted: readEngine(each.path) }))
    .filter(({ name }) => !UNLOADED[manifest.name]?.includes(name))
    .filter(({ wanted }) => wanted !== undefined && !satisfies(oldest, wanted))
    .map(({ name, version, wanted }) => `${name} ${version} wants Node ${wanted}, and "engines" admits ${oldest}.`)
}

function readEngine(path: string) {
  const { engines } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'))
  return typeof engines?.node === 'string' ? engines.node : undefined
}
