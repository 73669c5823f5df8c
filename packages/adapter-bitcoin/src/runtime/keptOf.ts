import type { AdapterHost } from '@foyer/core/adapter'

/** Whether a wallet has let this page in and not been left since. One that shows nothing may then only be locked. */
export function keptOf({ storage }: Pick<AdapterHost<'bip122'>, 'storage'>, walletId: string) {
  const key = `allowed.${walletId}`
  return {
    isAllowed: () => storage.get(key) !== undefined,
    allow: () => storage.set(key, '1'),
    forget: () => storage.remove(key),
  }
}
