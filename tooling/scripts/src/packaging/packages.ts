import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What is used of a package.json. */
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

/** A path, or what is offered by name or condition. */
export type ExportEntry = string | { readonly [name: string]: ExportEntry }

export interface Published {
  /** The folder. */
  readonly path: string
  readonly manifest: Manifest
}

/** The packages we publish: every folder of packages/ whose manifest is not private. */
export function publishedPackages(root: string): Published[] {
  const folder = join(root, 'packages')
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((path) => existsSync(join(path, 'package.json')))
    .map((path) => ({ path, manifest: JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) }))
    .filter(({ manifest }) => !manifest.private)
}
