import type { WritableAtom } from 'nanostores'
import type { ModalContext } from '../../context.js'
import { untilIncluded } from '../../flows/untilIncluded.js'
import type { CaipAddress } from '../../types/caip.js'
import type { SendReceipt } from './state.js'

interface Followed {
  readonly $receipt: WritableAtom<SendReceipt | undefined>
  readonly from: CaipAddress
}

/** What the chain makes of what was sent. The same again at a higher fee is the same, of another hash. */
export async function followReceipt(context: ModalContext, { $receipt, from }: Followed): Promise<void> {
  const receipt = $receipt.get()
  if (!receipt) return
  const { signal } = context
  const activity = await untilIncluded(context, from, { name: receipt.hash, signal })
  // Something else has been sent since.
  if (!activity || $receipt.get() !== receipt) return
  const { hash, kind, status } = activity
  $receipt.set({ ...receipt, ...(kind === 'send' ? { hash, status } : { status: 'replaced' }) })
}
