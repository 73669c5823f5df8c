import { ModalError } from '../errors/ModalError.js'
import type { ModalContext, Service } from '../modal/context.js'
import type { CaipAddress, Namespace } from '../types/caip.js'
import type { Network } from '../types/network.js'
import type { TokenAmount } from '../types/token.js'
import { withTimeout } from '../utils/waiting.js'
import { createDataServiceAssetSource } from './createDataServiceAssetSource.js'
import { WALLET_ASSETS_TIMEOUT_MS } from './limits.js'

export interface AssetQuery {
  readonly caipAddress: CaipAddress
  readonly namespace: Namespace
  readonly address: string
  readonly network: Network
  readonly currency: string
  readonly anew: boolean
  readonly signal: AbortSignal
}

export interface AssetSource {
  readonly id: string
  // Returns an account's balances. An entry without `address` is the native coin. Undefined if the source does not know
  // the network.
  read(query: AssetQuery): Promise<readonly TokenAmount[] | undefined>
}

export const assetSources: Service<readonly AssetSource[]> = {
  create: (context: ModalContext) => [walletAssets(context), createDataServiceAssetSource(context)],
}

// Reads balances that the wallet reports (EIP-7811).
function walletAssets({ stores: { connections } }: ModalContext): AssetSource {
  return {
    id: 'wallet',
    async read({ namespace, address, network: { caipNetworkId }, signal }) {
      const connection = connections.active(namespace)?.connection
      const account = connection?.accounts.find((each) => each.address === address)
      if (!connection?.readAssets || !account) return undefined
      const late = () => {
        throw new ModalError('RESPONSE_TIMEOUT')
      }
      const reading = connection.readAssets({ account, caipNetworkIds: [caipNetworkId] })
      return (await withTimeout(reading, WALLET_ASSETS_TIMEOUT_MS, late, signal))?.[caipNetworkId]
    },
  }
}
