import type { ApiOptions } from '@dedot/api'

type Provider = ApiOptions['provider']

export interface ProviderParameters {
  ask(method: string, params: readonly unknown[]): Promise<unknown>
  close(): void
}

/** Lets dedot's client ask a node through our own transport. It is connected from the start, and subscribes to nothing. */
export function createProvider({ ask, close }: ProviderParameters): Provider {
  const provider: Provider = {
    status: 'connected',
    // The interface lets the caller name the type of an answer; the client reads each by the description of the chain.
    send: <T>(method: string, params: readonly unknown[]) => ask(method, params) as Promise<T>,
    subscribe: async ({ subscribe }) => {
      throw new Error(`${subscribe} is not supported`)
    },
    connect: async () => provider,
    disconnect: async () => close(),
    on: () => () => {},
    once: () => () => {},
    off: () => provider,
  }
  return provider
}
