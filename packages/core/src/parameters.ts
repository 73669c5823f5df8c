import type { AdapterDefinition } from './adapter/defineAdapter.js'
import type { FeatureDefinition } from './feature/defineFeature.js'
import type { SiteOptions } from './options.js'
import type { UiDefinition } from './ui.js'

/** Everything `createModal` takes. */
export interface CreateModalParameters<A extends readonly AdapterDefinition[] = readonly AdapterDefinition[]>
  extends SiteOptions {
  /** One for each namespace that the modal serves. */
  readonly adapters: A
  /**
   * Features that are not Foyer's own, made with `defineFeature` of `@foyer/core/feature`. They are taken as ours are, and
   * must not have the id of one of ours (`remote`, `embedded`): nothing could be connected then, `FEATURE_DUPLICATE`.
   * @default none
   */
  readonly plugins?: readonly FeatureDefinition[] | undefined
  /** The view layer, e.g. `reactUi()`. Without it the modal is headless. */
  readonly ui?: UiDefinition | undefined
}
