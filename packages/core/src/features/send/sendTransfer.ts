import type { ModalContext } from '../../context.js'
import { readTransfer, type SendTransferParameters } from './readTransfer.js'
import { sendOnce } from './transfer.js'

/** Sends without any UI. See `sendOnce` for what it does before the wallet is asked, and for its errors. */
export async function sendTransfer(
  context: ModalContext,
  parameters: SendTransferParameters,
): Promise<{ readonly hash: string }> {
  const { hash } = await sendOnce(context, { transfer: await readTransfer(context, parameters) })
  return { hash }
}
