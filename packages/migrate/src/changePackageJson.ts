import { applyEdits, findNodeAtLocation, type JSONPath, modify, parseTree } from 'jsonc-parser'
import { minVersion, validRange } from 'semver'
import * as z from 'zod'
import { findLibrary } from './readModules.js'
import { NEEDS_WAGMI_2, VERSIONS } from './versions.js'

const SECTIONS = ['dependencies', 'devDependencies', 'peerDependencies'] as const

const recordSchema = z.record(z.string(), z.string()).optional()
const schema = z.looseObject({
  name: z.string().optional(),
  dependencies: recordSchema,
  devDependencies: recordSchema,
  peerDependencies: recordSchema,
})

export interface PackageChange {
  readonly text: string
  readonly added: readonly string[]
  readonly removed: readonly string[]
  /** Lines of the text before the change, with what to know about them. */
  readonly notes: readonly { readonly line: number; readonly message: string }[]
}

export interface ChangePackageJsonParameters {
  readonly text: string
  /** Packages of Foyer that files of this package import now. */
  readonly packages: readonly string[]
  readonly imported: ReadonlySet<string>
  readonly isEvm: boolean
  readonly version: string
}

/**
 * Adds Foyer's packages, removes libraries that no file imports any more, and raises what the app shares with Foyer.
 * All else stays byte for byte. Undefined for a text that is no package.json.
 */
export function changePackageJson(parameters: ChangePackageJsonParameters): PackageChange | undefined {
  const { text, packages, imported, isEvm, version } = parameters
  const manifest = readManifest(text)
  if (!manifest) return undefined
  const notes: { line: number; message: string }[] = []
  const indent = /\n([ \t]+)"/.exec(text)?.[1] ?? '  '
  const formattingOptions = {
    insertSpaces: !indent.startsWith('\t'),
    tabSize: indent.length,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  }
  let next = text
  const set = (path: JSONPath, value: string | Readonly<Record<string, string>> | undefined) => {
    const getInsertionIndex = (names: readonly string[]) => {
      const index = path.length > 1 ? names.findIndex((name) => name > String(path.at(-1))) : -1
      return index < 0 ? names.length : index
    }
    next = applyEdits(next, modify(next, path, value, { formattingOptions, getInsertionIndex }))
  }
  const tree = parseTree(text)
  const note = (path: JSONPath, message: string) => {
    const offset = tree && findNodeAtLocation(tree, path)?.offset
    notes.push({ line: text.slice(0, offset).split('\n').length, message })
  }
  const isUsed = (name: string) => [...imported].some((module) => module === name || module.startsWith(`${name}/`))

  const removed: string[] = []
  for (const section of SECTIONS) {
    for (const [name, range] of Object.entries(manifest[section] ?? {})) {
      const wanted = isEvm && Object.hasOwn(VERSIONS, name) ? VERSIONS[name] : undefined
      if (wanted && range !== 'latest' && !validRange(range))
        note(
          [section, name],
          `\`${name}\` has the range ${range}, and ${wanted.neededBy} needs ${wanted.range}${see(wanted.guide)}`,
        )
      else if (wanted && validRange(range) && isBelow(range, wanted.range)) {
        set([section, name], wanted.range)
        const reason = `which ${wanted.neededBy} needs${see(wanted.guide)}`
        note([section, name], `\`${name}\` is raised from ${range} to ${wanted.range}, ${reason}`)
      }
      if (findLibrary(name) === undefined) continue
      if (!isUsed(name)) {
        set([section, name], undefined)
        removed.push(name)
      } else if (isEvm && NEEDS_WAGMI_2.has(name))
        note(
          [section, name],
          `\`${name}\` needs wagmi 2: move the files that import it, and run this again to remove it`,
        )
    }
  }
  const added = packages.filter((name) => !SECTIONS.some((section) => manifest[section]?.[name] !== undefined))
  if (added.length && !manifest.dependencies) set(['dependencies'], {})
  for (const name of added) set(['dependencies', name], version)
  return { text: next, added, removed: [...new Set(removed)], notes }
}

const see = (guide: string | undefined) => (guide === undefined ? '' : `: see ${guide}`)

function isBelow(range: string, wanted: string): boolean {
  const [lowest, needed] = [minVersion(range), minVersion(wanted)]
  return lowest !== null && needed !== null && lowest.compare(needed) < 0
}

/** Reads the packages that a package.json names. Undefined for other text, and for one that only sets a `type`. */
export function readManifest(text: string) {
  const parsed = schema.safeParse(parse(text))
  if (!parsed.success) return undefined
  const { name, dependencies, devDependencies, peerDependencies } = parsed.data
  const isPackage = name !== undefined || SECTIONS.some((section) => parsed.data[section] !== undefined)
  const names = new Set(SECTIONS.flatMap((section) => Object.keys(parsed.data[section] ?? {})))
  return isPackage ? { dependencies, devDependencies, peerDependencies, names } : undefined
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
