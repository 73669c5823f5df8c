import type { Chain } from './createChain'
import type { Person } from './createSession'
import type { FrameContext } from './handlers/types'
import type { Network } from './networks'
import type { EvmRpcCall } from './rpc/types'

/** The accounts of a person on an EVM network, and which of them acts. */
export async function findAccounts(
  { smart: smartAccounts, accountType }: Pick<FrameContext, 'smart' | 'accountType'>,
  person: Person,
  network: Network,
  chain: Chain,
): Promise<EvmRpcCall['accounts']> {
  const type = await accountType.get()
  const smart = await smartAccounts.find(person, network, chain).catch((error: unknown) => {
    // Another address than the chosen one must not be given instead; where none is chosen, a node that is gone is no trouble.
    if (type === 'smartAccount') throw error
    return undefined
  })
  const eoa = person.wallet.evm.address
  return { eoa, smart, active: type === 'smartAccount' && smart ? smart.address : eoa }
}
