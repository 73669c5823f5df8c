import type { AdapterHost } from '@foyer/core/adapter'
import type { BitcoinPurpose } from '../../provider.js'
import type { BitcoinNetworkId, WalletState } from '../link.js'
import { isRecord, listOf, textOf } from './read.js'

const PURPOSES: readonly string[] = ['payment', 'ordinal', 'stx'] satisfies BitcoinPurpose[]

/**
 * What a wallet said last, for those that can only be asked with a prompt: a reload finds it here. Such wallets keep no
 * connection either, so nothing is claimed that they would deny.
 */
export function rememberState({ storage }: AdapterHost<'bip122'>, walletId: string) {
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
  const caipNetworkId = textOf(value, 'caipNetworkId')
  if (!isRecord(value) || !caipNetworkId?.startsWith('bip122:')) return
  const addresses = listOf(value.addresses).flatMap((each) => {
    const [address, purpose] = [textOf(each, 'address'), textOf(each, 'purpose')]
    if (!address || !purpose || !PURPOSES.includes(purpose)) return []
    return [{ address, purpose: purpose as BitcoinPurpose, publicKey: textOf(each, 'publicKey') }]
  })
  return addresses.length ? { addresses, caipNetworkId: caipNetworkId as BitcoinNetworkId } : undefined
}
