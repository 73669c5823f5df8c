import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ExportEntry, Manifest, PublishedPackage } from './packages'

/** Compares built entries with exports, which the linters do not. */
export function checkManifest({ path, manifest }: PublishedPackage) {
  const entries = findEntries(path)
  const offered = [...new Set(Object.values(manifest.exports ?? {}).flatMap(targets))]
  const built = entries.filter((entry) => !offered.some((target) => fits(target, entry)))
  const missing = offered.filter((target) => !exists(path, target))
  return [
    ...(isFreeOfEffects(manifest) ? [] : ['"sideEffects" must be false, or unused code stays in an app.']),
    ...(manifest.publishConfig?.provenance === true
      ? []
      : ['"publishConfig" must ask for provenance: who installs it can see what it was built from.']),
    ...(manifest.type === 'module' ? [] : ['"type" must be "module".']),
    ...built.map((entry) => `${entry} is built but "exports" does not offer it.`),
    ...missing.map((target) => `"exports" offers ${target}, which does not exist.`),
  ]
}

const targets = (entry: ExportEntry): string[] =>
  typeof entry === 'string' ? [entry] : Object.values(entry).flatMap(targets)

/** Checks whether a target, possibly a pattern, matches a file. */
function fits(target: string, file: string) {
  const [start = '', end] = target.split('*')
  return end === undefined ? target === file : file.startsWith(start) && file.endsWith(end)
}

/** Checks whether a target exists; a pattern does if a file matches. */
function exists(path: string, target: string) {
  if (!target.includes('*')) return existsSync(join(path, target))
  const folder = dirname(target)
  if (!existsSync(join(path, folder))) return false
  return readdirSync(join(path, folder)).some((name) => fits(target, `${folder}/${name}`))
}

function findEntries(path: string) {
  const folder = join(path, 'dist', 'exports')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(js|d\.ts)$/.test(name))
    .map((name) => `./dist/exports/${name}`)
}

const isFreeOfEffects = ({ sideEffects }: Manifest) =>
  sideEffects === false || (Array.isArray(sideEffects) && sideEffects.every((each) => each.endsWith('.css')))
