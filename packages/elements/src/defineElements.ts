import type { Modal } from '@foyer/core'
import { FoyerAccountElement } from './FoyerAccountElement.js'
import { FoyerButtonElement } from './FoyerButtonElement.js'
import { FoyerNetworkElement } from './FoyerNetworkElement.js'
import { setPageModal } from './pageModal.js'

const elements = {
  'foyer-button': FoyerButtonElement,
  'foyer-account': FoyerAccountElement,
  'foyer-network': FoyerNetworkElement,
} as const

/**
 * Defines the elements, unless the page has them from another copy of this package, and gives them the page's modal.
 * Does nothing on a server.
 */
export function defineElements(modal?: Modal): void {
  if (typeof customElements === 'undefined') return
  // The network and account elements come first: the button leaves accounts and warnings to them.
  for (const [name, element] of Object.entries(elements).reverse()) {
    if (!customElements.get(name)) customElements.define(name, element)
  }
  if (modal) setPageModal(modal)
}
