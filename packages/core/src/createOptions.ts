import { checkOption, invalidOption } from './errors/invalidOption.js'
import { ModalError } from './errors/ModalError.js'
import { validation } from './errors/validation.js'
import type { EarlyOptions } from './options.js'
import type { CreateModalParameters } from './parameters.js'
import type { Network } from './types/network.js'
import { isCaipNetworkId } from './utils/caip.js'
import { toMetadata } from './utils/metadata.js'
import { toNetwork } from './utils/network.js'
import { withDefaults } from './utils/withDefaults.js'

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

/** Which accounts a namespace begins with. */
const accountTypes = { bip122: 'payment', eip155: 'smartAccount', polkadot: 'eoa', solana: 'eoa' } as const

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
  siwx: 'object',
  siweConfig: 'object',
} as const

/**
 * Checks what the integrator wrote and fills in the defaults, except of `features`, which nothing early asks. Throws
 * `INVALID_OPTION` and its neighbours at once.
 */
export function createOptions(given: CreateModalParameters): EarlyOptions {
  if (given.siwx !== undefined && given.siweConfig !== undefined) throw new ModalError('SIWX_CONFLICT')
  const values: Readonly<Record<string, unknown>> = { ...given }
  for (const option of Object.keys(flags)) checkOption(option, values[option], 'boolean')
  for (const [option, type] of Object.entries(types)) checkOption(option, values[option], type)
  const { preload = 'idle' } = given
  if (!['idle', 'intent', 'none'].includes(preload)) throw invalidOption('preload', validation.invalidInput)
  for (const option of ['termsConditionsUrl', 'privacyPolicyUrl'] as const) checkLink(option, given[option])
  for (const [name, url] of Object.entries(given.services ?? {})) checkOption(`services.${name}`, url, 'string')
  for (const wallet of given.customWallets ?? []) {
    for (const name of ['id', 'name'] as const) checkOption(`customWallets[].${name}`, wallet[name] ?? null, 'string')
  }

  const networks = toNetworks(given)
  const [first] = networks
  if (!first) throw invalidOption('networks', validation.required)
  const defaultNetwork = given.defaultNetwork && toNetwork(given.defaultNetwork)
  return {
    ...withDefaults(flags, given),
    preload,
    networks,
    defaultNetwork: networks.find(({ caipNetworkId }) => caipNetworkId === defaultNetwork?.caipNetworkId) ?? first,
    metadata: toMetadata(given.metadata),
    defaultAccountTypes: { ...accountTypes, ...given.defaultAccountTypes },
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
