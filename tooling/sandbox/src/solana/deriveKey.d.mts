export interface Key {
  /** Base58. */
  readonly address: string
  readonly publicKey: Uint8Array
  /** Ed25519 over the bytes as they are. */
  sign(bytes: Uint8Array): Uint8Array
}

/** The key of one account at `m/44'/501'/index'/0'`, where Solana's wallets keep theirs (SLIP-0010). */
export function deriveKey(mnemonic: string, index: number): Promise<Key>
