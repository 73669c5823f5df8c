import type { Storage } from '../../services/storage.js'
import { isRecord } from '../../utils/isRecord.js'

/** The names under which a login is remembered. No secret is among them: the secure site keeps those. */
const keys = {
  email: 'EMAIL',
  isEmailUsed: 'EMAIL_LOGIN_USED_KEY',
  lastEmailAt: 'LAST_EMAIL_LOGIN_TIME',
  socialUsername: 'SOCIAL_USERNAME',
  social: 'connected_social',
  lastChain: 'LAST_USED_CHAIN_KEY',
  smartAccountNetworks: 'SMART_ACCOUNT_ENABLED_NETWORKS',
  accountTypes: 'preferred_account_types',
} as const

type TextKey = 'email' | 'socialUsername' | 'social' | 'lastChain'

/** What the page remembers of how the visitor signs in. */
export function createLoginMemory(storage: Storage) {
  return {
    get: (key: TextKey) => storage.get(keys[key]),
    set(key: TextKey, value: string | undefined) {
      if (value === undefined) storage.remove(keys[key])
      else storage.set(keys[key], value)
    },
    isEmailUsed: () => storage.get(keys.isEmailUsed) === 'true',
    useEmail: () => storage.set(keys.isEmailUsed, 'true'),
    /** When a code was last asked for. Milliseconds since 1970; 0 when none was. */
    lastEmailAt: () => Number(storage.get(keys.lastEmailAt)) || 0,
    askedForEmail: () => storage.set(keys.lastEmailAt, String(Date.now())),
    /** Chain ids, as a comma list. */
    smartAccountNetworks: (): readonly number[] =>
      (storage.get(keys.smartAccountNetworks) ?? '').split(',').map(Number).filter(Boolean),
    rememberSmartAccountNetworks: (ids: readonly number[]) => storage.set(keys.smartAccountNetworks, ids.join(',')),
    /** By namespace. */
    accountTypes: (): Readonly<Record<string, 'eoa' | 'smartAccount'>> =>
      storage.getJson(keys.accountTypes, (value) =>
        isRecord(value) && Object.values(value).every(isAccountType)
          ? (value as Record<string, 'eoa' | 'smartAccount'>)
          : undefined,
      ) ?? {},
    rememberAccountType(namespace: string, type: 'eoa' | 'smartAccount') {
      storage.setJson(keys.accountTypes, { ...this.accountTypes(), [namespace]: type })
    },
    /** At logout. When a code was last asked for stays: it protects the mailbox, not the visitor. */
    forget() {
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
