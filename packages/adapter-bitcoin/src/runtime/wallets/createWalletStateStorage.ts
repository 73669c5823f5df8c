import { type AdapterContext, isCaipNetworkId } from '@foyer/core/adapter'
import type { BitcoinPurpose } from '../../provider.js'
import type { BitcoinNetworkId, WalletState } from '../walletApi.js'
import { isRecord, readText, toList } from './walletObject.js'

const PURPOSES: readonly string[] = ['payment', 'ordinal', 'stx'] satisfies BitcoinPurpose[]

/** Stores the last accounts of wallets that list them only with a prompt, to restore them after a reload. */
export function createWalletStateStorage({ storage }: AdapterContext<'bip122'>, walletId: string) {
  const key = `state.${walletId}`
  return {
    write(state: WalletState): WalletState {
      storage.set(key, JSON.stringify(state))
      return state
    },
    read(): WalletState | undefined {
      try {
        return parse(JSON.parse(storage.get(key) ?? 'null'))
      } catch {
        return undefined
      }
    },
    forget: () => storage.remove(key),
  }
}

function parse(value: unknown): WalletState | undefined {
  const caipNetworkId = readText(value, 'caipNetworkId')
  if (!isRecord(value) || !caipNetworkId?.startsWith('bip122:') || !isCaipNetworkId(caipNetworkId)) return
  const addresses = toList(value.addresses).flatMap((each) => {
    const [address, purpose] = [readText(each, 'address'), readText(each, 'purpose')]
    if (!address || !purpose || !PURPOSES.includes(purpose)) return []
    return [{ address, purpose: purpose as BitcoinPurpose, publicKey: readText(each, 'publicKey') }]
  })
  return addresses.length ? { addresses, caipNetworkId: caipNetworkId as BitcoinNetworkId } : undefined
}
