import { toAccountId } from '../../connection/authorization.js'
import type { ModalContext } from '../../modal/context.js'
import type { CaipAddress } from '../../types/caip.js'
import { parseCaipAddress } from '../../utils/caipAddress.js'

export function findLiveConnection({ stores: { connections } }: ModalContext, account: CaipAddress) {
  const { namespace = '' } = parseCaipAddress(account) ?? {}
  const live = connections.of(namespace).live.find(({ connection }) => toAccountId(connection) === account)
  return live && { namespace, walletId: live.walletId }
}
