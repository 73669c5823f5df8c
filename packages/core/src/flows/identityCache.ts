import { IDENTITY_CACHE_LIFETIME, NAME_CACHE_LIFETIME } from '../constants.js'
import type { ModalContext, Part } from '../context.js'
import { createTimedCache } from '../services/timedCache.js'
import type { Unsubscribe } from '../types/unsubscribe.js'

interface IdentityCache {
  /** What the data service said, where it was proved. */
  readonly identities: ReturnType<typeof createTimedCache>
  /** What the chain, or else the service, keeps as the name of an address. */
  readonly names: ReturnType<typeof createTimedCache>
  /** An address may have another name from now on: what was kept is not true any more. */
  renew(address: string): void
  onRenew(listener: (address: string) => void): Unsubscribe
}

/** Who is behind addresses, for the 5 minutes that it is kept. Only names that lead back to their address. */
export const identityCache: Part<IdentityCache> = {
  create({ services: { storage, events } }: ModalContext) {
    const identities = createTimedCache(storage, 'identity_cache', IDENTITY_CACHE_LIFETIME, 'address')
    const names = createTimedCache(storage, 'ens_cache', NAME_CACHE_LIFETIME, 'address')
    const listeners = new Set<(address: string) => void>()
    // Who leaves takes along who they are.
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
