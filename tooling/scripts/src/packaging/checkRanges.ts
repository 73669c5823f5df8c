import type { Manifest } from './packages'

/**
 * Dependencies that a site must get in one version only, with the reason. All others are ranges, so that a site that has the
 * package too gets it once; the lockfile pins what the workspace is built and tested with.
 */
const EXACT: Readonly<Record<string, string>> = {}

const CARET = /^\^\d+\.\d+\.\d+$/
const VERSION = /^\d+\.\d+\.\d+$/
/** `^2.57.1`, `>=18.2.0`, `>=3.4.0 <4`. */
const PEER_RANGE = /^(\^|>=)\d+(\.\d+){0,2}( <\d+(\.\d+){0,2})?$/

/** One text for each dependency or peer of a published package that is not a range. */
export function checkRanges(
  { dependencies = {}, peerDependencies = {} }: Pick<Manifest, 'dependencies' | 'peerDependencies'>,
  exact = EXACT,
) {
  const isRanged = (name: string, version: string) => {
    if (name.startsWith('@foyer/')) return version === 'workspace:^'
    return (Object.hasOwn(exact, name) ? VERSION : CARET).test(version)
  }
  return [
    ...Object.entries(dependencies)
      .filter(([name, version]) => !isRanged(name, version))
      .map(([name, version]) => `"dependencies" has ${name} ${version}, which must be a caret range.`),
    ...Object.entries(peerDependencies)
      .filter(([, range]) => !PEER_RANGE.test(range))
      .map(([name, range]) => `"peerDependencies" has ${name} ${range}, which must be a range.`),
  ]
}
