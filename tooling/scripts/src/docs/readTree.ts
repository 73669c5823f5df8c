import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A package as it is installed. */
export interface Installed {
  name: string
  version: string
  path: string
  needs: string[]
  optional: string[]
}

export function readPackage(path: string): Installed {
  const manifest = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'))
  const {
    name,
    version,
    dependencies = {},
    optionalDependencies = {},
    peerDependencies = {},
    peerDependenciesMeta = {},
  } = manifest
  // npm and pnpm install peers, too, unless they are optional.
  const peers = Object.keys(peerDependencies).filter((each) => !peerDependenciesMeta[each]?.optional)
  const optional = Object.keys(optionalDependencies)
  const needs = [...new Set([...Object.keys(dependencies), ...peers])].filter((each) => !optional.includes(each))
  return { name, version, path, needs, optional }
}

/** Everything that a package brings, itself left out, in the order of names. What is optional counts where it is installed. */
export function readTree(start: Installed): Installed[] {
  const found = new Map<string, Installed>()
  const visit = (from: Installed) => {
    for (const name of [...from.needs, ...from.optional]) {
      const path = locate(from.path, name)
      if (!path && from.optional.includes(name)) continue
      if (!path) throw new Error(`${from.name} needs ${name}, which is not installed.`)
      if (found.has(path)) continue
      const next = readPackage(path)
      found.set(path, next)
      visit(next)
    }
  }
  visit(start)
  return [...found.values()].sort(
    (one, other) => one.name.localeCompare(other.name, 'en') || one.version.localeCompare(other.version, 'en'),
  )
}

/** As Node looks for a package: in each `node_modules` on the way up. */
export function locate(from: string, name: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const path = join(folder, 'node_modules', name)
    if (existsSync(join(path, 'package.json'))) return realpathSync(path)
    if (folder === dirname(folder)) return
  }
}

/** Bytes of a package's own files. */
export function sizeOf(path: string): number {
  return readdirSync(path, { withFileTypes: true }).reduce((sum, entry) => {
    if (entry.name === 'node_modules' || entry.isSymbolicLink()) return sum
    const inside = join(path, entry.name)
    return sum + (entry.isDirectory() ? sizeOf(inside) : lstatSync(inside).size)
  }, 0)
}
