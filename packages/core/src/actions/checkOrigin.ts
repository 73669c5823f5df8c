import { checkOrigin as checkOriginFlow } from '../flows/checkOrigin.js'
import type { Modal } from '../modal.js'
import { contextOf } from './contextOf.js'

/**
 * Whether the project may be used on a page of this origin (`https://shop.example`). Where it may not, or where the list
 * cannot be read, an alert says why. Never rejects.
 */
export function checkOrigin(modal: Modal, origin: string): Promise<boolean> {
  return checkOriginFlow(contextOf(modal), origin)
}
