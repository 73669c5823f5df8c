import { settingKeys } from '../settings/changes'
import type { SettingKey } from '../settings/settings'

export interface OptionGroupDefinition {
  readonly name: string
  readonly hint: string
  readonly keys: readonly SettingKey[]
}

// Splits the settings, in order, at the first key of each group.
function cut(
  starts: readonly (readonly [name: string, first: SettingKey, hint: string])[],
): readonly OptionGroupDefinition[] {
  const positions = starts.map(([, first]) => settingKeys.indexOf(first))
  return starts.map(([name, , hint], index) => ({
    name,
    hint,
    keys: settingKeys.slice(positions[index], positions[index + 1]),
  }))
}

export const optionGroups = cut([
  ['Project', 'projectId', 'Who you are'],
  ['Networks', 'networks', 'Where your app works'],
  ['Wallets', 'page.sandboxWallets', 'Which wallets'],
  ['Features', 'features.connectMethodsOrder', 'What users can do'],
  ['Theme', 'themeMode', 'One accent, one radius'],
  ['Services', 'services.data', 'Endpoints'],
  ['Behavior', 'basic', 'Loading, reconnecting, direction'],
])
