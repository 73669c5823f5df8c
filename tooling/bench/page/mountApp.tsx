import type { AdapterDefinition, CreateModalParameters } from '@foyer/core'
import { ConnectButton, ModalProvider } from '@foyer/react-ui'
import type { ReactNode } from 'react'
import { createAppModal } from './createAppModal.js'
import { mountModal } from './mountModal.js'

/** Mounts an ordinary app with a connect button, or with other buttons. */
export function mountApp<const A extends readonly AdapterDefinition[]>(
  adapters: A,
  networks: CreateModalParameters<A>['networks'],
  buttons: ReactNode = <ConnectButton />,
): void {
  mountModal(
    <ModalProvider modal={createAppModal(adapters, networks)}>
      <h1>Harbor</h1>
      {buttons}
    </ModalProvider>,
  )
}
