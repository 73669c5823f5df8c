import { type SelectAccountParameters, selectAccount as selectAccountFlow } from '../flows/selectAccount.js'
import type { Modal } from '../modal.js'
import { contextOf } from './contextOf.js'

/** Uses another account of the connected wallet. */
export function selectAccount(modal: Modal, parameters: SelectAccountParameters): Promise<void> {
  return selectAccountFlow(contextOf(modal), parameters)
}
