import { createModal, type Features, type KeyValueStorage } from '@foyer/core'
import { createMemoryStorage } from '@foyer/core/testing'
import { createPolkadotWallet, type PolkadotPageWallet, type PolkadotWalletOptions } from '@foyer/sandbox/polkadot'
import { kusama, type PolkadotNetwork, polkadotMainnet } from '../networks.js'
import type { PolkadotWallet } from '../options.js'
import { polkadot } from '../polkadot.js'

export const ACCOUNTS = {
  polkadot: [
    '15kyC2xTckettUR82sbpzmSx9k1KgYBcVLLP2q1RySgWm2V9',
    '12zQQQpan3ZUkweegot9UegPfZZLMFW5AxFYwBQZ9RgCbqnG',
    '15V4h6Ws6PqN72WRrjUheWAqJhwhDGWH4rEDhMGuqXv2vqeC',
  ],
  kusama: [
    'HLHi23GPLQMCbE3qwMskZyoSiHunuSesDSeGCJ2u9sVKhG2',
    'EZivPuPYdJw54TaVseCETDExXqvTcm7YqMpAYhA58sBAVao',
    'H4PD5bfryapR9KMfoEkQJhgbgEHKdmKSjLUviZWmF71ViUP',
  ],
  generic: [
    '5Gpg3hhPkyPRSwQc5EYprccoJ81fzEdUQqbtsY25RMezaPjb',
    '5E47G5ZWvGJ1KQe8jAq9LVrEowZgewww6TX4mtRCbLegRaPH',
    '5GYmYmFoEcZtfVVuu6RhWMLgT5x3Wxx8zMVjY4HZHStWkWr8',
  ],
} as const

const memory = (): Pick<Storage, 'getItem' | 'setItem'> => {
  const entries = new Map<string, string>()
  return { getItem: (key) => entries.get(key) ?? null, setItem: (key, value) => void entries.set(key, value) }
}

export function createWallet(options: Partial<PolkadotWalletOptions> = {}): PolkadotPageWallet {
  return createPolkadotWallet({
    name: 'Thornwick',
    id: 'thornwick',
    accountIndexes: [0, 1, 2],
    storage: memory(),
    ...options,
  })
}

export interface TestAppOptions {
  readonly wallets?: readonly PolkadotWallet[] | undefined
  readonly storage?: KeyValueStorage | undefined
  readonly networks?: readonly [PolkadotNetwork, ...PolkadotNetwork[]] | undefined
  readonly rpcUrls?: Readonly<Record<string, string | readonly string[]>> | undefined
  readonly features?: Features | undefined
}

export function createTestApp(options: TestAppOptions = {}) {
  const { storage = createStorage(), networks = [polkadotMainnet, kusama], rpcUrls = {}, features } = options
  const modal = createModal({
    projectId: 'test',
    metadata: { name: 'Harbor', description: 'A test site', url: 'https://harbor.example', icons: [] },
    adapters: [polkadot({ wallets: options.wallets })],
    networks,
    customRpcUrls: Object.fromEntries(
      Object.entries(rpcUrls).map(([id, urls]) => [id, [urls].flat().map((url) => ({ url }))]),
    ),
    storage,
    features,
    debug: false,
  })
  return { modal, adapter: modal.adapters.polkadot, storage }
}

export function toWalletOption({ info, provider }: PolkadotPageWallet): PolkadotWallet {
  return { id: info.id, name: info.name, provider }
}

export const createStorage = createMemoryStorage
