import { AUTH_WALLET_ID } from '../constants.js'
import { createModal } from '../createModal.js'
import type { CreateModalParameters } from '../parameters.js'
import { contextOf } from '../testing/contextOf.js'
import { createChannelAdapter } from './createChannelAdapter.js'
import { createFakeSecureSite } from './createFakeSecureSite.js'
import { createMemoryStorage } from './createMemoryStorage.js'
import { fakeNetwork, foreignFakeNetwork, otherFakeNetwork } from './fakeNetworks.js'

/** A modal with an embedded wallet whose secure site the test plays. `load` makes one as after a reload of the page. */
export function createSignInModal(options: Partial<CreateModalParameters> = {}) {
  const site = createFakeSecureSite()
  const storage = options.storage ?? createMemoryStorage()
  const load = () => {
    const modal = createModal({
      projectId: 'test',
      metadata: { name: 'Harbor', description: 'A test site', url: 'https://harbor.example', icons: [] },
      networks: [fakeNetwork, otherFakeNetwork, foreignFakeNetwork],
      debug: false,
      ...options,
      storage,
      adapters: options.adapters ?? [createChannelAdapter('eip155'), createChannelAdapter('solana')],
    })
    site.putInto(contextOf(modal))
    return modal
  }
  const modal = load()
  const context = contextOf(modal)
  const live = (namespace = 'eip155') => context.stores.connections.live(namespace, AUTH_WALLET_ID)?.connection
  return { modal, context, site, storage, load, live }
}
