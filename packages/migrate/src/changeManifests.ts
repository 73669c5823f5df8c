import { dirname } from 'node:path/posix'
import { changePackageJson, readManifest } from './changePackageJson.js'
import type { Library, Note } from './notes.js'
import { findLibrary, findModules } from './readModules.js'
import { EVM_ADAPTER } from './versions.js'

export interface ChangeManifestsParameters {
  /** Texts of the package.json files in the folder, by path. */
  readonly manifests: ReadonlyMap<string, string>
  readonly files: ReadonlyMap<string, string>
  readonly changes: ReadonlyMap<string, string>
  readonly version: string
}

export interface ChangedManifests {
  readonly changes: ReadonlyMap<string, string>
  readonly notes: readonly Note[]
  readonly added: readonly string[]
  readonly removed: readonly string[]
}

/**
 * Adds Foyer to the package.json nearest to each changed file. Removes libraries that nothing imports any more, and
 * raises versions, in those above it too.
 */
export function changeManifests({ manifests, files, changes, version }: ChangeManifestsParameters): ChangedManifests {
  const readable = [...manifests].flatMap(([path, text]) => {
    const manifest = readManifest(text)
    return manifest ? [{ path, text, manifest, prefix: path.slice(0, -'package.json'.length) }] : []
  })
  const after = new Map([...files, ...changes])
  const modules = new Map([...after].map(([path, text]) => [path, findModules(text).map(({ module }) => module)]))
  const modulesOf = (paths: readonly string[]) => paths.flatMap((path) => modules.get(path) ?? [])
  const findNearest = (path: string) => {
    for (let folder = dirname(path); ; folder = dirname(folder)) {
      const prefix = folder === '.' ? '' : `${folder}/`
      const found = readable.find((each) => each.prefix === prefix)
      if (found || !prefix) return found
    }
  }
  const changed = [...changes.keys()]
  const isEvm = findFoyerPackages(modulesOf(changed)).includes(EVM_ADAPTER)
  const librariesOf = (paths: readonly string[]) =>
    paths.flatMap((path) => findModules(files.get(path) ?? '')).flatMap(({ module }) => findLibrary(module) ?? [])

  const result = new Map<string, string>()
  const notes: Note[] = []
  const added = new Set<string>()
  const removed = new Set<string>()
  for (const { path, text, manifest, prefix } of readable) {
    const below = [...after.keys()].filter((each) => each.startsWith(prefix))
    const changedBelow = changed.filter((each) => each.startsWith(prefix))
    const usesFoyer = [...manifest.names].some((name) => name.startsWith('@foyer/'))
    if (!changedBelow.length && !usesFoyer) continue
    const change = changePackageJson({
      text,
      packages: findFoyerPackages(modulesOf(changed.filter((each) => findNearest(each)?.path === path))),
      imported: new Set(modulesOf(below)),
      isEvm: isEvm || manifest.names.has(EVM_ADAPTER),
      version,
    })
    if (!change) continue
    if (change.text !== text) result.set(path, change.text)
    for (const each of change.added) added.add(each)
    for (const each of change.removed) removed.add(each)
    const named = [...manifest.names].flatMap((name) => findLibrary(name) ?? [])
    const libraries = [...librariesOf(changedBelow), ...librariesOf(below), ...named]
    // The notes are about wagmi and what it needs.
    const library = libraries.find((each) => WITH_WAGMI.has(each)) ?? libraries[0] ?? 'appkit'
    notes.push(...change.notes.map((each) => ({ ...each, path, library })))
  }

  const homeless = changed.filter((path) => !findNearest(path))
  const missing = findFoyerPackages(modulesOf(homeless))
  if (missing.length) {
    const message = `add ${missing.join(', ')} yourself: no package.json that could be read is in this folder`
    notes.push({ path: 'package.json', line: 1, message, library: librariesOf(homeless)[0] ?? 'appkit' })
  }
  return { changes: result, notes, added: [...added].sort(), removed: [...removed].sort() }
}

const WITH_WAGMI: ReadonlySet<Library> = new Set(['rainbowkit', 'connectkit', 'appkit'])

const findFoyerPackages = (modules: readonly string[]): readonly string[] => {
  const own = modules.filter((module) => module.startsWith('@foyer/'))
  return [...new Set(own.map((module) => module.split('/').slice(0, 2).join('/')))].sort()
}
