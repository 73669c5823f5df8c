import { entropyToMnemonic } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import { openRecoverySeed, type RecoverySecret } from '../frame/recovery/openRecoverySeed'
import type { RecoveryFile } from '../frame/recovery/recoveryFile'
import { deriveAddresses } from '../frame/wallet/deriveAddresses'

export interface ExitAccount {
  readonly name: string
  readonly address: string
  /** Derivation path from the words. */
  readonly path: string
}

export interface ExitWallet {
  readonly accounts: readonly ExitAccount[]
  /** Returns the 24 words of BIP-39. */
  readonly readWords: () => readonly string[]
  /** Overwrites the seed. */
  readonly wipe: () => void
}

/** Opens the wallet of a recovery file on this device alone. Rejects with a `RecoveryError`. */
export async function openExit(file: RecoveryFile, secret: RecoverySecret): Promise<ExitWallet> {
  const seed = await openRecoverySeed(file, secret)
  const { evm, solana } = await deriveAddresses(seed)
  return {
    accounts: [
      { name: 'Ethereum and other EVM networks', address: evm, path: "m/44'/60'/0'/0/0" },
      { name: 'Solana', address: solana, path: "m/44'/501'/0'/0'" },
    ],
    readWords: () => entropyToMnemonic(seed, wordlist).split(' '),
    wipe: () => void seed.fill(0),
  }
}
