import { entropyToMnemonic } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import { type HDAccount, mnemonicToAccount } from 'viem/accounts'
import { openSolanaKey, type SolanaKey } from './openSolanaKey'

export interface Wallet {
  readonly evm: HDAccount
  readonly solana: SolanaKey
}

export const SEED_BYTES = 32

/** Uses the usual derivation paths, so that other wallets open the same accounts. */
export async function openWallet(seed: Uint8Array): Promise<Wallet> {
  const mnemonic = entropyToMnemonic(seed, wordlist)
  return { evm: mnemonicToAccount(mnemonic), solana: await openSolanaKey(mnemonic) }
}
