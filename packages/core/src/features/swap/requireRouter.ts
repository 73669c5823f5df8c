import { ModalError } from '../../errors/ModalError.js'
import type { FeatureContext } from '../../feature/context.js'
import type { Network } from '../../types/network.js'
import type { SwapProvider } from '../../types/swap.js'
import { isSameAddress } from '../../utils/isSameAddress.js'
import { parseSwapOption } from './swapNetworks.js'

interface ProviderNetwork {
  readonly provider: SwapProvider
  readonly network: Network
}

export function listRouters(
  { options }: Pick<FeatureContext, 'options'>,
  { provider, network }: ProviderNetwork,
): readonly string[] | undefined {
  const added = parseSwapOption(options).routers?.[provider.id]?.[network.caipNetworkId] ?? []
  // Custom providers are untrusted, so what they return is checked.
  const listed: unknown = provider.routers?.(network)
  if (listed === undefined && !added.length) return undefined
  return [...(Array.isArray(listed) ? listed : []), ...added].filter((each) => typeof each === 'string')
}

/**
 * Throws `SWAP_CONTRACT_UNKNOWN` if neither the provider nor the app lists the contract. If both list none, any
 * contract is accepted once a node has simulated the swap (`isTried`).
 */
export function requireRouter(
  context: Pick<FeatureContext, 'options' | 'log'>,
  { contract, isTried, ...target }: ProviderNetwork & { readonly contract: string; readonly isTried: boolean },
): void {
  const { provider, network } = target
  const routers = listRouters(context, target)
  const isKnown = routers?.some((each) => isSameAddress(network.chainNamespace, each, contract)) ?? isTried
  if (isKnown) return
  const { caipNetworkId } = network
  const how = `features.swaps.routers['${provider.id}']['${caipNetworkId}'] adds a contract`
  context.log('warn', `${provider.name} does not swap by ${contract}, as far as is known: ${how}`)
  throw new ModalError('SWAP_CONTRACT_UNKNOWN', {
    context: { contract, provider: provider.id, network: caipNetworkId },
  })
}
