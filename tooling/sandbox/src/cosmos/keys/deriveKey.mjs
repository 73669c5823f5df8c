import { rawSecp256k1PubkeyToRawAddress, Secp256k1Wallet } from '@cosmjs/amino'
import { toBech32 } from '@cosmjs/encoding'
import { DirectSecp256k1Wallet } from '@cosmjs/proto-signing'
import { HDKey } from '@scure/bip32'
import { mnemonicToSeedWebcrypto } from '@scure/bip39'

/**
 * The key of one account, at `m/44'/118'/0'/0/index` where Cosmos wallets keep them. One key is an account of every
 * chain, each with a prefix of its own.
 *
 * @param {string} mnemonic
 * @param {number} index
 */
export async function deriveKey(mnemonic, index) {
  const root = HDKey.fromMasterSeed(await mnemonicToSeedWebcrypto(mnemonic))
  const { privateKey, publicKey } = root.derive(`m/44'/118'/0'/0/${index}`)
  if (!privateKey || !publicKey) throw new Error(`There is no key ${index}.`)
  const bytes = rawSecp256k1PubkeyToRawAddress(publicKey)
  return {
    publicKey,
    /** Of the address, the same on every chain. */
    bytes,
    /** @param {string} prefix */
    address: (prefix) => toBech32(prefix, bytes),
    /** @type {(prefix: string) => Promise<import('@cosmjs/amino').OfflineAminoSigner>} */
    amino: (prefix) => Secp256k1Wallet.fromKey(privateKey, prefix),
    /** @type {(prefix: string) => Promise<import('@cosmjs/proto-signing').OfflineDirectSigner>} */
    direct: (prefix) => DirectSecp256k1Wallet.fromKey(privateKey, prefix),
  }
}

/** @typedef {Awaited<ReturnType<typeof deriveKey>>} Key */
