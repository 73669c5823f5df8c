import { ModalError } from '@foyer/core/adapter'
import { decodeAddress } from '../../decodeAddress.js'
import type { KeplrWallet } from '../../keplr.js'
import type { Key } from '../link.js'
import { toAlgo } from '../toAlgo.js'
import { toWalletError } from './toWalletError.js'

/** The wallet's key on a chain. Keplr-style wallets show one at a time. */
export async function readKey(wallet: KeplrWallet, chainId: string): Promise<Key> {
  return toKey(await ask(wallet, chainId))
}

/** A key as wallets write it. */
export function toKey(answer: unknown): Key {
  const { bech32Address: address, pubKey, algo, isNanoLedger } = Object(answer) as Readonly<Record<string, unknown>>
  if (typeof address !== 'string' || !decodeAddress(address)) {
    throw new ModalError('UNKNOWN', { message: 'The wallet gave no account', context: { address } })
  }
  const pubkey = pubKey instanceof Uint8Array ? pubKey : new Uint8Array()
  return { address, pubkey, algo: toAlgo(algo), isAminoOnly: isNanoLedger === true }
}

async function ask(wallet: KeplrWallet, chainId: string): Promise<unknown> {
  try {
    return await wallet.getKey(chainId)
  } catch (cause) {
    throw toWalletError(cause)
  }
}
