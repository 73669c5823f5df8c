import { defaults } from './defaults'
import type { SettingKey, Settings } from './settings'

export const settingKeys = Object.keys(defaults) as readonly SettingKey[]

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

export const isChanged = (settings: Settings, key: SettingKey): boolean => !isSame(settings[key], defaults[key])

/** The keys in which two sets of settings differ. */
export const changedKeys = (before: Settings, after: Settings): readonly SettingKey[] =>
  settingKeys.filter((key) => !isSame(before[key], after[key]))
