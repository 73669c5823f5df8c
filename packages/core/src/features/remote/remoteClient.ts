import type { ProposedNamespace } from './toProposedNamespaces.js'

export interface ClientSession {
  readonly topic: string
  /** Expiry of the session, in s since 1970. */
  readonly expiry: number
  readonly peer: unknown
  readonly namespaces: unknown
  readonly requiredNamespaces?: unknown
  readonly optionalNamespaces?: unknown
  readonly sessionProperties?: unknown
  readonly scopedProperties?: unknown
}

type SessionEvent = 'session_event' | 'session_update' | 'session_delete' | 'session_expire'

interface SessionEventArguments {
  readonly topic: string
  readonly params?: unknown
}

/** Part of WalletConnect's `UniversalProvider.client` that Foyer uses. It is the same in all versions. */
export interface RemoteClient {
  readonly session: {
    readonly keys: readonly string[]
    get(topic: string): ClientSession
    getAll(): readonly ClientSession[]
  }
  readonly core: {
    readonly relayer: {
      readonly connected: boolean
      readonly subscriber: {
        readonly topics: readonly string[]
        on(event: 'subscription_created', listener: (subscription: { readonly topic: string }) => void): unknown
        off(event: 'subscription_created', listener: (subscription: { readonly topic: string }) => void): unknown
      }
      on(event: 'relayer_error', listener: (error: Error) => void): unknown
      off(event: 'relayer_error', listener: (error: Error) => void): unknown
    }
    readonly pairing?: { getPairings?(): readonly { readonly topic: string; readonly active: boolean }[] } | undefined
    readonly storage: {
      setItem(key: string, value: unknown): Promise<void>
      removeItem(key: string): Promise<void>
    }
  }
  connect(parameters: {
    optionalNamespaces: Record<string, ProposedNamespace>
  }): Promise<{ uri?: string | undefined; approval: () => Promise<ClientSession> }>
  request(parameters: {
    topic: string
    chainId: string
    request: { method: string; params: unknown }
    /** Time limit of the request, in s. */
    expiry: number
  }): Promise<unknown>
  disconnect(parameters: { topic: string; reason: { code: number; message: string } }): Promise<void>
  on(event: SessionEvent, listener: (event: SessionEventArguments) => void): unknown
  off(event: SessionEvent, listener: (event: SessionEventArguments) => void): unknown
}
