import type { CustomWallet } from '@foyer/core'
import type { SettingKey, Settings, TextByNetwork } from '../settings/settings'

interface Common {
  /** Benefit for the integrator, in one sentence. */
  readonly hint: string
  /** Replaces the option's own name. */
  readonly label?: string
}

export interface ToggleOption extends Common {
  readonly control: 'toggle'
}
export interface TextOption extends Common {
  readonly control: 'text'
  readonly placeholder?: string
  readonly type?: 'text' | 'url'
}
export interface ColorOption extends Common {
  readonly control: 'color'
}
export interface ChoiceOption<T = string> extends Common {
  readonly control: 'choice'
  readonly choices: readonly (readonly [value: T, label: string])[]
}
/** Free text, one entry a line. */
export interface ListOption extends Common {
  readonly control: 'list'
  readonly placeholder?: string
}
/** Known values, each on or off, in an order. */
export interface OrderOption extends Common {
  readonly control: 'order'
  readonly values: readonly string[]
  /** Named orders that the user chooses with one click. */
  readonly ready?: readonly (readonly [name: string, values: readonly string[]])[]
}
/** Default, on, off, or a custom list. */
export interface ToggleOrListOption extends Common {
  readonly control: 'maybeList'
  /** Known values. @default free text */
  readonly values?: readonly string[]
  readonly placeholder?: string
}
export interface DefaultNetworkOption extends Common {
  readonly control: 'defaultNetwork'
}
export interface ByNetworkOption extends Common {
  readonly control: 'byNetwork'
  readonly placeholder: string
}
export interface CustomWalletsOption extends Common {
  readonly control: 'customWallets'
}

export type OptionDefinition =
  | ToggleOption
  | TextOption
  | ColorOption
  | ChoiceOption
  | ListOption
  | OrderOption
  | ToggleOrListOption
  | DefaultNetworkOption
  | ByNetworkOption
  | CustomWalletsOption

// Controls for a type of value.
type OptionFor<T> = [T] extends [boolean]
  ? ToggleOption
  : [T] extends [TextByNetwork]
    ? ByNetworkOption
    : [T] extends [readonly CustomWallet[]]
      ? CustomWalletsOption
      : [T] extends [readonly unknown[]]
        ? ListOption | OrderOption
        : [T] extends [string]
          ? string extends T
            ? TextOption | ColorOption | DefaultNetworkOption
            : ChoiceOption<T>
          : ToggleOrListOption

/** Requires a row with a fitting control for every setting. */
export type OptionTable = { readonly [K in SettingKey]: OptionFor<Settings[K]> }
