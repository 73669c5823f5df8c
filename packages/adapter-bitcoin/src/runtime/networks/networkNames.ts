import type { BitcoinNetworkType } from 'sats-connect'
import type { BitcoinNetworkId } from '../walletApi.js'

// Importing `networks.ts` here would stop apps from tree-shaking it.
export const MAINNET_ID = 'bip122:000000000019d6689c085ae165831e93'
export const TESTNET_ID = 'bip122:000000000933ea01ad0ee984209779ba'

export interface WalletNetworkNames {
  readonly standard: string
  readonly satsConnect: `${BitcoinNetworkType}`
  readonly leather: string
  /**
   * Chain name of UniSat's `switchChain`; `unisatNetwork` is that of its older `switchNetwork`
   * (https://docs.unisat.io/dev/unisat-developer-center/unisat-wallet/connect-with-unisat-mobile-wallet, seen 2026-11;
   * no version given).
   */
  readonly unisat: string
  readonly unisatNetwork: string
  readonly okx: string
}

const NAMES: Readonly<Record<BitcoinNetworkId, WalletNetworkNames>> = {
  [MAINNET_ID]: {
    standard: 'bitcoin:mainnet',
    satsConnect: 'Mainnet',
    leather: 'mainnet',
    unisat: 'BITCOIN_MAINNET',
    unisatNetwork: 'livenet',
    okx: 'bitcoin',
  },
  [TESTNET_ID]: {
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

export function getWalletNetworkNames(caipNetworkId: BitcoinNetworkId): WalletNetworkNames | undefined {
  return NAMES[caipNetworkId]
}

export function findNetworkId(family: keyof WalletNetworkNames, name: unknown): BitcoinNetworkId | undefined {
  const ids = Object.keys(NAMES) as BitcoinNetworkId[]
  return ids.find((id) => NAMES[id]?.[family] === name)
}
