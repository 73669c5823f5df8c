import type { ModalContext } from '../../context.js'
import { ModalError } from '../../errors/ModalError.js'
import { toSendError } from '../../errors/toSendError.js'
import { recordTransaction } from '../../flows/ownTransactions.js'
import { requireConnection } from '../../flows/requireConnection.js'
import type { Activity } from '../../types/activity.js'
import type { CaipAddress } from '../../types/caip.js'
import { parseCaipAddress } from '../../utils/caipAddress.js'

export interface ReplaceTransactionParameters {
  readonly caipAddress: CaipAddress
  /** One that is on its way. */
  readonly activity: Activity
  /** `faster`: the same at a higher fee. `cancel`: nothing in its place. */
  readonly how: 'faster' | 'cancel'
}

/** Asks the wallet to send another transaction in the place of one, and follows that. Rejects as sending does. */
export async function replaceTransaction(
  context: ModalContext,
  { caipAddress, activity, how }: ReplaceTransactionParameters,
): Promise<void> {
  const { namespace = '', address, caipNetworkId } = parseCaipAddress(caipAddress) ?? {}
  const { account } = requireConnection(context, { namespace, act: 'sendTransaction' })
  const network = context.stores.networks.find(caipNetworkId)
  const connection = context.stores.connections.active(namespace)?.connection
  const ledger = await context.adapters.get(namespace)?.ledger?.()
  const replace = ledger?.transfers?.replace
  if (!replace || !network || !connection || account.address !== address) throw new ModalError('ACT_UNSUPPORTED')
  try {
    const { hash, nonce = activity.nonce } = await replace(
      { hash: activity.hash, how, from: account, network },
      connection,
    )
    const what = how === 'cancel' ? ({ kind: 'cancel', transfers: [] } as const) : {}
    const replacing = { hash, nonce, replaces: activity.hash, status: 'pending', at: Date.now() } as const
    recordTransaction(context, caipAddress, { ...activity, ...what, ...replacing })
  } catch (cause) {
    throw toSendError(cause)
  }
}
