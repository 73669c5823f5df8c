import { ModalError } from '@foyer/core/adapter'
import type { KeplrWallet } from '../../keplr.js'
import { decodeAddress } from '../address/decodeAddress.js'
import type { SharedAccount } from '../walletApi.js'
import { parseAlgo } from './parseAlgo.js'
import { toWalletError } from './toWalletError.js'

export async function readSharedAccount(wallet: KeplrWallet, chainId: string): Promise<SharedAccount> {
  return parseSharedAccount(await requestKey(wallet, chainId))
}

export function parseSharedAccount(answer: unknown): SharedAccount {
  const { bech32Address: address, pubKey, algo, isNanoLedger } = Object(answer) as Readonly<Record<string, unknown>>
  if (typeof address !== 'string' || !decodeAddress(address)) {
    throw new ModalError('UNKNOWN', { message: 'The wallet returned no valid account', context: { address } })
  }
  const pubkey = pubKey instanceof Uint8Array ? pubKey : new Uint8Array()
  return { address, pubkey, algo: parseAlgo(algo), isAminoOnly: isNanoLedger === true }
}

async function requestKey(wallet: KeplrWallet, chainId: string): Promise<unknown> {
  try {
    return await wallet.getKey(chainId)
  } catch (cause) {
    throw toWalletError(cause)
  }
}
