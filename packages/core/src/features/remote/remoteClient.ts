import type { ProposedNamespace } from './toNamespaces.js'

/** A session as the client stores it. What the wallet wrote into it is foreign. */
export interface Session {
  readonly topic: string
  /** Seconds since 1970. */
  readonly expiry: number
  readonly peer: unknown
  readonly namespaces: unknown
  readonly requiredNamespaces?: unknown
  readonly optionalNamespaces?: unknown
}

type SessionEvent = 'session_event' | 'session_update' | 'session_delete' | 'session_expire'

interface SessionEventArguments {
  readonly topic: string
  readonly params?: unknown
}

/** What the modal uses of the `client` of a UniversalProvider, whatever its version. */
export interface RemoteClient {
  readonly session: {
    readonly keys: readonly string[]
    get(topic: string): Session
    getAll(): readonly Session[]
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
    readonly storage: {
      setItem(key: string, value: unknown): Promise<void>
      removeItem(key: string): Promise<void>
    }
  }
  connect(parameters: {
    optionalNamespaces: Record<string, ProposedNamespace>
  }): Promise<{ uri?: string | undefined; approval: () => Promise<Session> }>
  request(parameters: {
    topic: string
    chainId: string
    request: { method: string; params: unknown }
    /** Seconds. */
    expiry: number
  }): Promise<unknown>
  disconnect(parameters: { topic: string; reason: { code: number; message: string } }): Promise<void>
  on(event: SessionEvent, listener: (event: SessionEventArguments) => void): unknown
  off(event: SessionEvent, listener: (event: SessionEventArguments) => void): unknown
}
