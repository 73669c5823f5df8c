import type { FeatureContext } from '../../feature/context.js'
import type { Network } from '../../types/network.js'
import type { OnrampOptions, OnrampProvider } from '../../types/onramp.js'
import { toRemoteFeatures } from '../../utils/remoteFeatures.js'

/** Time zones of mainland China, Hong Kong and Macau, where onramp is hidden without a location request. */
const RESTRICTED_TIME_ZONES = /^asia\/(shanghai|urumqi|chongqing|harbin|kashgar|beijing|hong_kong|maca[uo])$/i

export function readOnrampOptions({ options: { features } }: FeatureContext): OnrampOptions {
  const { onramp } = features
  return typeof onramp === 'object' && !('length' in onramp) ? onramp : {}
}

/** Lists the app's own providers, then those of Foyer's providers that the project and the app's keys enable. */
export function listEnabledProviders(context: FeatureContext): readonly (OnrampProvider | 'coinbase' | 'meld')[] {
  const { features, projectId, services } = context.options
  const { providers = [], meldPublicKey } = readOnrampOptions(context)
  const { onramp } = context.remoteFeatures() ?? toRemoteFeatures(features)
  if (!onramp.length) return []
  const own = providers.flatMap((each) => (typeof each === 'object' ? each : []))
  const can = { coinbase: projectId || services?.data, meld: meldPublicKey }
  const ours = (['coinbase', 'meld'] as const).filter((name) => onramp.includes(name) && can[name])
  return [...own, ...ours]
}

/** Returns true if the network is a mainnet of EVM or Solana and at least one provider is enabled. */
export const isOnrampOffered = (context: FeatureContext, network: Network | undefined): boolean =>
  network !== undefined &&
  !network.testnet &&
  /^(eip155|solana)$/.test(network.chainNamespace) &&
  !RESTRICTED_TIME_ZONES.test(new Intl.DateTimeFormat().resolvedOptions().timeZone) &&
  listEnabledProviders(context).length > 0
