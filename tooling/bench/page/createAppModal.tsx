import { type AdapterDefinition, type CreateModalParameters, createModal } from '@foyer/core'
import { reactUi } from '@foyer/react-ui'

// `?preload=none` in the URL turns prefetching off.
const preload = new URLSearchParams(location.search).get('preload')

/** Creates the modal of an ordinary app. */
export function createAppModal<const A extends readonly AdapterDefinition[]>(
  adapters: A,
  networks: CreateModalParameters<A>['networks'],
) {
  return createModal({
    adapters,
    networks,
    ui: reactUi(),
    projectId: 'bench',
    metadata: { name: 'Harbor', description: 'A site', url: location.origin, icons: [] },
    customRpcUrls: { 'eip155:1': [{ url: `${location.origin}/rpc` }] },
    ...(preload && { preload }),
  })
}
