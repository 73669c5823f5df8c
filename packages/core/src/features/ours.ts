import type { ModalContext } from '../context.js'
import { ModalError } from '../errors/ModalError.js'
import type { FeatureDefinition } from '../feature/defineFeature.js'
import type { Options } from '../options.js'
import { activityFeature } from './activity/feature.js'
import { allowedFeature } from './allowed/feature.js'
import { assetsFeature } from './assets/feature.js'
import { embeddedFeature } from './embedded/feature.js'
import { identityFeature } from './identity/feature.js'
import { namesFeature } from './names/feature.js'
import { nftsFeature } from './nfts/feature.js'
import { onrampFeature } from './onramp/feature.js'
import { receiveFeature } from './receive/feature.js'
import { remoteFeature } from './remote/feature.js'
import { sendFeature } from './send/feature.js'
import { payFeature } from './send/pay/feature.js'
import { siwxFeature } from './siwx/feature.js'
import { smartSessionsFeature } from './smartSessions/feature.js'
import { swapFeature } from './swap/feature.js'

/** Foyer's own features, each with what turns it on. Nothing else in core names them but entries and their own actions. */
const ours: readonly (readonly [FeatureDefinition, (options: Options) => boolean])[] = [
  [remoteFeature, ({ enableWalletConnect }) => enableWalletConnect],
  // It needs a project, or a secure site of one's own.
  [embeddedFeature, ({ basic, projectId, services }) => !basic && Boolean(projectId || services?.secureSite)],
  [
    siwxFeature,
    ({ siwx, siweConfig }) => siwx !== undefined || (siweConfig !== undefined && siweConfig.enabled !== false),
  ],
  [assetsFeature, () => true],
  [allowedFeature, ({ features }) => features.allowed !== false],
  [nftsFeature, ({ features }) => features.nfts !== false],
  // Of the remote features: in basic mode there are none.
  [activityFeature, ({ basic, features }) => !basic && features.activity !== false],
  [identityFeature, () => true],
  [
    namesFeature,
    ({ basic, features, projectId, services }) =>
      !basic && features.names !== false && Boolean(projectId || services?.data),
  ],
  // Of the remote features, as activity.
  [onrampFeature, ({ basic, features }) => !basic && features.onramp !== false],
  [receiveFeature, ({ features }) => features.receive],
  [sendFeature, ({ features }) => features.send !== false],
  [payFeature, ({ features }) => features.pay],
  [smartSessionsFeature, ({ features }) => features.smartSessions],
  [
    swapFeature,
    ({ basic, features, projectId, services }) =>
      !basic && features.swaps !== false && Boolean(projectId || services?.data || typeof features.swaps === 'object'),
  ],
]

/**
 * What a modal is made of: ours that are on, then the site's. Throws `FEATURE_DUPLICATE` for one of the site's that has the
 * id of one of ours, also where ours is off: both would keep their things under the same names, and which of them is on may
 * change. It is not just left out, because it may be what decides who comes in.
 */
export function featuresOf({
  options,
  plugins,
  log,
}: Pick<ModalContext, 'options' | 'plugins' | 'log'>): readonly FeatureDefinition[] {
  const namesake = plugins.find(({ id }) => ours.some(([feature]) => feature.id === id))
  if (namesake) {
    const { id } = namesake
    const error = new ModalError('FEATURE_DUPLICATE', { context: { id } })
    log('error', `The id "${id}" is one of Foyer's own: nothing works until the site's feature has another`, error)
    throw error
  }
  return [...ours.filter(([, isOn]) => isOn(options)).map(([feature]) => feature), ...plugins]
}
