import type { Modal } from '../../modal/modal.js'
import { getContext } from '../../modal/runtime.js'
import { emitErrorOnFailure } from '../../notices/emitError.js'
import type { RegisteredNamespace } from '../../types/register.js'
import { parseSendTransfer, type SendTransferParameters } from './parseSendTransfer.js'
import { sendTransferOnce } from './transfer.js'

/**
 * Sends coins or tokens to an address or a name. Before the wallet request, checks fees and limits and simulates the
 * transfer. Resolves with the hash once sent; the account's activity then shows the transaction's status. If
 * the app's paymaster shall pay the fee, `hash` and `callsId` are the wallet's id of the calls (EIP-5792).
 */
export async function sendTransfer<N extends RegisteredNamespace = RegisteredNamespace>(
  modal: Modal,
  parameters: SendTransferParameters<N>,
): Promise<{ readonly hash: string; readonly callsId?: string | undefined }> {
  return emitErrorOnFailure(modal, async () => {
    const context = getContext(modal)
    const transfer = await parseSendTransfer(context, parameters)
    const { hash, callsId } = await sendTransferOnce(context, { transfer })
    return { hash, ...(callsId !== undefined && { callsId }) }
  })
}
