import { createKeyPairSignerFromPrivateKeyBytes, signBytes } from '@solana/kit'
import {
  BaseMessageSignerWalletAdapter,
  BaseSignInMessageSignerWalletAdapter,
  BaseWalletAdapter,
  isVersionedTransaction,
  type SendTransactionOptions,
  type WalletName,
  type WalletReadyState,
  WalletSignTransactionError,
} from '@solana/wallet-adapter-base'
import { type Connection, PublicKey, Transaction, type VersionedTransaction } from '@solana/web3.js'

export interface SigningAdapterOptions {
  readonly name?: string
  readonly readyState?: `${WalletReadyState}`
  readonly rejects?: boolean
}

export async function createSigningAdapter({
  name = 'Anchor',
  readyState = 'Installed',
  rejects,
}: SigningAdapterOptions = {}) {
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
    switchAccount() {
      position = 1
      adapter.publicKey = new PublicKey(key().address)
      adapter.emit('connect', adapter.publicKey)
    },
  }
}

const described = { url: 'https://buoy.example', icon: 'data:image/png;base64,AA==', connecting: false }

async function createKey() {
  const { address, keyPair } = await createKeyPairSignerFromPrivateKeyBytes(new Uint8Array(32).fill(9))
  const sign = (message: Uint8Array) => signBytes(keyPair.privateKey, message)
  return { address: address as string, sign, publicKey: new PublicKey(address) }
}

export async function createSendOnlyAdapter() {
  const { address, sign, publicKey: key } = await createKey()
  const calls: unknown[] = []
  class Buoy extends BaseWalletAdapter {
    name = 'Buoy' as WalletName
    url = described.url
    icon = described.icon
    connecting = described.connecting
    supportedTransactionVersions = new Set(['legacy', 0] as const)
    readyState = 'Loadable' as WalletReadyState
    publicKey: PublicKey | null = null
    async connect() {
      this.publicKey = key
    }
    async disconnect() {
      this.publicKey = null
    }
    async sendTransaction(
      transaction: Transaction | VersionedTransaction,
      connection: Connection,
      options: SendTransactionOptions = {},
    ) {
      const isVersioned = isVersionedTransaction(transaction)
      calls.push([isVersioned ? 'versioned' : 'legacy', connection.rpcEndpoint, options.skipPreflight])
      const message = isVersioned ? transaction.message.serialize() : transaction.serializeMessage()
      transaction.addSignature(key, Buffer.from(await sign(Uint8Array.from(message))) as never)
      return connection.sendRawTransaction(transaction.serialize(), options)
    }
  }
  return { adapter: new Buoy(), address, calls }
}

export async function createSignInAdapter() {
  const { address, sign, publicKey: key } = await createKey()
  class Account {
    get address() {
      return address
    }
    get publicKey() {
      return key.toBytes()
    }
    chains = ['solana:mainnet'] as const
    features = []
  }
  class Beacon extends BaseSignInMessageSignerWalletAdapter {
    name = 'Beacon' as WalletName
    url = described.url
    icon = described.icon
    connecting = described.connecting
    supportedTransactionVersions = null
    readyState = 'Installed' as WalletReadyState
    publicKey: PublicKey | null = null
    async connect() {
      this.publicKey = key
    }
    async disconnect() {
      this.publicKey = null
    }
    async signMessage(message: Uint8Array) {
      return sign(message)
    }
    async signTransaction<T>(transaction: T) {
      return transaction
    }
    async signIn({ statement = '' } = {}) {
      const signedMessage = new TextEncoder().encode(statement)
      return { account: new Account(), signedMessage, signature: await sign(signedMessage) }
    }
  }
  return { adapter: new Beacon(), address }
}
