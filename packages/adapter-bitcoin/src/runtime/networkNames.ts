import type { BitcoinNetworkType } from 'sats-connect'
import type { BitcoinNetworkId } from './link.js'

// Not taken from the networks themselves: those are in the page's first load, each only where a page lists it.
export const MAINNET = 'bip122:000000000019d6689c085ae165831e93'
export const TESTNET = 'bip122:000000000933ea01ad0ee984209779ba'

/** What the families of wallets call a network. */
export interface NetworkNames {
  readonly standard: string
  readonly satsConnect: `${BitcoinNetworkType}`
  readonly leather: string
  /**
   * UniSat's name since it has chains, and the one from before
   * (https://docs.unisat.io/dev/unisat-developer-center/unisat-wallet/connect-with-unisat-mobile-wallet, seen 2026-11 with
   * either; no version is told).
   */
  readonly unisat: string
  readonly unisatNetwork: string
  /** Where OKX has the object for it. */
  readonly okx: string
}

/** By the first half of the hash of block 0 (CAIP-2, BIP-122). */
const NAMES: Readonly<Record<BitcoinNetworkId, NetworkNames>> = {
  [MAINNET]: {
    standard: 'bitcoin:mainnet',
    satsConnect: 'Mainnet',
    leather: 'mainnet',
    unisat: 'BITCOIN_MAINNET',
    unisatNetwork: 'livenet',
    okx: 'bitcoin',
  },
  [TESTNET]: {
    standard: 'bitcoin:testnet',
    satsConnect: 'Testnet',
    leather: 'testnet',
    unisat: 'BITCOIN_TESTNET',
    unisatNetwork: 'testnet',
    okx: 'bitcoinTestnet',
  },
  'bip122:00000008819873e925422c1ff0f99f7c': {
    standard: 'bitcoin:signet',
    satsConnect: 'Signet',
    leather: 'signet',
    unisat: 'BITCOIN_SIGNET',
    unisatNetwork: 'signet',
    okx: 'bitcoinSignet',
  },
  'bip122:00000000da84f2bafbbc53dee25a72ae': {
    standard: 'bitcoin:testnet4',
    satsConnect: 'Testnet4',
    leather: 'testnet4',
    unisat: 'BITCOIN_TESTNET4',
    unisatNetwork: 'testnet4',
    okx: 'bitcoinTestnet4',
  },
}

export function namesOf(caipNetworkId: BitcoinNetworkId): NetworkNames | undefined {
  return NAMES[caipNetworkId]
}

/** The network that a family calls by this name. */
export function findNetwork(family: keyof NetworkNames, name: unknown): BitcoinNetworkId | undefined {
  const ids = Object.keys(NAMES) as BitcoinNetworkId[]
  return ids.find((id) => NAMES[id]?.[family] === name)
}
