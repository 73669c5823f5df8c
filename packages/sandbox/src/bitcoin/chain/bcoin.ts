// Declares the part of bcoin, a Bitcoin node that ships no types, that the sandbox uses. A hash has the bytes of a
// transaction's or block's id in reverse order.
export interface Bcoin {
  readonly Address: { fromHash(hash: Buffer, type: string, version: number): BcoinAddress }
  readonly Chain: new (options: BcoinOptions) => BcoinChain
  readonly Mempool: new (options: BcoinOptions & { chain: BcoinChain; replaceByFee: boolean }) => BcoinMempool
  readonly Miner: new (options: BcoinOptions & { chain: BcoinChain; mempool: BcoinMempool }) => BcoinMiner
  readonly TX: { fromRaw(bytes: Buffer): BcoinTransaction }
}

interface BcoinOptions {
  network: string
  memory: boolean
  indexAddress: boolean
  indexTX: boolean
}

export interface BcoinAddress {
  readonly hash: Buffer
}

export interface BcoinChain {
  readonly height: number
  readonly tip: BcoinEntry
  open(): Promise<void>
  add(block: BcoinBlock): Promise<BcoinEntry>
  getEntry(height: number): Promise<BcoinEntry | null>
  getMeta(hash: string): Promise<BcoinMeta | null>
  getMetaByAddress(address: BcoinAddress): Promise<BcoinMeta[]>
  getCoinsByAddress(address: BcoinAddress): Promise<BcoinCoin[]>
}

export interface BcoinMempool {
  readonly map: Map<unknown, BcoinMempoolEntry>
  open(): Promise<void>
  /** Resolves with the transaction's missing inputs, or with null if it has none. */
  addTX(transaction: BcoinTransaction): Promise<unknown[] | null>
  _addBlock(entry: BcoinEntry, transactions: readonly BcoinTransaction[]): Promise<void>
  evictEntry(entry: BcoinMempoolEntry): void
  getSpent(hash: string, index: number): BcoinMempoolEntry | null
  isSpent(hash: string, index: number): boolean
  getCoinView(transaction: BcoinTransaction): Promise<BcoinView>
  getMeta(hash: string): BcoinMeta | null
  getMetaByAddress(address: BcoinAddress): BcoinMeta[]
  getCoinsByAddress(address: BcoinAddress): BcoinCoin[]
}

interface BcoinMiner {
  open(): Promise<void>
  mineBlock(tip: BcoinEntry, address: BcoinAddress): Promise<BcoinBlock>
}

interface BcoinBlock {
  readonly txs: readonly BcoinTransaction[]
}

interface BcoinEntry {
  readonly time: number
  rhash(): string
}

interface BcoinMempoolEntry {
  readonly fee: number
}

interface BcoinView {
  readonly map: Map<unknown, unknown>
}

interface Outpoint {
  hash: string
  index: number
}

interface BcoinCoin extends Outpoint {
  value: number
  height: number
  txid(): string
}

export interface BcoinTransaction {
  version: number
  locktime: number
  inputs: { prevout: Outpoint; sequence: number }[]
  outputs: { value: number; script: { toRaw(): Buffer; getAddress(): BcoinAddress | null } }[]
  txid(): string
  hash(encoding: 'hex'): string
  toRaw(): Buffer
  getFee(view: BcoinView): number
  getSize(): number
  getWeight(): number
  isCoinbase(): boolean
}

export interface BcoinMeta {
  tx: BcoinTransaction
  height: number
  index: number
}
