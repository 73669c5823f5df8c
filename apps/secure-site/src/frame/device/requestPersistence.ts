/**
 * Asks the browser to keep this site’s storage, in which this device’s share is, when it needs room. Does nothing where
 * the browser refuses or knows no such request.
 */
export async function requestPersistence(): Promise<void> {
  await globalThis.navigator?.storage?.persist?.().catch(() => false)
}
