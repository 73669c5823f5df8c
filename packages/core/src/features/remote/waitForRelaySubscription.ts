import { ModalError } from '../../errors/ModalError.js'
import type { RemoteClient } from './remoteClient.js'
import { toRelayError } from './toRelayError.js'

/**
 * Resolves once the relay delivers the session's messages, one of which may be that the wallet has ended the session.
 * There is no time limit. Rejects if the relay refuses the app, or when `signal` aborts.
 */
export function waitForRelaySubscription(
  { core: { relayer } }: RemoteClient,
  topic: string,
  signal: AbortSignal,
): Promise<void> {
  const { subscriber } = relayer
  if (relayer.connected && subscriber.topics.includes(topic)) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const stop = () => {
      subscriber.off('subscription_created', onSubscribed)
      relayer.off('relayer_error', onRefused)
      signal.removeEventListener('abort', onAbort)
    }
    const onSubscribed = (subscription: { readonly topic: string }) => {
      if (subscription.topic !== topic) return
      stop()
      resolve()
    }
    const onRefused = ({ message }: Error) => {
      stop()
      reject(toRelayError(message))
    }
    const onAbort = () => {
      stop()
      reject(new ModalError('ABORTED', { cause: signal.reason }))
    }
    subscriber.on('subscription_created', onSubscribed)
    relayer.on('relayer_error', onRefused)
    signal.addEventListener('abort', onAbort, { once: true })
    if (signal.aborted) onAbort()
  })
}
