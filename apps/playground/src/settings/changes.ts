import { defaultSettings } from './defaultSettings'
import type { SettingKey, Settings } from './settings'

export const settingKeys = Object.keys(defaultSettings) as readonly SettingKey[]

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

export const isSettingChanged = (settings: Settings, key: SettingKey): boolean =>
  !isSame(settings[key], defaultSettings[key])

export const findChangedKeys = (before: Settings, after: Settings): readonly SettingKey[] =>
  settingKeys.filter((key) => !isSame(before[key], after[key]))
