import type { CreateModalParameters, Features, Metadata } from '@foyer/core'
import type { SettingKey } from '../settings/settings'

type First<K extends string> = K extends `${infer Name}.${string}` ? Name : K
type Under<Group extends string> = SettingKey extends infer K
  ? K extends `${Group}.${infer Name}`
    ? Name
    : never
  : never

/** Objects and functions: these are written in code, and no form can hold them. */
type CodeOnly = 'adapters' | 'plugins' | 'ui' | 'container' | 'storage' | 'siwx' | 'siweConfig' | 'universalProvider'

interface Missing {
  readonly options: Exclude<keyof CreateModalParameters, First<SettingKey> | CodeOnly>
  readonly features: Exclude<keyof Features, Under<'features'>>
  readonly metadata: Exclude<keyof Metadata, Under<'metadata'>>
}

/** `true`; while an option of `createModal` has no control on this page it names the option instead. */
export type Complete = Missing[keyof Missing] extends never ? true : Missing
