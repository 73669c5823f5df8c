import type { ModalStorage } from '../../state/storage.js'
import { isRecord } from '../../utils/isRecord.js'

// Storage keys of what the app remembers about a login. The session itself is stored by the secure site.
const keys = {
  email: 'EMAIL',
  emailAction: 'EMAIL_LOGIN_ACTION',
  isEmailUsed: 'EMAIL_LOGIN_USED_KEY',
  lastEmailAt: 'LAST_EMAIL_LOGIN_TIME',
  socialUsername: 'SOCIAL_USERNAME',
  social: 'connected_social',
  lastChain: 'LAST_USED_CHAIN_KEY',
  smartAccountNetworks: 'SMART_ACCOUNT_ENABLED_NETWORKS',
  accountTypes: 'preferred_account_types',
} as const

type TextKey = 'email' | 'emailAction' | 'socialUsername' | 'social' | 'lastChain'

export function createLoginStorage(storage: ModalStorage) {
  return {
    get: (key: TextKey) => storage.get(keys[key]),
    set(key: TextKey, value: string | undefined) {
      if (value === undefined) storage.remove(keys[key])
      else storage.set(keys[key], value)
    },
    isEmailUsed: () => storage.get(keys.isEmailUsed) === 'true',
    markEmailUsed: () => storage.set(keys.isEmailUsed, 'true'),
    /** Returns the time of the last code request, in ms since 1970; 0 without one. */
    getEmailRequestTime: () => Number(storage.get(keys.lastEmailAt)) || 0,
    storeEmailRequestTime: () => storage.set(keys.lastEmailAt, String(Date.now())),
    getSmartAccountNetworks: (): readonly number[] =>
      (storage.get(keys.smartAccountNetworks) ?? '').split(',').map(Number).filter(Boolean),
    setSmartAccountNetworks: (ids: readonly number[]) => storage.set(keys.smartAccountNetworks, ids.join(',')),
    getAccountTypes: (): Readonly<Record<string, 'eoa' | 'smartAccount'>> =>
      storage.getJson(keys.accountTypes, (value) =>
        isRecord(value) && Object.values(value).every(isAccountType)
          ? (value as Record<string, 'eoa' | 'smartAccount'>)
          : undefined,
      ) ?? {},
    setAccountType(namespace: string, type: 'eoa' | 'smartAccount') {
      storage.setJson(keys.accountTypes, { ...this.getAccountTypes(), [namespace]: type })
    },
    /**
     * Forgets the login. Keeps the time of the last code request, so that logging out does not allow another e-mail at
     * once.
     */
    clear() {
      for (const name of [
        'email',
        'isEmailUsed',
        'socialUsername',
        'social',
        'lastChain',
        'smartAccountNetworks',
      ] as const)
        storage.remove(keys[name])
    },
  }
}

const isAccountType = (value: unknown): value is 'eoa' | 'smartAccount' => value === 'eoa' || value === 'smartAccount'
