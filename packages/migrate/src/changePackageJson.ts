import * as z from 'zod'
import { findLibrary } from './readModules.js'

const recordSchema = z.record(z.string(), z.string())
const schema = z.looseObject({ dependencies: recordSchema.optional(), devDependencies: recordSchema.optional() })

export interface PackageChange {
  readonly text: string
  readonly added: readonly string[]
  readonly removed: readonly string[]
}

export interface ChangePackageJsonParameters {
  readonly text: string
  readonly packages: readonly string[]
  /** Modules that the app's files still import. */
  readonly imported: ReadonlySet<string>
  readonly version: string
}

/**
 * Adds Foyer's packages and removes those of the libraries that no file imports any more. Undefined if nothing changes,
 * or if the file is no package.json.
 */
export function changePackageJson({
  text,
  packages,
  imported,
  version,
}: ChangePackageJsonParameters): PackageChange | undefined {
  const parsed = schema.safeParse(parse(text))
  if (!parsed.success || !packages.length) return undefined
  const { dependencies = {}, devDependencies = {} } = parsed.data
  const isUsed = (name: string) => [...imported].some((module) => module === name || module.startsWith(`${name}/`))
  const removed = [...Object.keys(dependencies), ...Object.keys(devDependencies)].filter(
    (name) => findLibrary(name) !== undefined && !isUsed(name),
  )
  const added = packages.filter((name) => dependencies[name] === undefined)
  if (!removed.length && !added.length) return undefined
  const keep = (all: Readonly<Record<string, string>>) =>
    Object.entries(all).filter(([name]) => !removed.includes(name))
  const next = {
    ...parsed.data,
    dependencies: Object.fromEntries(
      [...keep(dependencies), ...added.map((name) => [name, version] as const)].sort(([one], [other]) =>
        one < other ? -1 : 1,
      ),
    ),
    ...(parsed.data.devDependencies && { devDependencies: Object.fromEntries(keep(devDependencies)) }),
  }
  const indent = /\n(\s+)"/.exec(text)?.[1] ?? '  '
  return { text: `${JSON.stringify(next, undefined, indent)}${text.endsWith('\n') ? '\n' : ''}`, added, removed }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
