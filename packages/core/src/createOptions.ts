import { DEFAULT_ACCOUNT_TYPES, DEFAULT_FEATURES } from './defaults.js'
import { checkOption, invalidOption } from './errors/invalidOption.js'
import { ModalError } from './errors/ModalError.js'
import { validation } from './errors/validation.js'
import type { Options } from './options.js'
import type { CreateModalParameters } from './parameters.js'
import type { Network } from './types/network.js'
import { isCaipNetworkId } from './utils/caip.js'
import { toMetadata } from './utils/metadata.js'
import { toNetwork } from './utils/network.js'

/** The flags and what they are when left out. */
const flags = {
  basic: false,
  enableEmbedded: false,
  disableAppend: false,
  allowUnsupportedChain: false,
  debug: true,
  enableWalletConnect: true,
  enableWalletGuide: true,
  enableWallets: true,
  enableEIP6963: true,
  enableInjected: true,
  enableNetworkSwitch: true,
  enableReconnect: true,
  enableAuthLogger: true,
}

/** What the other options must be. */
const types = {
  includeWalletIds: 'array',
  excludeWalletIds: 'array',
  featuredWalletIds: 'array',
  customWallets: 'array',
  plugins: 'array',
  termsConditionsUrl: 'string',
  privacyPolicyUrl: 'string',
  features: 'object',
  metadata: 'object',
  customRpcUrls: 'object',
  services: 'object',
} as const

/** Checks what the integrator wrote and fills in the defaults. Throws `INVALID_OPTION` and its neighbours at once. */
export function createOptions(given: CreateModalParameters): Options {
  const {
    adapters: _adapters,
    plugins: _plugins,
    ui: _ui,
    themeMode: _mode,
    themeVariables: _variables,
    ...rest
  } = given
  if (given.siwx !== undefined && given.siweConfig !== undefined) throw new ModalError('SIWX_CONFLICT')
  // A site must not believe that its visitors are made to sign in.
  for (const option of ['siwx', 'siweConfig'] as const) {
    if (given[option] !== undefined) throw new ModalError('OPTION_UNAVAILABLE', { context: { option } })
  }
  const values: Readonly<Record<string, unknown>> = { ...given }
  for (const option of Object.keys(flags)) checkOption(option, values[option], 'boolean')
  for (const [option, type] of Object.entries(types)) checkOption(option, values[option], type)
  const { preload = 'idle' } = given
  if (!['idle', 'intent', 'none'].includes(preload)) throw invalidOption('preload', validation.invalidInput)
  for (const option of ['termsConditionsUrl', 'privacyPolicyUrl'] as const) checkLink(option, given[option])
  for (const [name, url] of Object.entries(given.services ?? {})) checkOption(`services.${name}`, url, 'string')
  for (const wallet of given.customWallets ?? []) {
    checkOption('customWallets[].id', wallet.id ?? null, 'string')
    checkOption('customWallets[].name', wallet.name ?? null, 'string')
  }

  const networks = toNetworks(given)
  const [first] = networks
  if (!first) throw invalidOption('networks', validation.required)
  const defaultNetwork = given.defaultNetwork && toNetwork(given.defaultNetwork)
  return {
    ...withDefaults(flags, rest),
    preload,
    networks,
    defaultNetwork: networks.find(({ caipNetworkId }) => caipNetworkId === defaultNetwork?.caipNetworkId) ?? first,
    metadata: toMetadata(given.metadata),
    features: withDefaults(DEFAULT_FEATURES, given.features),
    defaultAccountTypes: { ...DEFAULT_ACCOUNT_TYPES, ...given.defaultAccountTypes },
  }
}

function toNetworks({ networks, adapters }: CreateModalParameters): readonly Network[] {
  checkOption('networks', networks ?? null, 'array')
  return networks.map((input, index) => {
    checkOption(`networks[${index}]`, input ?? null, 'object')
    const network = toNetwork(input)
    if (!isCaipNetworkId(network.caipNetworkId)) throw invalidOption(`networks[${index}]`, validation.invalidInput)
    const namespace = network.chainNamespace
    if (!adapters.some((adapter) => adapter.namespace === namespace)) {
      throw new ModalError('ADAPTER_MISSING', { context: { namespace } })
    }
    return network
  })
}

/** Only https and http: a `javascript:` link must never reach the page. */
function checkLink(option: string, value: unknown): void {
  if (typeof value === 'string' && !/^(https?:\/\/|\/(?!\/))/i.test(value))
    throw invalidOption(option, validation.invalidInput)
}

/** `undefined` means the default, not "overwrite with nothing". */
function withDefaults<D extends object, G extends object>(defaults: D, given: G | undefined): Omit<G, keyof D> & D {
  const all = Object.assign({}, given, defaults)
  for (const name of Object.keys(defaults)) {
    const value: unknown = given && Reflect.get(given, name)
    if (value !== undefined) Reflect.set(all, name, value)
  }
  return all
}
