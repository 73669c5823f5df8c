import { afterFrame } from '@foyer/core/ui'
import type { Listen } from './useListen.js'

export interface Hold {
  /** What changes from now on is drawn in the modal when the page has been drawn once, all of it together. */
  readonly start: () => void
  readonly isOn: () => boolean
  readonly listen: Listen
}

/** What the modal draws anew can be put off by one frame, so that the page's part of a change does not wait for it. */
export function createHold(signal: AbortSignal): Hold {
  const held = new Set<() => void>()
  let cancel: (() => void) | undefined
  const end = () => {
    cancel?.()
    cancel = undefined
    const changed = [...held]
    held.clear()
    for (const onChange of changed) onChange()
  }
  signal.addEventListener('abort', end, { once: true })
  return {
    start() {
      cancel ??= afterFrame(end)
    },
    isOn: () => cancel !== undefined,
    listen(store, onChange) {
      const stop = store.listen(() => {
        if (cancel) held.add(onChange)
        else onChange()
      })
      return () => {
        stop()
        held.delete(onChange)
      }
    },
  }
}
