import * as z from 'zod/mini'
import { AuthFrameError } from '../errors/AuthFrameError.js'
import { createIgnored, type IgnoredReason } from '../messages/createIgnored.js'
import { SAID, toEnvelope } from '../messages/envelope.js'
import { eventSchemas } from '../messages/replies.js'
import { toPlain } from '../messages/toPlain.js'
import type { AuthFrame, AuthFrameParameters, RestartReason } from './authFrame.js'
import { createDocument } from './createDocument.js'
import { createJournal } from './createJournal.js'
import { createSend } from './createSend.js'
import { createWaiting } from './createWaiting.js'
import { toFrameUrl } from './toFrameUrl.js'

/** The page's side of the embedded wallet. Does nothing until it is asked to load. */
export function createAuthFrame(parameters: AuthFrameParameters): AuthFrame {
  const { enableLogger, signal, log } = parameters
  const url = toFrameUrl(parameters)
  const { origin } = url
  const journal = enableLogger ? createJournal() : undefined
  const write = (line: string) => journal?.write(line)
  const waiting = createWaiting(write)
  const listeners = new Set<(reason: RestartReason) => void>()
  const ignored = createIgnored((reason) => {
    // Messages of other origins are the noise of any page, a window of the secure site speaks to others here, and answers
    // come late to who has given up.
    const level = reason === 'origin' || reason === 'source' || reason === 'unknownId' ? 'debug' : 'warn'
    log?.(level, `Ignored a message of the embedded wallet's frame: ${reason}`)
  })
  const frame = createDocument({
    url,
    signal,
    onEvent: write,
    onGone: waiting.failAll,
    onReplaced() {
      waiting.succeedReload()
      waiting.failAll(new AuthFrameError('ABORTED'))
    },
    onRestarted: () => tell('reload'),
  })

  const tell = (reason: RestartReason) => {
    for (const listener of [...listeners]) {
      try {
        listener(reason)
      } catch (cause) {
        log?.('error', 'A listener of the embedded wallet threw', cause)
      }
    }
  }
  const hear = (event: MessageEvent): IgnoredReason | undefined => {
    if (event.origin !== origin) return 'origin'
    const source = frame.window()
    if (!source || event.source !== source) return 'source'
    const envelope = toEnvelope(event.data, SAID)
    if (!envelope) return 'shape'
    const { name, payload } = envelope
    if (name !== 'READY' && name !== 'SESSION_UPDATE') return waiting.take(envelope)
    const plain = toPlain(payload)
    if ('problem' in plain) return plain.problem
    if (!z.safeParse(eventSchemas[name], plain.value).success) return 'shape'
    write(name)
    if (name === 'READY') frame.hear()
    else tell('session')
    return undefined
  }
  const onMessage = (event: MessageEvent) => {
    try {
      const reason = hear(event)
      if (reason) ignored.add(reason)
    } catch {
      // What throws when it is read comes from no frame.
      ignored.add('shape')
    }
  }
  window.addEventListener('message', onMessage, { signal })

  return {
    origin,
    status: frame.status,
    load: frame.load,
    request: createSend({ frame, waiting, origin, write }),
    reload: frame.reload,
    show: frame.place,
    hide: () => frame.place(undefined),
    focus: frame.focus,
    ignored: ignored.counts,
    onRestart(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    journal: () => journal?.read() ?? [],
  }
}
