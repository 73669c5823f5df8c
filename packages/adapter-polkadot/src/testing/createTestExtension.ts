import type { InjectedAccount, InjectedExtension } from '../injected.js'

type Listener = Parameters<InjectedExtension['accounts']['subscribe']>[0]

export function createTestExtension(first: InjectedAccount[] | Promise<InjectedAccount[]>) {
  const listeners = new Set<Listener>()
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
    share(accounts: InjectedAccount[]) {
      for (const listener of listeners) void listener(accounts)
    },
  }
}
