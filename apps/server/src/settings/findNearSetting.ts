import { distance } from 'fastest-levenshtein'
import { IN_FILES, SETTING_NAMES } from './readSettings'

const LONG_NAME_LENGTH = 8

/** Names of the settings in the environment, and of those that name a file. */
export const KNOWN_NAMES: readonly string[] = [...SETTING_NAMES, ...IN_FILES.map((name) => `${name}_FILE`)]

/** Finds the setting that a name with a mistake probably means. */
export function findNearSetting(name: string, known = KNOWN_NAMES): string | undefined {
  const mostEdits = name.length >= LONG_NAME_LENGTH ? 2 : 1
  return known.find((each) => distance(each, name.toUpperCase()) <= mostEdits)
}
