/** Version of Safe's SDK that the messages follow (https://github.com/safe-global/safe-apps-sdk, seen 2026-11). */
const SDK_VERSION = '9.1.0'

export type SafeMessenger = (method: string, params?: unknown) => Promise<unknown>

/**
 * Sends messages to the Safe that frames the app, without Safe's SDK, which has 46 kB, and 180 kB with its provider.
 */
export function createSafeMessenger(signal: AbortSignal, origins: readonly string[]): SafeMessenger {
  const { parent } = window
  let pinned: string | undefined
  const open = new Map<unknown, { resolve(value: unknown): void; reject(cause: Error): void }>()
  window.addEventListener(
    'message',
    ({ source, origin, data }) => {
      const isSafe = source === parent && (pinned === undefined ? origins.includes(origin) : origin === pinned)
      const request = isSafe ? open.get(data?.id) : undefined
      if (!request) return
      pinned = origin
      open.delete(data.id)
      if (data.success) request.resolve(data.data)
      else request.reject(new Error(String(data.error)))
    },
    { signal },
  )
  return (method, params) =>
    new Promise((resolve, reject) => {
      const id = crypto.randomUUID()
      open.set(id, { resolve, reject })
      // Until the parent window answers, its origin is unknown, so the first message goes to any origin.
      parent.postMessage({ id, method, params, env: { sdkVersion: SDK_VERSION } }, pinned ?? '*')
    })
}
