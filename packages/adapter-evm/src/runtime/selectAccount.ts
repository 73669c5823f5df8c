import { type Account, ModalError } from '@foyer/core/adapter'
import type { Connector } from '@wagmi/core'
import type { RuntimeContext } from './context.js'

/** Puts one of the accounts that the wallet shows first. Said to wagmi as the wallet would, so that hooks agree. */
export async function selectAccount(
  { config }: RuntimeContext,
  { connector, account }: { readonly connector: Connector; readonly account: Account },
): Promise<void> {
  const accounts = config.state.connections.get(connector.uid)?.accounts ?? []
  const isWanted = (address: string) => address.toLowerCase() === account.address.toLowerCase()
  const wanted = accounts.find(isWanted)
  if (!wanted) throw new ModalError('NOT_AUTHORIZED', { context: { address: account.address } })
  connector.emitter.emit('change', { accounts: [wanted, ...accounts.filter((each) => !isWanted(each))] })
}
