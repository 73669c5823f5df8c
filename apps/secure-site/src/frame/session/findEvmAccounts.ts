import type { ChainClient } from '../chain/createChainClient'
import type { Network } from '../chain/networks'
import type { FrameContext } from '../handlers/types'
import type { EvmRpcCall } from '../rpc/types'
import type { SignedInUser } from './createFrameSession'

export async function findEvmAccounts(
  { smart: smartAccounts, accountType }: Pick<FrameContext, 'smart' | 'accountType'>,
  person: SignedInUser,
  network: Network,
  chain: ChainClient,
): Promise<EvmRpcCall['accounts']> {
  const type = await accountType.get()
  const smart = await smartAccounts.find(person, network, chain).catch((error: unknown) => {
    // Never substitute another address for the selected one. Without a selection, ignore failing nodes.
    if (type === 'smartAccount') throw error
    return undefined
  })
  const eoa = person.addresses.evm
  return { eoa, smart, active: type === 'smartAccount' && smart ? smart.address : eoa }
}
