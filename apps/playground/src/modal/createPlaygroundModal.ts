import { bitcoin } from '@foyer/adapter-bitcoin'
import { cosmos } from '@foyer/adapter-cosmos'
import { evm } from '@foyer/adapter-evm'
import { polkadot } from '@foyer/adapter-polkadot'
import { solana } from '@foyer/adapter-solana'
import { type AdapterDefinition, type CreateModalParameters, createModal, type Modal } from '@foyer/core'
import { loadLanguage } from '@foyer/languages'
import { reactUi } from '@foyer/react-ui'
import { getLocalFeatures } from '../sandbox/getLocalFeatures'
import type { LocalServices } from '../sandbox/localServices'
import { chains, groupNetworksByAdapter, isNetworkKey } from '../settings/networks'
import type { Settings } from '../settings/settings'
import { toModalOptions, toRpcUrls } from '../settings/toModalOptions'
import { toServiceUrls } from '../settings/toServiceUrls'

interface Surroundings {
  readonly local: LocalServices
  /** Element that contains an embedded modal. */
  readonly container: Element
}

/** Creates the modal that the playground's code examples show. Throws the errors of `createModal`. */
export function createPlaygroundModal(settings: Settings, { local, container }: Surroundings): Modal {
  const { defaultNetwork, enableEmbedded, disableAppend } = settings
  const options = toModalOptions(settings) as unknown as Pick<
    CreateModalParameters,
    'projectId' | 'features' | 'chainImages'
  >
  const rpcUrls = Object.entries(toRpcUrls(settings, local)).map(([id, url]) => [id, [{ url }]])
  const services = toServiceUrls(settings, local)
  const [first = chains.mainnet, ...others] = settings.networks.map((key) => chains[key])
  const { 'ui.dir': dir, 'ui.language': language } = settings
  return createModal({
    ...options,
    ...(local.chainImages && { chainImages: { ...local.chainImages, ...options.chainImages } }),
    features: getLocalFeatures({ ...options.features, nfts: settings['features.nfts'] }, local),
    adapters: groupNetworksByAdapter(settings.networks).map(({ name }) => create[name](settings)),
    ui: reactUi({
      ...(dir !== 'auto' && { dir }),
      ...(language !== 'en' && { messages: loadLanguage(language === 'auto' ? {} : { language }) }),
    }),
    networks: [first, ...others],
    ...(isNetworkKey(defaultNetwork) ? { defaultNetwork: chains[defaultNetwork] } : {}),
    ...(rpcUrls.length > 0 ? { customRpcUrls: Object.fromEntries(rpcUrls) } : {}),
    tokenLists: [...settings.tokenLists, ...(local.tokenList ? [local.tokenList] : [])],
    ...(Object.keys(services).length > 0 ? { services } : {}),
    ...(enableEmbedded || disableAppend ? { container } : {}),
  })
}

const create: Record<
  ReturnType<typeof groupNetworksByAdapter>[number]['name'],
  (settings: Settings) => AdapterDefinition
> = {
  evm: (settings) => evm(toEvmOptions(settings['evm.coinbase'])),
  solana: () => solana(),
  bitcoin: () => bitcoin(),
  polkadot: () => polkadot(),
  cosmos: () => cosmos(),
}

function toEvmOptions(coinbase: Settings['evm.coinbase']) {
  if (coinbase === 'all') return {}
  return { coinbase: coinbase === 'off' ? false : { preference: coinbase } }
}
