import type { findDuplicateExports } from './findDuplicateExports'
import type { findFeatureMentions } from './findFeatureMentions'

export interface Ratchet {
  /** Names that a package exports twice. */
  readonly twins: Readonly<Record<string, readonly string[]>>
  /** Imports of a feature's files by code outside its folders. */
  readonly imports: Readonly<Record<string, number>>
}

const REGISTRATIONS = 2

/**
 * Selects the counts that may not rise. Leaves out entries and chunk tables, whose mentions of a feature grow with its
 * exports.
 */
export function readRatchet(
  twins: ReturnType<typeof findDuplicateExports>,
  mentions: ReturnType<typeof findFeatureMentions>,
): Ratchet {
  const isImport = (path: string) => !/\/exports\/|\/chunks\.mjs$/.test(path)
  const names = [...twins].filter(([, found]) => found.size > 0)
  return {
    twins: Object.fromEntries(names.map(([name, found]) => [name, [...found.keys()]])),
    imports: Object.fromEntries([...mentions].map(([name, paths]) => [name, paths.filter(isImport).length])),
  }
}

/** Lists the counts above the ratchet, one sentence each. */
export function findRatchetViolations(now: Ratchet, allowed: Ratchet) {
  const twins = Object.entries(now.twins).flatMap(([name, twins]) =>
    twins
      .filter((twin) => !allowed.twins[name]?.includes(twin))
      .map((twin) => `${name} exports ${twin} from several files`),
  )
  const imports = Object.entries(now.imports).flatMap(([feature, count]) => {
    const most = allowed.imports[feature] ?? REGISTRATIONS
    return count > most ? [`${count} imports outside of the feature ${feature} name its files, and ${most} may`] : []
  })
  return [...twins, ...imports]
}
