import { ed25519 } from '@noble/curves/ed25519.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import {
  bytesToHex,
  type Hex,
  hashMessage,
  hashTypedData,
  hexToBytes,
  keccak256,
  type LocalAccount,
  parseSignature,
  serializeSignature,
  serializeTransaction,
} from 'viem'
import { toAccount } from 'viem/accounts'
import type { WalletAddresses } from './deriveAddresses'
import { runWithEvmKey, runWithSolanaKey } from './runWithKey'

/** Opens the seed, runs, and overwrites the seed with zeros. */
export type SeedOpener = <Result>(run: (seed: Uint8Array) => Promise<Result>) => Promise<Result>

export type EvmSigner = LocalAccount & { readonly sign: (parameters: { readonly hash: Hex }) => Promise<Hex> }

export interface SolanaSigner {
  readonly address: string
  /** Signs several messages, for which the wallet opens once. */
  readonly sign: (messages: readonly Uint8Array[]) => Promise<readonly Uint8Array[]>
}

export interface Wallet {
  readonly evm: EvmSigner
  readonly solana: SolanaSigner
}

/** Creates accounts that hold no key: each signature opens the seed for itself. */
export function createWallet({ evm: address, solana }: WalletAddresses, openSeed: SeedOpener): Wallet {
  const sign = ({ hash }: { readonly hash: Hex }) =>
    openSeed((seed) => runWithEvmKey(seed, (key) => signHash(hash, key)))
  const evm = toAccount({
    address,
    sign,
    signMessage: ({ message }) => sign({ hash: hashMessage(message) }),
    signTypedData: (data) => sign({ hash: hashTypedData(data) }),
    async signTransaction(transaction, { serializer = serializeTransaction } = {}) {
      const signature = await sign({ hash: keccak256(await serializer(transaction)) })
      return serializer(transaction, parseSignature(signature))
    },
  })
  return {
    evm: { ...evm, sign },
    solana: {
      address: solana,
      sign: (messages) =>
        openSeed((seed) => runWithSolanaKey(seed, (key) => messages.map((message) => ed25519.sign(message, key)))),
    },
  }
}

function signHash(hash: Hex, key: Uint8Array): Hex {
  // One byte of recovery, then r and s of 32 bytes each.
  const [yParity = 0, ...signed] = secp256k1.sign(hexToBytes(hash), key, { prehash: false, format: 'recovered' })
  const [r, s] = [signed.slice(0, 32), signed.slice(32)].map((each) => bytesToHex(Uint8Array.from(each)))
  return serializeSignature({ r: r ?? '0x', s: s ?? '0x', yParity })
}
