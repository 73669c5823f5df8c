import type { ModalContext } from '../../context.js'
import { accountOf } from '../../flows/admission.js'
import type { CaipAddress } from '../../types/caip.js'
import { parseCaipAddress } from '../../utils/caipAddress.js'

/** Where an account is used now: what a disconnect takes. */
export function liveOf({ stores: { connections } }: ModalContext, account: CaipAddress) {
  const { namespace = '' } = parseCaipAddress(account) ?? {}
  const live = connections.of(namespace).live.find(({ connection }) => accountOf(connection) === account)
  return live && { namespace, walletId: live.walletId }
}
