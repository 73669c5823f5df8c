import { MAINNET, TESTNET } from '../networks'
import type { CaipNetworkId } from '../types'

/** What the families of wallets call a network. */
interface Names {
  readonly name: string
  readonly standard: `bitcoin:${string}`
  readonly satsConnect: string
  readonly unisat: string
}

const NAMES: Readonly<Record<CaipNetworkId, Names>> = {
  [MAINNET]: { name: 'Bitcoin', standard: 'bitcoin:mainnet', satsConnect: 'Mainnet', unisat: 'BITCOIN_MAINNET' },
  [TESTNET]: {
    name: 'Bitcoin Testnet',
    standard: 'bitcoin:testnet',
    satsConnect: 'Testnet',
    unisat: 'BITCOIN_TESTNET',
  },
}

export const namesOf = (caipNetworkId: CaipNetworkId): Names | undefined => NAMES[caipNetworkId]

export const nameOf = (caipNetworkId: CaipNetworkId): string => NAMES[caipNetworkId]?.name ?? caipNetworkId

/** The network that a family calls by this name. */
export const findNetwork = (family: keyof Names, name: unknown): CaipNetworkId | undefined =>
  Object.keys(NAMES).find((id) => NAMES[id]?.[family] === name)
