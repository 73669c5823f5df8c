import { ModalError } from '../errors/ModalError.js'
import type { FeatureDefinition } from '../feature/defineFeature.js'
import type { Options } from '../modal/options.js'
import type { BaseFeatures, Features } from '../types/features.js'
import type { Log } from '../types/log.js'
import { activityFeature } from './activity/index.js'
import { assetsFeature } from './assets/index.js'
import { embeddedFeature } from './embedded/index.js'
import { namesFeature } from './names/index.js'
import { nftsFeature } from './nfts/index.js'
import { onrampFeature } from './onramp/index.js'
import { ownNodesFeature } from './ownNodes/index.js'
import { permissionsFeature } from './permissions/index.js'
import { readOnlyFeature } from './readOnly/index.js'
import { receiveFeature } from './receive/index.js'
import { remoteFeature } from './remote/index.js'
import { sendFeature } from './send/index.js'
import { payFeature } from './send/pay/index.js'
import { siwxFeature } from './siwx/index.js'
import { smartSessionsFeature } from './smartSessions/index.js'
import { swapFeature } from './swap/index.js'

/** Foyer's own features. Their order is that of their tabs and rows in the account view. */
const ours: readonly FeatureDefinition[] = [
  remoteFeature,
  embeddedFeature,
  readOnlyFeature,
  siwxFeature,
  assetsFeature,
  permissionsFeature,
  nftsFeature,
  activityFeature,
  namesFeature,
  onrampFeature,
  receiveFeature,
  sendFeature,
  payFeature,
  smartSessionsFeature,
  swapFeature,
  ownNodesFeature,
]

/** Merges the default options that Foyer's and the app's features define for `options.features`. */
export function getFeatureDefaults(customFeatures: readonly FeatureDefinition[]): Omit<Features, keyof BaseFeatures> {
  return Object.assign({}, ...[...ours, ...customFeatures].map(({ defaults }) => defaults))
}

interface FeaturesOfParameters {
  readonly options: Options
  readonly customFeatures: readonly FeatureDefinition[]
  readonly log: Log
}

/**
 * Lists the enabled features, Foyer's before the app's. Throws `FEATURE_DUPLICATE` if a feature of the app has the id
 * of one of Foyer's, even of a disabled one: both would use the same storage, and the app's could replace Foyer's
 * authorization.
 */
export function listEnabledFeatures({
  options,
  customFeatures,
  log,
}: FeaturesOfParameters): readonly FeatureDefinition[] {
  const namesake = customFeatures.find(({ id }) => ours.some((feature) => feature.id === id))
  if (namesake) {
    const { id } = namesake
    const error = new ModalError('FEATURE_DUPLICATE', { context: { id } })
    log('error', `The id "${id}" is one of Foyer's own: nothing works until the app's feature has another`, error)
    throw error
  }
  return [...ours, ...customFeatures].filter(({ isEnabled }) => isEnabled?.(options) ?? true)
}
