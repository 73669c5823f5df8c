import type { InjectedAccount, InjectedExtension } from '../injected.js'

/** An extension whose accounts a test sets. */
export function createExtension(first: readonly InjectedAccount[] | Promise<readonly InjectedAccount[]>) {
  const listeners = new Set<(accounts: readonly InjectedAccount[]) => void>()
  const extension: InjectedExtension = {
    accounts: {
      get: async () => first,
      subscribe(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    signer: {},
  }
  return {
    option: { id: 'thornwick', name: 'Thornwick', provider: { enable: async () => extension } },
    listeners,
    share(accounts: readonly InjectedAccount[]) {
      for (const listener of listeners) listener(accounts)
    },
  }
}
