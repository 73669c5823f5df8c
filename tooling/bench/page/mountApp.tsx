import { type AdapterDefinition, type CreateModalParameters, createModal } from '@foyer/core'
import { ConnectButton, ModalProvider, reactUi } from '@foyer/react-ui'
import type { ReactNode } from 'react'
import { mountModal } from './mountModal.js'

// `?preload=none` in the URL turns prefetching off.
const preload = new URLSearchParams(location.search).get('preload')

/** Mounts an ordinary app with a connect button, or with other buttons. */
export function mountApp<const A extends readonly AdapterDefinition[]>(
  adapters: A,
  networks: CreateModalParameters<A>['networks'],
  buttons: ReactNode = <ConnectButton />,
): void {
  const modal = createModal({
    adapters,
    networks,
    ui: reactUi(),
    projectId: 'bench',
    metadata: { name: 'Harbor', description: 'A site', url: location.origin, icons: [] },
    customRpcUrls: { 'eip155:1': [{ url: `${location.origin}/rpc` }] },
    ...(preload && { preload }),
  })
  mountModal(
    <ModalProvider modal={modal}>
      <h1>Harbor</h1>
      {buttons}
    </ModalProvider>,
  )
}
