import { ed25519 } from '@noble/curves/ed25519.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { base58 } from '@scure/base'
import { bytesToHex, type Hex } from 'viem'
import { publicKeyToAddress } from 'viem/accounts'
import { runWithEvmKey, runWithSolanaKey } from './runWithKey'

export interface WalletAddresses {
  readonly evm: Hex
  readonly solana: string
}

/** Derives the public addresses of a seed, by the usual paths, so that other wallets open the same accounts. */
export async function deriveAddresses(seed: Uint8Array): Promise<WalletAddresses> {
  const evm = await runWithEvmKey(seed, (key) => secp256k1.getPublicKey(key, false))
  const solana = await runWithSolanaKey(seed, (key) => ed25519.getPublicKey(key))
  return { evm: publicKeyToAddress(bytesToHex(evm)), solana: base58.encode(solana) }
}
