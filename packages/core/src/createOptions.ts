import { DEFAULT_ACCOUNT_TYPES, DEFAULT_FEATURES } from './constants.js'
import { ModalError } from './errors/ModalError.js'
import { typeName, validation } from './errors/validation.js'
import type { Features, ResolvedFeatures } from './types/features.js'
import type { Network } from './types/network.js'
import type { CreateModalParameters, Options } from './types/options.js'
import { isCaipNetworkId } from './utils/caip.js'
import { toMetadata } from './utils/metadata.js'
import { toNetwork } from './utils/network.js'

const booleans = [
  'basic',
  'enableEmbedded',
  'disableAppend',
  'allowUnsupportedChain',
  'debug',
  'enableWalletConnect',
  'enableWalletGuide',
  'enableWallets',
  'enableEIP6963',
  'enableInjected',
  'enableNetworkSwitch',
  'enableReconnect',
  'enableAuthLogger',
] as const
const lists = ['includeWalletIds', 'excludeWalletIds', 'featuredWalletIds', 'customWallets'] as const
const links = ['termsConditionsUrl', 'privacyPolicyUrl'] as const

/** Checks what the integrator wrote and fills in the defaults. Throws `INVALID_OPTION` and its neighbours at once. */
export function createOptions(given: CreateModalParameters): Options {
  const { adapters: _adapters, ui: _ui, themeMode: _mode, themeVariables: _variables, ...rest } = given
  if (given.siwx !== undefined && given.siweConfig !== undefined) throw new ModalError('SIWX_CONFLICT')
  for (const option of booleans) check(option, given[option], 'boolean')
  for (const option of lists) check(option, given[option], 'array')
  for (const option of links) checkLink(option, given[option])
  check('features', given.features, 'object')
  check('metadata', given.metadata, 'object')
  check('customRpcUrls', given.customRpcUrls, 'object')
  for (const wallet of given.customWallets ?? []) {
    check('customWallets[].id', wallet.id ?? null, 'string')
    check('customWallets[].name', wallet.name ?? null, 'string')
  }

  const networks = toNetworks(given)
  const [first] = networks
  if (!first) throw invalid('networks', validation.required)
  const defaultNetwork = given.defaultNetwork && toNetwork(given.defaultNetwork)
  return {
    ...rest,
    networks,
    defaultNetwork: networks.find(({ caipNetworkId }) => caipNetworkId === defaultNetwork?.caipNetworkId) ?? first,
    metadata: toMetadata(given.metadata),
    features: withDefaults(given.features),
    basic: given.basic ?? false,
    enableEmbedded: given.enableEmbedded ?? false,
    disableAppend: given.disableAppend ?? false,
    allowUnsupportedChain: given.allowUnsupportedChain ?? false,
    defaultAccountTypes: { ...DEFAULT_ACCOUNT_TYPES, ...given.defaultAccountTypes },
    debug: given.debug ?? true,
    enableWalletConnect: given.enableWalletConnect ?? true,
    enableWalletGuide: given.enableWalletGuide ?? true,
    enableWallets: given.enableWallets ?? true,
    enableEIP6963: given.enableEIP6963 ?? true,
    enableInjected: given.enableInjected ?? true,
    enableNetworkSwitch: given.enableNetworkSwitch ?? true,
    enableReconnect: given.enableReconnect ?? true,
    enableAuthLogger: given.enableAuthLogger ?? true,
  }
}

function toNetworks({ networks, adapters }: CreateModalParameters): readonly Network[] {
  check('networks', networks ?? null, 'array')
  return networks.map((input, index) => {
    const network = toNetwork(input)
    if (!isCaipNetworkId(network.caipNetworkId)) throw invalid(`networks[${index}]`, validation.invalidInput)
    const namespace = network.chainNamespace
    if (!adapters.some((adapter) => adapter.namespace === namespace)) {
      throw new ModalError('ADAPTER_MISSING', { context: { namespace } })
    }
    return network
  })
}

function check(option: string, value: unknown, wanted: string): void {
  if (value !== undefined && typeName(value) !== wanted) {
    throw invalid(option, value === null ? validation.required : validation.expected(wanted, typeName(value)))
  }
}

/** Only https and http: a `javascript:` link must never reach the page. */
function checkLink(option: string, value: unknown): void {
  check(option, value, 'string')
  if (typeof value === 'string' && !/^(https?:\/\/|\/(?!\/))/i.test(value)) throw invalid(option, validation.invalidInput)
}

function invalid(option: string, message: string): ModalError {
  return new ModalError('INVALID_OPTION', { context: { option, message }, message: `${option}: ${message}` })
}

/** `undefined` means the default, not "overwrite with nothing". */
function withDefaults(given: Features = {}): ResolvedFeatures {
  const set = Object.entries(given).filter(([, value]) => value !== undefined)
  return Object.assign({ ...DEFAULT_FEATURES }, Object.fromEntries(set))
}
