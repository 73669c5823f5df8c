import { type OfflineAminoSigner, rawSecp256k1PubkeyToRawAddress, Secp256k1Wallet } from '@cosmjs/amino'
import { toBech32 } from '@cosmjs/encoding'
import { DirectSecp256k1Wallet, type OfflineDirectSigner } from '@cosmjs/proto-signing'
import { HDKey } from '@scure/bip32'
import { mnemonicToSeedWebcrypto } from '@scure/bip39'

/** Derives a key at `m/44'/118'/0'/0/index`; each chain formats its address with its own prefix. */
export async function deriveCosmosKey(mnemonic: string, index: number) {
  const root = HDKey.fromMasterSeed(await mnemonicToSeedWebcrypto(mnemonic))
  const { privateKey, publicKey } = root.derive(`m/44'/118'/0'/0/${index}`)
  if (!privateKey || !publicKey) throw new Error(`There is no key ${index}.`)
  const bytes = rawSecp256k1PubkeyToRawAddress(publicKey)
  return {
    publicKey,
    bytes,
    address: (prefix: string) => toBech32(prefix, bytes),
    amino: (prefix: string): Promise<OfflineAminoSigner> => Secp256k1Wallet.fromKey(privateKey, prefix),
    direct: (prefix: string): Promise<OfflineDirectSigner> => DirectSecp256k1Wallet.fromKey(privateKey, prefix),
  }
}

export type CosmosKey = Awaited<ReturnType<typeof deriveCosmosKey>>
