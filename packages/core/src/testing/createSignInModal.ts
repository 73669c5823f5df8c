import { EMBEDDED_WALLET_ID } from '../adapter/walletIds.js'
import { createModal } from '../modal/createModal.js'
import type { CreateModalParameters } from '../modal/options.js'
import { createChannelAdapter } from './createChannelAdapter.js'
import { createFakeSecureSite } from './createFakeSecureSite.js'
import { createMemoryStorage } from './createMemoryStorage.js'
import { fakeNetwork, foreignFakeNetwork, otherFakeNetwork } from './fakeNetworks.js'
import { getTestContext } from './getTestContext.js'

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
    site.putInto(getTestContext(modal))
    return modal
  }
  const modal = load()
  const context = getTestContext(modal)
  const live = (namespace = 'eip155') => context.stores.connections.live(namespace, EMBEDDED_WALLET_ID)?.connection
  return { modal, context, site, storage, load, live }
}
