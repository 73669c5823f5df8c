import { requireConnectionWithMethod } from '../../connection/requireConnectionWithMethod.js'
import { ModalError } from '../../errors/ModalError.js'
import { toSendError } from '../../errors/toSendError.js'
import { getFeatureContext } from '../../feature/getFeature.js'
import type { Modal } from '../../modal/modal.js'
import { emitErrorOnFailure } from '../../notices/emitError.js'
import { recordTransaction } from '../../transactions/ownTransactions.js'
import type { Activity } from '../../types/activity.js'
import type { CaipAddress } from '../../types/caip.js'
import { parseCaipAddress } from '../../utils/caipAddress.js'
import { activityFeature } from './index.js'

export interface ReplaceTransactionParameters {
  readonly caipAddress: CaipAddress
  readonly activity: Activity
  /** `faster` raises the transaction's fee. `cancel` replaces the transaction by a transfer of nothing to oneself. */
  readonly how: 'faster' | 'cancel'
}

/** Requests a replacement transaction from the wallet and records it. Rejects with the errors of `sendTransfer`. */
export async function replaceTransaction(
  modal: Modal,
  { caipAddress, activity, how }: ReplaceTransactionParameters,
): Promise<void> {
  return emitErrorOnFailure(modal, async () => {
    const { namespace = '', address, caipNetworkId } = parseCaipAddress(caipAddress) ?? {}
    const context = getFeatureContext(modal, activityFeature)
    const { account } = requireConnectionWithMethod(modal, { namespace, method: 'sendTransaction' })
    const network = context.findNetwork(caipNetworkId)
    const connection = context.connection(namespace)
    const chainReader = await context.chainReader(namespace)
    const replace = chainReader?.transfers?.replace
    if (!replace || !network || !connection || account.address !== address) throw new ModalError('METHOD_UNSUPPORTED')
    try {
      const { hash, nonce = activity.nonce } = await replace(
        { hash: activity.hash, how, from: account, network },
        connection,
      )
      const canceled = how === 'cancel' ? ({ kind: 'cancel', transfers: [] } as const) : {}
      const replacement = { hash, nonce, replaces: activity.hash, status: 'pending', at: Date.now() } as const
      recordTransaction(modal, caipAddress, { ...activity, ...canceled, ...replacement })
    } catch (cause) {
      throw toSendError(cause)
    }
  })
}
