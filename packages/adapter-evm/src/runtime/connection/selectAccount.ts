import { type Account, ModalError } from '@foyer/core/adapter'
import type { Connector } from '@wagmi/core'
import type { RuntimeContext } from '../context.js'

export async function selectAccount(
  { config }: RuntimeContext,
  { connector, account }: { readonly connector: Connector; readonly account: Account },
): Promise<void> {
  const accounts = config.state.connections.get(connector.uid)?.accounts ?? []
  const isRequested = (address: string) => address.toLowerCase() === account.address.toLowerCase()
  const requested = accounts.find(isRequested)
  if (!requested) throw new ModalError('NOT_AUTHORIZED', { context: { address: account.address } })
  connector.emitter.emit('change', { accounts: [requested, ...accounts.filter((each) => !isRequested(each))] })
}
