import { ModalError } from '../../errors/ModalError.js'
import type { RemoteClient } from './remoteClient.js'
import { toRefusal } from './toRefusal.js'

/**
 * Resolves when the relay brings what is said in a session, however long it takes: what was kept of the session says
 * nothing of what its wallet has done since. Rejects when the relay turns this page away, or the signal is aborted.
 */
export function untilHeard({ core: { relayer } }: RemoteClient, topic: string, signal: AbortSignal): Promise<void> {
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
      reject(toRefusal(message))
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
