export type ThemeMode = 'light' | 'dark'

/** The inputs of the theme. Both spellings mean the same; everything else is derived from them. */
export type ThemeVariableName =
  | '--fy-accent'
  | '--fy-radius'
  | '--fy-font'
  | '--fy-base'
  | '--fy-mix'
  | '--fy-mix-strength'
  | '--fy-qr'
  | '--fy-z'
  | '--w3m-accent'
  | '--w3m-border-radius-master'
  | '--w3m-font-family'
  | '--w3m-font-size-master'
  | '--w3m-color-mix'
  | '--w3m-color-mix-strength'
  | '--w3m-qr-color'
  | '--w3m-z-index'

/** CSS values by theme variable. A number becomes text as it is. */
export type ThemeVariables = Readonly<Partial<Record<ThemeVariableName, string | number | undefined>>>

export interface ThemeState {
  /** Undefined follows the visitor's system. */
  readonly mode: ThemeMode | undefined
  /** Under their `--fy-` names. */
  readonly variables: Readonly<Record<string, string>>
}
