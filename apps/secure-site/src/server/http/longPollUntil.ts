import type { LongPollNotifier } from './createLongPollNotifier'

const SECOND_LOOK_MS = 5_000
const LONGEST_MS = 20_000

export async function longPollUntil(
  happened: () => Promise<boolean>,
  { signals, name, signal }: { signals: LongPollNotifier; name: string; signal: AbortSignal },
): Promise<boolean> {
  let isNotified = false
  let wake: () => void = () => {}
  // Subscribe before the first check, so that no event is missed.
  const stop = signals.listen(name, () => {
    isNotified = true
    wake()
  })
  const leave = () => wake()
  signal.addEventListener('abort', leave, { once: true })
  try {
    for (let left = LONGEST_MS; left > 0; left -= SECOND_LOOK_MS) {
      isNotified = false
      if (await happened()) return true
      signal.throwIfAborted()
      if (signals.isClosed()) return false
      if (isNotified) continue
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, SECOND_LOOK_MS)
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
      signal.throwIfAborted()
    }
    return await happened()
  } finally {
    stop()
    signal.removeEventListener('abort', leave)
  }
}
