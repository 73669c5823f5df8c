import type { SocialProvider } from './features.js'

/** The features that need a backend, as they hold for this page. */
export interface RemoteFeatures {
  readonly email: boolean
  /** Empty: none. */
  readonly socials: readonly SocialProvider[]
  /** Names of the providers; empty: none. */
  readonly swaps: readonly string[]
  readonly onramp: readonly string[]
  readonly activity: boolean
  readonly reownBranding: boolean
}

/** What the project's owner has set for one feature at the backend. */
export interface FeatureConfig {
  readonly id: string
  readonly isEnabled: boolean
  /** Null: nothing is set. */
  readonly config: readonly string[] | null
}
