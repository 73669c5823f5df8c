import { type AdapterDefinition, type CreateModalParameters, createModal } from '@foyer/core'
import { ConnectButton, ModalProvider, reactUi } from '@foyer/react-ui'
import type { ReactNode } from 'react'
import { mount } from './mount.js'

/** `?preload=none` in the address: a visit in which nothing is fetched ahead. */
const preload = new URLSearchParams(location.search).get('preload')

/** An ordinary site with a connect button, or with other buttons. */
export function mountSite<const A extends readonly AdapterDefinition[]>(
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
  mount(
    <ModalProvider modal={modal}>
      <h1>Harbor</h1>
      {buttons}
    </ModalProvider>,
  )
}
