import type { Messages } from '@foyer/react-ui'

/** Labels of the buttons, tabs and rows of built-in features. */
interface FeatureTexts {
  readonly activity: { readonly tab: string }
  readonly assets: { readonly tokens: string }
  readonly names: { readonly row: string; readonly text: string }
  readonly nfts: { readonly tab: string }
  readonly onramp: { readonly action: string }
  readonly ownNodes: { readonly row: string; readonly text: string }
  readonly readOnly: { readonly row: string; readonly text: string }
  readonly receive: { readonly receive: string }
  readonly send: { readonly action: string }
  readonly smartSessions: { readonly row: string; readonly text: string }
  readonly swaps: { readonly action: string }
}

/** Translates the whole modal. */
export interface Language extends Omit<Messages, 'errors' | 'features'> {
  readonly errors: NonNullable<Messages['errors']>
  readonly features: FeatureTexts & NonNullable<Messages['features']>
}
