import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ExportEntry, Manifest, Published } from './packages'

/** What the linters do not check: the entries that were built are the entries the manifest offers. */
export function checkManifest({ path, manifest }: Published) {
  const offered = new Set(Object.values(manifest.exports ?? {}).flatMap(targets))
  const built = findEntries(path).filter((entry) => !offered.has(entry))
  const missing = [...offered].filter((target) => !existsSync(join(path, target)))
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

function findEntries(path: string) {
  const folder = join(path, 'dist', 'exports')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => /\.(js|d\.ts)$/.test(name))
    .map((name) => `./dist/exports/${name}`)
}

/** Only style sheets do something by being imported. */
const isFreeOfEffects = ({ sideEffects }: Manifest) =>
  sideEffects === false || (Array.isArray(sideEffects) && sideEffects.every((each) => each.endsWith('.css')))
