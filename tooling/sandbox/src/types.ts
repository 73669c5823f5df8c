export type EvmCaipNetworkId = `eip155:${number}`

export type SandboxLog = (line: string) => void

export interface SandboxOptions extends LogOptions {
  /** EVM chain ids, one anvil each; the first prefers port 8545, the next 8546, and so on. Default: 1, 8453, 10. */
  readonly chains?: readonly number[]
}

export interface LogOptions {
  /** One line a call, without a line end. Default: silent. */
  readonly log?: SandboxLog
}

/** The nodes of a namespace. */
export interface Nodes {
  /** By CAIP-2 id. */
  readonly rpcUrls: Readonly<Record<string, string>>
  /** Resolves when the ports are free. May be called more than once. */
  stop(): Promise<void>
}

/** What a test may know in advance about a wallet of a namespace other than EVM. */
export interface WalletFacts {
  readonly name: string
  /** In `window.__sandboxWallets`. */
  readonly id: string
  /** Indexes under the test mnemonic. */
  readonly accountIndexes: readonly number[]
  /** In the wallet's own order, each with coins on every network. */
  readonly addresses: readonly string[]
}

/** An Esplora each, of mainnet and of testnet, as a page sees it. */
export type BitcoinSandbox = Nodes

/** What a test may know in advance about a page wallet. */
export interface SandboxWalletFacts {
  readonly name: string
  readonly rdns: string
  /** Indexes under the test mnemonic. */
  readonly accountIndexes: readonly number[]
  /** In the wallet's own order, all funded on every chain. */
  readonly addresses: readonly `0x${string}`[]
}

/** A token that is there from the start. */
export interface SandboxToken {
  readonly address: `0x${string}`
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  /** What every account of the test mnemonic has of it, in the smallest unit. */
  readonly amount: bigint
}

/**
 * A thing that is one of many of its contract, on every EVM chain of the sandbox. Every account of the test mnemonic has `amount`
 * of it; of what is unique, the one with a number of its own.
 */
export interface SandboxNft {
  readonly address: `0x${string}`
  readonly standard: 'erc721' | 'erc1155'
  readonly collection: string
  readonly symbol: string
  readonly amount: bigint
  /** Which one is whose, by the account's index under the test mnemonic. */
  readonly tokenIdOf: (index: number) => string
  readonly name: (tokenId: string) => string
  readonly description: string
  readonly traits: Readonly<Record<string, string | number>>
  readonly externalUrl: string
  /** The last part of its picture's path. */
  readonly picture: string
}

export interface SandboxPool {
  readonly address: `0x${string}`
  /** Of the native coin that it begins with. */
  readonly coins: bigint
  /** What it begins with of tokens. */
  readonly reserves: readonly { readonly token: `0x${string}`; readonly amount: bigint }[]
}

export interface Sandbox {
  readonly rpcUrls: Readonly<Record<EvmCaipNetworkId, string>>
  readonly wallets: Readonly<Record<'lantern' | 'kitewing' | 'northbeam', SandboxWalletFacts>>
  /**
   * The same on every chain: two usual ones, one from when names had one word (and `transfer` no answer), one that keeps a part
   * of what is sent, one that tells nobody what they have.
   */
  readonly tokens: Readonly<Record<'dollar' | 'pilot' | 'rope' | 'toll' | 'wreck', SandboxToken>>
  /** The same on every chain, in no list: it calls itself as `dollar` does, and cannot be sold again. */
  readonly snare: SandboxToken
  /** The same on every chain: two of one collection, one of which there are five, and one that somebody gave away to lead people astray. */
  readonly nfts: Readonly<Record<'light' | 'unlit' | 'pass' | 'gift', SandboxNft>>
  /** A pool of `x * y = k` on every chain, which swaps the coin, three of the tokens and the snare, and keeps three of a thousand. */
  readonly pool: SandboxPool
  /** Another one, of the coin and the dollar, which gives a little more for the coin. */
  readonly detour: SandboxPool
  /** Resolves when every anvil has ended and its port is free. May be called more than once. */
  stop(): Promise<void>
}

export interface PolkadotOptions extends LogOptions {
  /** CAIP-2 ids; the first prefers port 9944, the next 9945. Default: Polkadot, Kusama and Polkadot Asset Hub, the only ones there are. */
  readonly networks?: readonly `polkadot:${string}`[]
}

/** The same ports also take sockets (`ws:`). */
export interface PolkadotSandbox extends Nodes {
  /**
   * Thornwick's accounts are sr25519, Quillback's ed25519, derived as `//index`. The ids are those of
   * `window.injectedWeb3`, the addresses have the generic prefix (42) and 1,000 coins each.
   */
  readonly wallets: Readonly<Record<'thornwick' | 'quillback', WalletFacts>>
}

export interface SolanaOptions extends LogOptions {
  /** CAIP-2 ids; the first prefers port 8899, the next 8900. Default: mainnet and devnet. */
  readonly networks?: readonly `solana:${string}`[]
}

export interface SolanaSandbox extends Nodes {
  /** With 1,000 SOL on every account; their names are their ids for a modal. */
  readonly wallets: Readonly<Record<'meridian' | 'halyard', WalletFacts>>
  /** On every cluster: one of SPL Token that Metaplex describes, one of Token-2022 that describes itself, one nobody describes. */
  readonly tokens: readonly SolanaToken[]
  /** On every cluster, of SPL Token: the first account has it. */
  readonly nfts: readonly { readonly address: string; readonly symbol: string; readonly name: string }[]
}

export interface SolanaToken {
  /** The mint. */
  readonly address: string
  /** Empty where nobody says it. */
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  /** Whole tokens that each of the holders begins with; no other account has an account for tokens. */
  readonly held: bigint
  readonly holders: readonly string[]
}

export interface CosmosOptions extends LogOptions {
  /** CAIP-2 ids; the first prefers port 26657, the next 26658. Default: the Cosmos Hub and Osmosis. */
  readonly networks?: readonly `cosmos:${string}`[]
}

export interface CosmosSandbox extends Nodes {
  /** With 10,000 coins on every account, whose addresses are those with the prefix `cosmos`. */
  readonly wallets: Readonly<Record<'quillon' | 'tamarack', WalletFacts>>
}
