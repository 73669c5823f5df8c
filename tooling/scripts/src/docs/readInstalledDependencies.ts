import { listPublishedPackages, type Manifest } from '../packaging/packages'
import { readLicence } from './readLicence'
import { locatePackage, readPackage, readTransitiveDependencies } from './readTransitiveDependencies'

export interface InstalledDependency {
  name: string
  version: string
  licence: string
  by: string[]
  /** Required by optional peers alone. */
  isChosen: boolean
}

/** Reads all transitive dependencies and peers, optional ones too, of the published packages, by name. */
export function readInstalledDependencies(root: string): InstalledDependency[] {
  const installed = new Map<string, InstalledDependency>()
  for (const { path, manifest } of listPublishedPackages(root)) {
    const { needs, chosen } = namesOf(path, manifest)
    const own = new Set(
      readTransitiveDependencies({ ...readPackage(path), needs, optional: [] }).map((each) => each.path),
    )
    for (const each of readTransitiveDependencies({
      ...readPackage(path),
      needs: [...needs, ...chosen],
      optional: [],
    })) {
      const { name, version } = each
      if (name.startsWith('@foyer/')) continue
      const key = `${name} ${version}`
      const entry: InstalledDependency = installed.get(key) ?? {
        name,
        version,
        licence: readLicence(each.path),
        by: [],
        isChosen: true,
      }
      if (!entry.by.includes(manifest.name)) entry.by.push(manifest.name)
      if (own.has(each.path)) entry.isChosen = false
      installed.set(key, entry)
    }
  }
  return [...installed.values()].sort(
    (one, other) => one.name.localeCompare(other.name, 'en') || one.version.localeCompare(other.version, 'en'),
  )
}

/** Splits dependencies into required and optional. Throws if one is not installed, as its license cannot be read. */
function namesOf(path: string, manifest: Manifest) {
  const { dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta = {} } = manifest
  const chosen = Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional)
  const needs = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })
  const missing = needs.filter((name) => !locatePackage(path, name))
  if (missing.length > 0) {
    throw new Error(
      `${manifest.name} names ${missing.join(', ')}, which is not installed here: add it to devDependencies, so that its licence can be read.`,
    )
  }
  return { needs: needs.filter((name) => !chosen.includes(name)), chosen }
}
