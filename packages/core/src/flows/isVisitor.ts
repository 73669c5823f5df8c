import type { ModalContext } from '../context.js'
import type { CaipAddress } from '../types/caip.js'
import { parseCaipAddress } from '../utils/caipAddress.js'

/** True while the account is connected, on whichever network: what is read of one that has left is not kept. */
export function isVisitor({ stores: { accounts } }: ModalContext, caipAddress: CaipAddress): boolean {
  const { namespace, address } = parseCaipAddress(caipAddress) ?? {}
  return namespace !== undefined && address !== undefined && accounts.get(namespace).address === address
}
