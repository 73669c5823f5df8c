import { entropyToMnemonic } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import { type HDAccount, mnemonicToAccount } from 'viem/accounts'
import { openSolanaKey, type SolanaKey } from './solanaKey'

export interface Wallet {
  readonly evm: HDAccount
  readonly solana: SolanaKey
}

export const SEED_BYTES = 32

/** The usual paths of both kinds of networks, so that its words would open the same accounts in any other wallet. */
export async function openWallet(seed: Uint8Array): Promise<Wallet> {
  const mnemonic = entropyToMnemonic(seed, wordlist)
  return { evm: mnemonicToAccount(mnemonic), solana: await openSolanaKey(mnemonic) }
}
