import { findNearSetting, KNOWN_NAMES } from './findNearSetting'

/** Value of `NODE` in scripts of npm and pnpm. */
const NODE_PATH = /[\\/]node(\.exe)?$/
/** Names with fewer letters are near to too many others. */
const MIN_LENGTH = 4

type Environment = Readonly<Record<string, string | undefined>>

/** Finds variables whose names are nearly those of settings, and perhaps meant to be. */
export function findSettingNotes(environment: Environment): readonly string[] {
  const known = ['SETTINGS_FILE', ...KNOWN_NAMES]
  const names = Object.keys(environment).filter(
    (name) =>
      environment[name] &&
      name.length >= MIN_LENGTH &&
      !known.includes(name) &&
      !NODE_PATH.test(environment[name] ?? ''),
  )
  return names.flatMap((name) => {
    const near = findNearSetting(name, known)
    return near === undefined ? [] : [`${name} is no setting; did you mean ${near}?`]
  })
}
