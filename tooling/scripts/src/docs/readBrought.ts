import { type Manifest, publishedPackages } from '../packaging/packages'
import { readLicence } from './readLicence'
import { locate, readPackage, readTree } from './readTree'

/** A package of others that comes into a site with one of ours. */
export interface Brought {
  name: string
  version: string
  licence: string
  /** The packages of ours that bring it. */
  by: string[]
  /** It comes by optional peers alone: a site has it where it has chosen it itself. */
  isChosen: boolean
}

/**
 * Reads everything that our published packages bring into a site, all the way down: their dependencies, and the peers that
 * they name, optional ones too. In the order of names.
 */
export function readBrought(root: string): Brought[] {
  const found = new Map<string, Brought>()
  for (const { path, manifest } of publishedPackages(root)) {
    const { needs, chosen } = namesOf(path, manifest)
    const own = new Set(readTree({ ...readPackage(path), needs, optional: [] }).map((each) => each.path))
    for (const each of readTree({ ...readPackage(path), needs: [...needs, ...chosen], optional: [] })) {
      const { name, version } = each
      if (name.startsWith('@foyer/')) continue
      const key = `${name} ${version}`
      const entry: Brought = found.get(key) ?? {
        name,
        version,
        licence: readLicence(each.path),
        by: [],
        isChosen: true,
      }
      if (!entry.by.includes(manifest.name)) entry.by.push(manifest.name)
      if (own.has(each.path)) entry.isChosen = false
      found.set(key, entry)
    }
  }
  return [...found.values()].sort(
    (one, other) => one.name.localeCompare(other.name, 'en') || one.version.localeCompare(other.version, 'en'),
  )
}

/** What comes with a package by itself, and what a site chooses. Throws for what is not installed: nobody could read its licence. */
function namesOf(path: string, manifest: Manifest) {
  const { dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta = {} } = manifest
  const chosen = Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional)
  const needs = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })
  const missing = needs.filter((name) => !locate(path, name))
  if (missing.length > 0) {
    throw new Error(
      `${manifest.name} names ${missing.join(', ')}, which is not installed here: add it to devDependencies, so that its licence can be read.`,
    )
  }
  return { needs: needs.filter((name) => !chosen.includes(name)), chosen }
}
