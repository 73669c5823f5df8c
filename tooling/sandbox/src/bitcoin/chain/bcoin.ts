/** What is used of bcoin, which brings no types. Hashes are the other way round from ids. */
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

/** Only handed back to bcoin. */
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
  /** Gives the inputs that are missing, if any. */
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
  /** In hex, as an id. */
  rhash(): string
}

interface BcoinMempoolEntry {
  readonly fee: number
}

/** Only handed back to bcoin. */
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
