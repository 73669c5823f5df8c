import { BITCOIN_MAINNET, BITCOIN_TESTNET } from '../networks'
import type { CaipNetworkId } from '../types'

interface Names {
  readonly name: string
  readonly standard: `bitcoin:${string}`
  readonly satsConnect: string
  readonly unisat: string
}

const NAMES: Readonly<Record<CaipNetworkId, Names>> = {
  [BITCOIN_MAINNET]: {
    name: 'Bitcoin',
    standard: 'bitcoin:mainnet',
    satsConnect: 'Mainnet',
    unisat: 'BITCOIN_MAINNET',
  },
  [BITCOIN_TESTNET]: {
    name: 'Bitcoin Testnet',
    standard: 'bitcoin:testnet',
    satsConnect: 'Testnet',
    unisat: 'BITCOIN_TESTNET',
  },
}

export const getNetworkNames = (caipNetworkId: CaipNetworkId): Names | undefined => NAMES[caipNetworkId]

export const getNetworkName = (caipNetworkId: CaipNetworkId): string => NAMES[caipNetworkId]?.name ?? caipNetworkId

export const findNetworkByName = (family: keyof Names, name: unknown): CaipNetworkId | undefined =>
  Object.keys(NAMES).find((id) => NAMES[id]?.[family] === name)
