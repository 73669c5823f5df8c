import { settingKeys } from '../settings/changes'
import type { SettingKey } from '../settings/settings'

export interface OptionGroup {
  readonly name: string
  readonly hint: string
  readonly keys: readonly SettingKey[]
}

/** Cuts the settings, in their own order, where each group begins. */
function cut(starts: readonly (readonly [name: string, first: SettingKey, hint: string])[]): readonly OptionGroup[] {
  const positions = starts.map(([, first]) => settingKeys.indexOf(first))
  return starts.map(([name, , hint], index) => ({
    name,
    hint,
    keys: settingKeys.slice(positions[index], positions[index + 1]),
  }))
}

export const groups = cut([
  ['Project', 'projectId', 'Who you are'],
  ['Networks', 'networks', 'Where your site works'],
  ['Wallets', 'page.sandboxWallets', 'Who may come in'],
  ['Features', 'features.connectMethodsOrder', 'What visitors can do'],
  ['Theme', 'themeMode', 'One accent, one radius'],
  ['Services', 'services.data', 'Whose servers answer'],
  ['Behaviour', 'basic', 'How it all acts'],
])
