/**
 * Loads WalletConnect's client. A storage library that comes with it looks at `localStorage` as it is loaded, which throws where
 * a browser blocks storage, and the client could not be had at all. There it finds none meanwhile; it is given its storage anyway.
 */
export const loadSignClient = async () => (await withoutStorage(() => import('@walletconnect/sign-client'))).SignClient

/** Loads code to which a storage that is blocked looks like one that is not there. */
export async function withoutStorage<T>(load: () => Promise<T>): Promise<T> {
  const restore = isBlocked() ? hideStorage() : undefined
  try {
    return await load()
  } finally {
    restore?.()
  }
}

function isBlocked(): boolean {
  try {
    return globalThis.localStorage === null
  } catch {
    return true
  }
}

/** Gives its undo. */
function hideStorage(): () => void {
  const own = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')
  const isHidden = Reflect.defineProperty(globalThis, 'localStorage', { configurable: true, value: undefined })
  return () => {
    if (!isHidden) return
    if (own) Reflect.defineProperty(globalThis, 'localStorage', own)
    else Reflect.deleteProperty(globalThis, 'localStorage')
  }
}
