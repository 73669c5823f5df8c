import { distance } from 'fastest-levenshtein'
import { IN_FILES, SETTING_NAMES } from './readSettings'

/** Value of `NODE` in scripts of npm and pnpm. */
const NODE_PATH = /[\\/]node(\.exe)?$/
/** Names with fewer letters are near to too many others. */
const MIN_LENGTH = 4
const LONG_NAME_LENGTH = 8

type Environment = Readonly<Record<string, string | undefined>>

/** Finds variables whose names are nearly those of settings, and perhaps meant to be. */
export function findSettingNotes(environment: Environment): readonly string[] {
  const known = ['SETTINGS_FILE', ...SETTING_NAMES, ...IN_FILES.map((name) => `${name}_FILE`)]
  const names = Object.keys(environment).filter(
    (name) =>
      environment[name] &&
      name.length >= MIN_LENGTH &&
      !known.includes(name) &&
      !NODE_PATH.test(environment[name] ?? ''),
  )
  return names.flatMap((name) => {
    const mostEdits = name.length >= LONG_NAME_LENGTH ? 2 : 1
    const near = known.find((each) => distance(each, name.toUpperCase()) <= mostEdits)
    return near === undefined ? [] : [`${name} is no setting; did you mean ${near}?`]
  })
}
