import { type RegisterNameParameters, registerName as registerFlow } from '../features/names/registerName.js'
import {
  type NameOffer,
  type SuggestNamesParameters,
  suggestNames as suggestFlow,
} from '../features/names/suggestNames.js'
import type { Modal } from '../modal.js'
import { contextOf } from './contextOf.js'

/**
 * The name that was typed, whether it is free, and then others like it: for a field of your own. None where it can be no name
 * (4 or more letters, digits or hyphens). Rejects with `NAME_SUGGESTIONS_FAILED`, and with `ABORTED`.
 */
export function suggestNames(modal: Modal, parameters: SuggestNamesParameters): Promise<readonly NameOffer[]> {
  return suggestFlow(contextOf(modal), parameters)
}

/**
 * Registers a name for the visitor's address: their wallet signs for it. Resolves with the name in full. Rejects with
 * `NAME_INVALID`, `NAME_ACCOUNT_NOT_FOUND`, `NAME_NETWORK_NOT_FOUND`, `INVALID_CHAIN_ID`, `USER_REJECTED`, `NAME_TAKEN`,
 * `NAME_REGISTRATION_FAILED` (with the service's `reason` in its `context`), `ABORTED`, and `FEATURE_MISSING` where names are off.
 */
export function registerName(modal: Modal, parameters: RegisterNameParameters): Promise<{ readonly name: string }> {
  const { name, namespace, signal } = parameters
  return registerFlow(contextOf(modal), { name, namespace, signal })
}
