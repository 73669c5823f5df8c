import type { Connection, ConnectionController } from '@foyer/core/adapter'
import type { CosmosConnection, RuntimeContext } from '../context.js'
import { getChainId } from '../networks/networkIds.js'
import type { WalletApi } from '../walletApi.js'
import { createProvider } from './createProvider.js'

export interface CreateConnectionParameters
  extends Pick<Required<Connection<'cosmos'>>, 'switchNetwork' | 'disconnect'> {
  readonly live: ConnectionController<'cosmos'>
  readonly walletApi: WalletApi
  readonly selectAccount?: Connection<'cosmos'>['selectAccount']
}

export function createConnection(context: RuntimeContext, parameters: CreateConnectionParameters): CosmosConnection {
  const { live, walletApi, switchNetwork, selectAccount, disconnect } = parameters
  return live.connection({
    provider: createProvider(context, { live, walletApi }),
    disconnect,
    async signMessage({ message, account }) {
      const chainId = getChainId(live.now().caipNetworkId)
      return (await walletApi.signArbitrary({ chainId, signer: account.address, doc: message })).signature
    },
    async sendTransaction({ transaction, account }) {
      const { sendTransaction } = await import('../methods/sendTransaction.js')
      const { caipNetworkId } = live.now()
      return sendTransaction(context.adapterContext, {
        walletApi,
        caipNetworkId,
        address: account.address,
        transaction,
      })
    },
    switchNetwork,
    ...(selectAccount && { selectAccount }),
  })
}
