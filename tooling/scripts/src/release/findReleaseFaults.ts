import type { Manifest } from '../packaging/packages'

export interface ReleasedPackage {
  /** `package.json` as it is in the tarball. */
  readonly manifest: Manifest
  readonly changelog: string | undefined
}

const LOCAL = /^(workspace|file|link|portal|catalog):/

/** Lists what would be wrong if these packages were published together. */
export function findReleaseFaults(packages: readonly ReleasedPackage[]): string[] {
  const versions = new Map(packages.map(({ manifest }) => [manifest.name, manifest.version]))
  return packages.flatMap(({ manifest, changelog }) => {
    const { name, version, dependencies, optionalDependencies, peerDependencies } = manifest
    const ranges = [dependencies, optionalDependencies, peerDependencies].flatMap((each) => Object.entries(each ?? {}))
    return [
      ...(version === '0.0.0' ? ['has no version'] : []),
      ...(changelog?.includes(`\n## ${version}\n`) ? [] : [`has no changelog of ${version}`]),
      ...ranges.flatMap(([other, range]) => {
        if (LOCAL.test(range)) return [`depends on ${other} ${range}, which npm does not have`]
        const own = versions.get(other)
        return own === undefined || range === `^${own}` ? [] : [`depends on ${other} ${range}, which is ${own} now`]
      }),
    ].map((fault) => `${name} ${fault}.`)
  })
}
