import {
  lookUpAddress as lookUpFlow,
  type NameParameters,
  namesOf,
  resolveName as resolveFlow,
} from '../flows/names.js'
import type { Modal } from '../modal.js'
import { contextOf } from './contextOf.js'

export type NameActionParameters = NameParameters

/** The address that a name leads to on a network, e.g. that of an ENS name. Undefined: it is nobody's. */
export function resolveName(
  modal: Modal,
  parameters: NameActionParameters & { readonly name: string },
): Promise<string | undefined> {
  return resolveFlow(contextOf(modal), parameters)
}

/** The name of an address on a network, only where it leads back to it. */
export function lookUpAddress(
  modal: Modal,
  parameters: NameActionParameters & { readonly address: string },
): Promise<{ readonly name: string; readonly avatar?: string | undefined } | undefined> {
  return lookUpFlow(contextOf(modal), parameters)
}

/** Every name of an address on a network that leads back to it: the chain's own, e.g. ENS, then those of the data service. */
export function fetchNames(
  modal: Modal,
  parameters: NameActionParameters & { readonly address: string },
): Promise<readonly string[]> {
  return namesOf(contextOf(modal), parameters)
}
