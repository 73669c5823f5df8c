import * as z from 'zod/mini'
import { AuthFrameError } from '../errors/AuthFrameError.js'
import { copyPlainValue } from '../messages/copyPlainValue.js'
import { createIgnoredCounter, type IgnoredReason } from '../messages/createIgnoredCounter.js'
import { parseEnvelope, REPLY_PREFIX } from '../messages/envelope.js'
import { eventSchemas } from '../messages/replySchemas.js'
import type { AuthFrame, AuthFrameParameters, RestartReason } from './authFrame.js'
import { createEventJournal } from './createEventJournal.js'
import { createFrameDocument } from './createFrameDocument.js'
import { createPendingRequests } from './createPendingRequests.js'
import { createRequestSender } from './createRequestSender.js'
import { toFrameUrl } from './toFrameUrl.js'

export function createAuthFrame(parameters: AuthFrameParameters): AuthFrame {
  const { enableLogger, signal, log } = parameters
  const url = toFrameUrl(parameters)
  const { origin } = url
  const journal = enableLogger ? createEventJournal() : undefined
  const write = (line: string) => journal?.write(line)
  const pending = createPendingRequests(write)
  const listeners = new Set<(reason: RestartReason) => void>()
  const heightListeners = new Set<(height: number) => void>()
  const ignored = createIgnoredCounter((reason) => {
    // Three reasons occur without any fault: messages of other origins, messages of the secure site's other windows,
    // and replies to aborted requests.
    const level = reason === 'origin' || reason === 'source' || reason === 'unknownId' ? 'debug' : 'warn'
    log?.(level, `Ignored a message of the embedded wallet's frame: ${reason}`)
  })
  const frame = createFrameDocument({
    url,
    signal,
    onEvent: write,
    onGone: pending.failAll,
    onReplaced() {
      pending.succeedReload()
      pending.failAll(new AuthFrameError('ABORTED'))
    },
    onRestarted: () => notify(listeners, 'reload'),
  })

  const notify = <T>(all: ReadonlySet<(value: T) => void>, value: T) => {
    for (const listener of [...all]) {
      try {
        listener(value)
      } catch (cause) {
        log?.('error', 'A listener of the embedded wallet threw', cause)
      }
    }
  }
  const receive = (event: MessageEvent): IgnoredReason | undefined => {
    if (event.origin !== origin) return 'origin'
    const source = frame.window()
    if (!source || event.source !== source) return 'source'
    const envelope = parseEnvelope(event.data, REPLY_PREFIX)
    if (!envelope) return 'shape'
    const { name, payload } = envelope
    if (!isEventName(name)) return pending.take(envelope)
    const plain = copyPlainValue(payload)
    if ('problem' in plain) return plain.problem
    if (name === 'RESIZE') {
      const resize = z.safeParse(eventSchemas.RESIZE, plain.value)
      if (!resize.success) return 'shape'
      // The journal omits RESIZE, because many in a row would displace the events that matter.
      notify(heightListeners, resize.data.height)
      return undefined
    }
    if (!z.safeParse(eventSchemas[name], plain.value).success) return 'shape'
    write(name)
    if (name === 'READY') frame.receive()
    else notify(listeners, 'session')
    return undefined
  }
  const onMessage = (event: MessageEvent) => {
    try {
      const reason = receive(event)
      if (reason) ignored.add(reason)
    } catch {
      ignored.add('shape')
    }
  }
  window.addEventListener('message', onMessage, { signal })

  return {
    origin,
    status: frame.status,
    load: frame.load,
    request: createRequestSender({ frame, pending, origin, write }),
    reload: frame.reload,
    show: frame.place,
    hide: () => frame.place(undefined),
    focus: frame.focus,
    ignored: ignored.counts,
    onRestart(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onHeight(listener) {
      heightListeners.add(listener)
      return () => heightListeners.delete(listener)
    },
    journal: () => journal?.read() ?? [],
  }
}

const isEventName = (name: string): name is keyof typeof eventSchemas => Object.hasOwn(eventSchemas, name)
