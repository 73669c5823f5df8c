import type { ModalEvents, OpenParameters } from '@foyer/core'
import type { FoyerAccountElement } from './FoyerAccountElement.js'
import type { FoyerButtonElement } from './FoyerButtonElement.js'
import type { FoyerNetworkElement } from './FoyerNetworkElement.js'

/** Events of the elements, which all bubble and cross shadow roots. */
export interface FoyerElementEvents {
  /** Emitted before the modal opens; `preventDefault()` keeps it closed. */
  'foyer-press': CustomEvent<OpenParameters>
  // Emitted if the modal's code could not be loaded.
  'foyer-error': CustomEvent<undefined>
  'foyer-connect': CustomEvent<ModalEvents['connect']>
  'foyer-disconnect': CustomEvent<ModalEvents['disconnect']>
  'foyer-account-change': CustomEvent<ModalEvents['accountChange']>
  'foyer-network-change': CustomEvent<ModalEvents['networkChange']>
}

declare global {
  interface HTMLElementTagNameMap {
    'foyer-button': FoyerButtonElement
    'foyer-account': FoyerAccountElement
    'foyer-network': FoyerNetworkElement
  }

  interface GlobalEventHandlersEventMap extends FoyerElementEvents {}
}
