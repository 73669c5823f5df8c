import type { Connection, Live } from '@foyer/core/adapter'
import type { CosmosConnection, RuntimeContext } from './context.js'
import { createProvider } from './createProvider.js'
import type { Link } from './link.js'
import { chainIdOf } from './networkIds.js'

export interface ConnectionParameters extends Pick<Required<Connection<'cosmos'>>, 'switchNetwork' | 'disconnect'> {
  readonly live: Live<'cosmos'>
  readonly link: Link
  readonly selectAccount?: Connection<'cosmos'>['selectAccount']
}

/** A connection as core wants it. */
export function createConnection(context: RuntimeContext, parameters: ConnectionParameters): CosmosConnection {
  const { live, link, switchNetwork, selectAccount, disconnect } = parameters
  return live.connection({
    provider: createProvider(context, { live, link }),
    disconnect,
    async signMessage({ message, account }) {
      const chainId = chainIdOf(live.now().caipNetworkId)
      return (await link.signArbitrary({ chainId, signer: account.address, doc: message })).signature
    },
    async sendTransaction({ transaction, account }) {
      const { sendTransaction } = await import('./acts/sendTransaction.js')
      const { caipNetworkId } = live.now()
      return sendTransaction(context.host, { link, caipNetworkId, address: account.address, transaction })
    },
    switchNetwork,
    ...(selectAccount && { selectAccount }),
  })
}
