import { createTimedCache } from '../http/timedCache.js'
import type { ModalContext, Service } from '../modal/context.js'
import type { Modal } from '../modal/modal.js'
import { getContext } from '../modal/runtime.js'
import type { Unsubscribe } from '../types/unsubscribe.js'

const NAME_CACHE_MS = 300_000
const IDENTITY_CACHE_MS = 300_000

interface IdentityCache {
  readonly identities: ReturnType<typeof createTimedCache>
  readonly names: ReturnType<typeof createTimedCache>
  renew(address: string): void
  onRenew(listener: (address: string) => void): Unsubscribe
}

// Removes the cached identity of an address. Views that show it then look it up again.
export const invalidateIdentity = (modal: Modal, address: string): void =>
  getContext(modal).use(identityCache).renew(address)

// Caches identities and names for 5 minutes. Of names, only those that resolve back to their address.
export const identityCache: Service<IdentityCache> = {
  create({ services: { storage, events } }: ModalContext) {
    const identities = createTimedCache(storage, 'identity_cache', IDENTITY_CACHE_MS, 'address')
    const names = createTimedCache(storage, 'ens_cache', NAME_CACHE_MS, 'address')
    const listeners = new Set<(address: string) => void>()
    // When the user disconnects, forget who the user is.
    events.on('disconnect', () => {
      identities.clear()
      names.clear()
    })
    return {
      identities,
      names,
      renew(address) {
        identities.remove(address)
        names.remove(address)
        for (const listener of listeners) listener(address)
      },
      onRenew(listener) {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    }
  },
}
