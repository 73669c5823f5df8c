/** The version of the Safe Apps protocol that is spoken here (https://github.com/safe-global/safe-apps-sdk, seen 2026-11). */
const SDK_VERSION = '9.1.0'

export type SafeMessenger = (method: string, params?: unknown) => Promise<unknown>

/**
 * Speaks the Safe Apps protocol with the page around this one. Only a Safe answers. The official SDK is 46 kB for this,
 * and its provider 180 kB, because it brings a second viem.
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
      // Who is around the page is not known before it has answered; all that it hears until then is the question.
      parent.postMessage({ id, method, params, env: { sdkVersion: SDK_VERSION } }, pinned ?? '*')
    })
}
