import type { ModalContext } from '../../context.js'
import type { CaipAddress } from '../../types/caip.js'
import { parseCaipAddress } from '../../utils/caipAddress.js'

/** Whether a transaction that is on its way can be replaced on its network. */
export async function canReplace({ adapters }: ModalContext, caipAddress: CaipAddress): Promise<boolean> {
  const ledger = await adapters.get(parseCaipAddress(caipAddress)?.namespace ?? '')?.ledger?.()
  return ledger?.transfers?.replace !== undefined
}
