import type { Manifest } from './packages'

/**
 * Lists dependencies that an app must have in one version, with the reason. Others are ranges, so an app with the same
 * package installs it once; the lockfile pins the tested versions.
 */
const EXACT: Readonly<Record<string, string>> = {}

const CARET = /^\^\d+\.\d+\.\d+$/
const VERSION = /^\d+\.\d+\.\d+$/
/** `^2.57.1`, `>=18.2.0`, `>=3.4.0 <4`. */
const PEER_RANGE = /^(\^|>=)\d+(\.\d+){0,2}( <\d+(\.\d+){0,2})?$/

export function checkDependencyRanges(
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
