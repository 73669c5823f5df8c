import type { WritableAtom } from 'nanostores'
import type { ModalContext } from '../../modal/context.js'
import { waitForReceipt } from '../../transactions/waitForReceipt.js'
import type { Activity } from '../../types/activity.js'
import type { CaipAddress } from '../../types/caip.js'
import type { SendReceipt } from './sendState.js'

interface FollowReceiptParameters {
  readonly $receipt: WritableAtom<SendReceipt | undefined>
  readonly from: CaipAddress
}

/** Updates the receipt of a send until its inclusion. A wallet may replace the transaction, which changes the hash. */
export async function followReceipt(context: ModalContext, { $receipt, from }: FollowReceiptParameters): Promise<void> {
  const receipt = $receipt.get()
  if (!receipt) return
  const { signal } = context
  let shown = receipt
  const update = (change: Partial<SendReceipt>) => {
    // The receipt on screen belongs to a later send: stop updating it.
    if ($receipt.get() !== shown) return
    shown = { ...receipt, ...change }
    $receipt.set(shown)
  }
  const onPending = ({ conflict }: Activity) => {
    if (conflict !== shown.conflict) update({ conflict })
  }
  const activity = await waitForReceipt(context.modal, from, { name: receipt.hash, signal, onPending })
  if (!activity) return
  const { hash, kind, status, sources } = activity
  update(kind === 'send' ? { hash, status, sources } : { status: 'replaced' })
}
