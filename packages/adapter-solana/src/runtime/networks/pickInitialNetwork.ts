import { type CaipNetworkId, ModalError } from '@foyer/core/adapter'
import type { WalletApi } from '../../walletApi.js'
import type { RuntimeContext } from '../context.js'

const NETWORK_KEY = 'network'

export interface PickInitialNetworkParameters {
  readonly walletApi: WalletApi
  readonly requested: CaipNetworkId<'solana'> | undefined
  readonly silent: boolean
}

/**
 * Picks the network of a new connection, because Solana wallets have none: the requested one, else the app's active
 * one, else the first that the wallet supports.
 */
export function pickInitialNetwork(
  { adapterContext }: RuntimeContext,
  parameters: PickInitialNetworkParameters,
): CaipNetworkId<'solana'> {
  const { walletApi, requested, silent } = parameters
  const configured = adapterContext.$networks.get().map(({ caipNetworkId }) => caipNetworkId)
  const stored = silent ? adapterContext.storage.get(NETWORK_KEY) : undefined
  const left = configured.find((each) => each === stored)
  const own = walletApi.networks()
  const order = [requested, left, adapterContext.activeNetworkId(), ...configured].filter((each) => each !== undefined)
  const result = order.find((each) => own?.includes(each) ?? true) ?? own?.[0]
  if (!result) throw new ModalError('NETWORK_UNDEFINED')
  return result
}

export function storeNetwork({ adapterContext }: RuntimeContext, caipNetworkId: CaipNetworkId<'solana'>): void {
  adapterContext.storage.set(NETWORK_KEY, caipNetworkId)
}
