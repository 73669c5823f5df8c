import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'

export interface InstalledPackage {
  name: string
  version: string
  path: string
  needs: string[]
  optional: string[]
}

/** Lists peers that `packageExtensions` of pnpm-workspace.yaml makes optional; a manifest on disk does not show it. */
const MADE_OPTIONAL: Readonly<Record<string, readonly string[]>> = {
  '@solana-mobile/mobile-wallet-adapter-protocol': ['react-native'],
}

export function readPackage(path: string): InstalledPackage {
  const manifest = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'))
  const {
    name,
    version,
    dependencies = {},
    optionalDependencies = {},
    peerDependencies = {},
    peerDependenciesMeta = {},
  } = manifest
  // npm and pnpm also install peers that are not optional.
  const peers = Object.keys(peerDependencies).filter(
    (each) => !peerDependenciesMeta[each]?.optional && !MADE_OPTIONAL[name]?.includes(each),
  )
  const optional = Object.keys(optionalDependencies)
  const needs = [...new Set([...Object.keys(dependencies), ...peers])].filter((each) => !optional.includes(each))
  return { name, version, path, needs, optional }
}

/** Lists a package’s transitive dependencies by name. Optional ones count if installed. */
export function readTransitiveDependencies(start: InstalledPackage): InstalledPackage[] {
  const packages = new Map<string, InstalledPackage>()
  const visit = (from: InstalledPackage) => {
    for (const name of [...from.needs, ...from.optional]) {
      const path = locatePackage(from.path, name)
      if (!path && from.optional.includes(name)) continue
      if (!path) throw new Error(`${from.name} needs ${name}, which is not installed.`)
      if (packages.has(path)) continue
      const next = readPackage(path)
      packages.set(path, next)
      visit(next)
    }
  }
  visit(start)
  return [...packages.values()].sort(
    (one, other) => one.name.localeCompare(other.name, 'en') || one.version.localeCompare(other.version, 'en'),
  )
}

/** Resolves like Node: in each `node_modules` upward. */
export function locatePackage(from: string, name: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const path = join(folder, 'node_modules', name)
    if (existsSync(join(path, 'package.json'))) return realpathSync(path)
    if (folder === dirname(folder)) return
  }
}

/** Bytes of a package's own files. */
export function measureFolder(path: string): number {
  return readdirSync(path, { withFileTypes: true }).reduce((sum, entry) => {
    if (entry.name === 'node_modules' || entry.isSymbolicLink()) return sum
    const inside = join(path, entry.name)
    return sum + (entry.isDirectory() ? measureFolder(inside) : lstatSync(inside).size)
  }, 0)
}
