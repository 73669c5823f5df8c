import { evm } from '@foyer/adapter-evm'
import { type CreateModalParameters, createModal, type Modal } from '@foyer/core'
import { reactUi } from '@foyer/react-ui'
import type { Local } from '../sandbox/local'
import { chains, isNetworkKey } from '../settings/networks'
import type { Settings } from '../settings/settings'
import { toOptions, toRpcUrls } from '../settings/toOptions'
import { toServices } from '../settings/toServices'

interface Surroundings {
  readonly local: Local
  /** Where an embedded modal goes. */
  readonly container: Element
}

/** The modal that the code on the page describes. Throws what `createModal` throws. */
export function createPlaygroundModal(settings: Settings, { local, container }: Surroundings): Modal {
  const { defaultNetwork, enableEmbedded, disableAppend } = settings
  const options = toOptions(settings) as unknown as Pick<CreateModalParameters, 'projectId'>
  const rpcUrls = Object.entries(toRpcUrls(settings, local)).map(([id, url]) => [id, [{ url }]])
  const services = toServices(settings, local)
  const [first = chains.mainnet, ...others] = settings.networks.map((key) => chains[key])
  const dir = settings['ui.dir']
  return createModal({
    ...options,
    adapters: [evm(toEvmOptions(settings['evm.coinbase']))],
    ui: reactUi(dir === 'auto' ? {} : { dir }),
    networks: [first, ...others],
    ...(isNetworkKey(defaultNetwork) ? { defaultNetwork: chains[defaultNetwork] } : {}),
    ...(rpcUrls.length > 0 ? { customRpcUrls: Object.fromEntries(rpcUrls) } : {}),
    ...(Object.keys(services).length > 0 ? { services } : {}),
    ...(enableEmbedded || disableAppend ? { container } : {}),
  })
}

function toEvmOptions(coinbase: Settings['evm.coinbase']) {
  if (coinbase === 'all') return {}
  return { coinbase: coinbase === 'off' ? false : { preference: coinbase } }
}
