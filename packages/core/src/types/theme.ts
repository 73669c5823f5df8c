export type ThemeMode = 'light' | 'dark'

/** Variables that an app may set. Each has two spellings. All other values of the theme are computed from them. */
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

export type ThemeVariables = Readonly<Partial<Record<ThemeVariableName, string | number | undefined>>>

export interface ThemeState {
  readonly mode: ThemeMode | undefined
  readonly variables: Readonly<Record<string, string>>
}
