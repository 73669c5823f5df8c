import type { DescribeModalCallParameters } from '../clearSigning/describeModalCall.js'
import type { CallDescription } from '../clearSigning/types.js'
import type { Modal } from '../modal/modal.js'
import { getContext } from '../modal/runtime.js'

/** Describes a call or typed data where the app names signed descriptors, which loads the code. Never rejects. */
export async function loadCallDescription(
  modal: Modal,
  parameters: DescribeModalCallParameters,
): Promise<CallDescription | undefined> {
  const { options, log } = getContext(modal)
  if (!options.clearSigning) return undefined
  try {
    const { describeModalCall } = await import('../clearSigning/describeModalCall.js')
    return await describeModalCall(modal, parameters)
  } catch (cause) {
    log('warn', 'The code that describes a call could not be loaded', cause)
    return undefined
  }
}
