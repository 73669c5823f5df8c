import type { ModalContext } from '../../context.js'
import { remoteSettings } from '../../flows/remoteSettings.js'
import type { Network } from '../../types/network.js'
import type { OnrampOptions, OnrampProvider } from '../../types/onramp.js'
import { localFeatures } from '../../utils/remoteFeatures.js'

/** Where nothing is sold to visitors: mainland China, Hong Kong, Macau. By the clock, which tells nobody where they are. */
const RESTRICTED = /^asia\/(shanghai|urumqi|chongqing|harbin|kashgar|beijing|hong_kong|maca[uo])$/i

export function onrampOptions({ options: { features } }: ModalContext): OnrampOptions {
  const { onramp } = features
  return typeof onramp === 'object' && !('length' in onramp) ? onramp : {}
}

/** Who sells here: the site's own, and the names of those of ours that the project wants and the site can use. */
export function sellers(context: ModalContext): readonly (OnrampProvider | 'coinbase' | 'meld')[] {
  const { features, projectId, services } = context.options
  const { providers = [], meldPublicKey } = onrampOptions(context)
  const { onramp } = context.use(remoteSettings).known ?? localFeatures(features)
  if (!onramp.length) return []
  const own = providers.flatMap((each) => (typeof each === 'object' ? each : []))
  const can = { coinbase: projectId || services?.data, meld: meldPublicKey }
  const ours = (['coinbase', 'meld'] as const).filter((name) => onramp.includes(name) && can[name])
  return [...own, ...ours]
}

/** For real money, on networks of Ethereum's and Solana's kind, where somebody sells. */
export const isOffered = (context: ModalContext, network: Network | undefined): boolean =>
  network !== undefined &&
  !network.testnet &&
  /^(eip155|solana)$/.test(network.chainNamespace) &&
  !RESTRICTED.test(new Intl.DateTimeFormat().resolvedOptions().timeZone) &&
  sellers(context).length > 0
