import { ModalError } from '../errors/ModalError.js'
import { checkOption, createOptionError, validationMessages } from '../errors/validation.js'
import type { Network } from '../types/network.js'
import { applyDefaults } from '../utils/applyDefaults.js'
import { isCaipNetworkId } from '../utils/caip.js'
import { toNetwork } from '../utils/network.js'
import { resolveMetadata } from '../utils/resolveMetadata.js'
import type { BaseOptions, CreateModalParameters } from './options.js'

const flags = {
  basic: false,
  enableEmbedded: false,
  disableAppend: false,
  allowUnsupportedChain: false,
  debug: true,
}

const baseFeatures = {
  walletConnect: true,
  walletGuide: true,
  wallets: true,
  eip6963: true,
  injected: true,
  networkSwitch: true,
  reconnect: true,
  authLogger: true,
  originCheck: true,
}

const accountTypes = { bip122: 'payment', eip155: 'smartAccount', polkadot: 'eoa', solana: 'eoa' } as const

const types = {
  includeWalletIds: 'array',
  excludeWalletIds: 'array',
  featuredWalletIds: 'array',
  customWallets: 'array',
  customFeatures: 'array',
  termsConditionsUrl: 'string',
  privacyPolicyUrl: 'string',
  features: 'object',
  metadata: 'object',
  customRpcUrls: 'object',
  paymasters: 'object',
  services: 'object',
  siwx: 'object',
  siweConfig: 'object',
} as const

// Validates the app's options and fills in the defaults. The runtime adds the other defaults of `features`.
// Throws `INVALID_OPTION`, `SIWX_CONFLICT` or `ADAPTER_MISSING`.
export function createOptions(parameters: CreateModalParameters): BaseOptions {
  if (parameters.siwx !== undefined && parameters.siweConfig !== undefined) throw new ModalError('SIWX_CONFLICT')
  const values: Readonly<Record<string, unknown>> = { ...parameters }
  for (const option of Object.keys(flags)) checkOption(option, values[option], 'boolean')
  for (const [option, type] of Object.entries(types)) checkOption(option, values[option], type)
  const features = applyDefaults(baseFeatures, parameters.features)
  for (const name of Object.keys(baseFeatures)) checkOption(`features.${name}`, Reflect.get(features, name), 'boolean')
  const { preload = 'idle' } = parameters
  if (!['idle', 'intent', 'none'].includes(preload)) throw createOptionError('preload', validationMessages.invalidInput)
  for (const option of ['termsConditionsUrl', 'privacyPolicyUrl'] as const) checkLink(option, parameters[option])
  for (const [name, url] of Object.entries(parameters.services ?? {})) checkOption(`services.${name}`, url, 'string')
  for (const wallet of parameters.customWallets ?? []) {
    for (const name of ['id', 'name'] as const) checkOption(`customWallets[].${name}`, wallet[name] ?? null, 'string')
  }

  for (const [id, paymaster] of Object.entries(parameters.paymasters ?? {}))
    checkPaymaster(`paymasters.${id}`, paymaster)

  const networks = toNetworks(parameters)
  const [first] = networks
  if (!first) throw createOptionError('networks', validationMessages.required)
  const defaultNetwork = parameters.defaultNetwork && toNetwork(parameters.defaultNetwork)
  return {
    ...applyDefaults(flags, parameters),
    features,
    preload,
    networks,
    defaultNetwork: networks.find(({ caipNetworkId }) => caipNetworkId === defaultNetwork?.caipNetworkId) ?? first,
    metadata: resolveMetadata(parameters.metadata),
    defaultAccountTypes: { ...accountTypes, ...parameters.defaultAccountTypes },
  }
}

function toNetworks({ networks, adapters }: CreateModalParameters): readonly Network[] {
  checkOption('networks', networks ?? null, 'array')
  return networks.map((input, index) => {
    checkOption(`networks[${index}]`, input ?? null, 'object')
    const network = toNetwork(input)
    if (!isCaipNetworkId(network.caipNetworkId))
      throw createOptionError(`networks[${index}]`, validationMessages.invalidInput)
    const namespace = network.chainNamespace
    if (!adapters.some((adapter) => adapter.namespace === namespace)) {
      throw new ModalError('ADAPTER_MISSING', { context: { namespace } })
    }
    return network
  })
}

// Throws unless the URL is https, or http on localhost: whoever can change an answer decides who pays.
function checkPaymaster(option: string, paymaster: unknown): void {
  checkOption(option, paymaster ?? null, 'object')
  const { url }: { readonly url?: unknown } = Object(paymaster)
  if (
    typeof url !== 'string' ||
    !URL.canParse(url) ||
    !/^(https:|http:\/\/(localhost|127\.0\.0\.1)[:/])/.test(new URL(url).href)
  )
    throw createOptionError(`${option}.url`, validationMessages.invalidInput)
}

// Throws unless the link is https, http or a path of this site: a `javascript:` link must never be rendered.
function checkLink(option: string, value: unknown): void {
  if (typeof value === 'string' && !/^(https?:\/\/|\/(?!\/))/i.test(value))
    throw createOptionError(option, validationMessages.invalidInput)
}
