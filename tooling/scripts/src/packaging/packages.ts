import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Manifest {
  readonly name: string
  readonly version: string
  readonly private?: boolean
  readonly type?: string
  readonly sideEffects?: boolean | readonly string[]
  readonly engines?: { readonly node?: string }
  readonly exports?: ExportEntry
  readonly publishConfig?: { readonly provenance?: boolean }
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
}

export type ExportEntry = string | { readonly [name: string]: ExportEntry }

export interface PublishedPackage {
  readonly path: string
  readonly manifest: Manifest
}

export function listPublishedPackages(root: string): PublishedPackage[] {
  return ['packages', 'apps']
    .map((name) => join(root, name))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((path) => existsSync(join(path, 'package.json')))
    .map((path) => ({ path, manifest: JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) }))
    .filter(({ manifest }) => !manifest.private)
}
