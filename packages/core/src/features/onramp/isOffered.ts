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

export const ownProviders = (context: ModalContext): readonly OnrampProvider[] =>
  onrampOptions(context).providers?.flatMap((each) => (typeof each === 'object' ? each : [])) ?? []

/** The names of those who sell, as far as the project has said. None: nobody does. */
export function providerNames(context: ModalContext): readonly string[] {
  const { options } = context
  const { onramp } = context.use(remoteSettings).known ?? localFeatures(options.features)
  return onramp.filter((name) => {
    if (name === 'meld') return onrampOptions(context).meldPublicKey
    return name !== 'coinbase' || options.projectId || options.services?.data
  })
}

/** For real money, on networks of Ethereum's and Solana's kind, where somebody sells. */
export function isOffered(context: ModalContext, network: Network | undefined): boolean {
  if (!network || network.testnet || !/^(eip155|solana)$/.test(network.chainNamespace)) return false
  if (RESTRICTED.test(new Intl.DateTimeFormat().resolvedOptions().timeZone)) return false
  const own = ownProviders(context).map(({ id }) => id)
  const isOn = (context.use(remoteSettings).known ?? localFeatures(context.options.features)).onramp.length > 0
  return isOn && (own.length > 0 || providerNames(context).some((name) => /^(meld|coinbase)$/.test(name)))
}
