import { createKeyPairSignerFromPrivateKeyBytes, signBytes } from '@solana/kit'
import {
  BaseMessageSignerWalletAdapter,
  type WalletName,
  type WalletReadyState,
  WalletSignTransactionError,
} from '@solana/wallet-adapter-base'
import { PublicKey, Transaction, type VersionedTransaction } from '@solana/web3.js'

export interface HandedInOptions {
  readonly name?: string
  readonly readyState?: `${WalletReadyState}`
  /** Says no to everything, wrapped as adapters wrap it. */
  readonly rejects?: boolean
}

/** An adapter of wallet-adapter-base with a key of its own, as a package of an older wallet would bring it. */
export async function createHandedIn({ name = 'Anchor', readyState = 'Installed', rejects }: HandedInOptions = {}) {
  const keys = await Promise.all(
    [7, 8].map((byte) => createKeyPairSignerFromPrivateKeyBytes(new Uint8Array(32).fill(byte))),
  )
  const calls: string[] = []
  let position = 0
  const key = () => keys[position]!

  class Anchor extends BaseMessageSignerWalletAdapter {
    name = name as WalletName
    url = 'https://anchor.example'
    icon = 'data:image/png;base64,AA=='
    supportedTransactionVersions = new Set(['legacy', 0] as const)
    readyState = readyState as WalletReadyState
    publicKey: PublicKey | null = null
    connecting = false

    override async autoConnect() {
      calls.push('autoConnect')
      await this.#open()
    }
    async connect() {
      calls.push('connect')
      await this.#open()
    }
    async #open() {
      if (rejects) throw new WalletSignTransactionError('No.', { code: 4001, message: 'No.' })
      this.publicKey = new PublicKey(key().address)
      this.emit('connect', this.publicKey)
    }
    async disconnect() {
      calls.push('disconnect')
      this.publicKey = null
      this.emit('disconnect')
    }
    async signMessage(message: Uint8Array) {
      return signBytes(key().keyPair.privateKey, message)
    }
    async signTransaction<T extends Transaction | VersionedTransaction>(transaction: T): Promise<T> {
      const isLegacy = transaction instanceof Transaction
      calls.push(isLegacy ? 'signs legacy' : 'signs versioned')
      const message = isLegacy ? transaction.serializeMessage() : transaction.message.serialize()
      const signature = await signBytes(key().keyPair.privateKey, Uint8Array.from(message))
      transaction.addSignature(new PublicKey(key().address), Buffer.from(signature) as never)
      return transaction
    }
  }
  const adapter = new Anchor()
  return {
    adapter,
    calls,
    addresses: keys.map(({ address }) => address as string),
    setReady(next: `${WalletReadyState}`) {
      adapter.readyState = next as WalletReadyState
      adapter.emit('readyStateChange', adapter.readyState)
    },
    /** The owner goes to the other account. */
    switchAccount() {
      position = 1
      adapter.publicKey = new PublicKey(key().address)
      adapter.emit('connect', adapter.publicKey)
    },
  }
}
