import type { CreateModalParameters, Features, Metadata } from '@foyer/core'
import type { SettingKey } from '../settings/settings'

type First<K extends string> = K extends `${infer Name}.${string}` ? Name : K
type Under<Group extends string> = SettingKey extends infer K
  ? K extends `${Group}.${infer Name}`
    ? Name
    : never
  : never

// Objects and functions, which are written in code and not in a form.
type CodeOnly =
  | 'adapters'
  | 'customFeatures'
  | 'ui'
  | 'container'
  | 'storage'
  | 'onLog'
  | 'siwx'
  | 'siweConfig'
  | 'clearSigning'
  | 'universalProvider'

interface Missing {
  readonly options: Exclude<keyof CreateModalParameters, First<SettingKey> | CodeOnly>
  readonly features: Exclude<keyof Features, Under<'features'>>
  readonly metadata: Exclude<keyof Metadata, Under<'metadata'>>
}

/** Is `true`, or the names of the options of `createModal` without a control on this page. */
export type MissingOptions = Missing[keyof Missing] extends never ? true : Missing
