import type { Messages } from '@foyer/react-ui'

/** Built-in features with texts of their own: the labels of their buttons, tabs and rows. */
interface FeatureTexts {
  readonly activity: { readonly tab: string }
  readonly assets: { readonly tokens: string }
  readonly names: { readonly row: string; readonly text: string }
  readonly nfts: { readonly tab: string }
  readonly onramp: { readonly action: string }
  readonly receive: { readonly receive: string }
  readonly send: { readonly action: string }
  readonly smartSessions: { readonly row: string; readonly text: string }
  readonly swap: { readonly action: string }
}

/** A complete translation of the modal. Titles that the specification fixes stay in English. */
export interface Language extends Omit<Messages, 'errors' | 'features'> {
  readonly errors: NonNullable<Messages['errors']>
  readonly features: FeatureTexts & NonNullable<Messages['features']>
}
