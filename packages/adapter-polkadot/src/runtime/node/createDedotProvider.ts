import type { ApiOptions } from '@dedot/api'

type Provider = ApiOptions['provider']

export interface CreateDedotProviderParameters {
  request(method: string, params: readonly unknown[]): Promise<unknown>
  close(): void
}

/** Adapts the node's transport to dedot's provider, without subscriptions. */
export function createDedotProvider({ request, close }: CreateDedotProviderParameters): Provider {
  const provider: Provider = {
    status: 'connected',
    // dedot's interface lets the caller name the type of the response.
    send: <T>(method: string, params: readonly unknown[]) => request(method, params) as Promise<T>,
    subscribe: async ({ subscribe }) => {
      throw new Error(`${subscribe}: subscriptions are not supported`)
    },
    connect: async () => provider,
    disconnect: async () => close(),
    on: () => () => {},
    once: () => () => {},
    off: () => provider,
  }
  return provider
}
