export type EvmCaipNetworkId = `eip155:${number}`

export type SandboxLog = (line: string) => void

export interface EvmSandboxOptions extends LogOptions {
  /** EVM chain ids, one anvil each; the first prefers port 8545, the next 8546, and so on. @default [1, 8453, 10] */
  readonly chains?: readonly number[]
}

export interface LogOptions {
  /** Receives one line per call, without line end. @default silent */
  readonly log?: SandboxLog
}

export interface RunningNodes {
  /** Node URLs by CAIP-2 id. */
  readonly rpcUrls: Readonly<Record<string, string>>
  /** Resolves when the ports are free. Idempotent. */
  stop(): Promise<void>
}

export interface WalletDescription {
  readonly name: string
  /** Key of this wallet's script in `window.__sandboxWallets`. */
  readonly id: string
  /** Account indexes under the test mnemonic. */
  readonly accountIndexes: readonly number[]
  /** In the wallet's order; each address has coins on every network. */
  readonly addresses: readonly string[]
}

export type BitcoinSandbox = RunningNodes

export interface SandboxWalletAccounts {
  readonly name: string
  readonly rdns: string
  /** Account indexes under the test mnemonic. */
  readonly accountIndexes: readonly number[]
  /** In the wallet's order; each address has coins on every chain. */
  readonly addresses: readonly `0x${string}`[]
}

export interface SandboxToken {
  readonly address: `0x${string}`
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  /** Balance of every account of the test mnemonic, in the smallest unit. */
  readonly amount: bigint
}

export interface SandboxNft {
  readonly address: `0x${string}`
  readonly standard: 'erc721' | 'erc1155'
  readonly collection: string
  readonly symbol: string
  readonly amount: bigint
  /** Token id by account index. */
  readonly tokenIdOf: (index: number) => string
  readonly name: (tokenId: string) => string
  readonly description: string
  readonly traits: Readonly<Record<string, string | number>>
  readonly externalUrl: string
  readonly picture: string
}

export interface SandboxPool {
  readonly address: `0x${string}`
  /** Initial reserve of the native coin. */
  readonly coins: bigint
  readonly reserves: readonly { readonly token: `0x${string}`; readonly amount: bigint }[]
}

export interface EvmSandbox {
  readonly rpcUrls: Readonly<Record<EvmCaipNetworkId, string>>
  readonly wallets: Readonly<Record<'lantern' | 'kitewing' | 'northbeam', SandboxWalletAccounts>>
  /**
   * Exist on every chain: `dollar` and `pilot` are common tokens, `rope` has `bytes32` names and a `transfer` that
   * returns nothing, `toll` takes a fee per transfer, `wreck` reports no balances.
   */
  readonly tokens: Readonly<Record<'dollar' | 'pilot' | 'rope' | 'toll' | 'wreck', SandboxToken>>
  /** Exists on every chain: a scam token that imitates `dollar` and cannot be sold. No token list has it. */
  readonly scamToken: SandboxToken
  /**
   * Exist on every chain: `light` and `unlit` of one collection, `pass` in an edition of five, and the unsolicited
   * `gift`.
   */
  readonly nfts: Readonly<Record<'light' | 'unlit' | 'pass' | 'gift', SandboxNft>>
  /** Exists on every chain: swaps the native coin, three tokens and `scamToken` by `x * y = k`, with a fee of 0.3%. */
  readonly pool: SandboxPool
  /** Exists on every chain: swaps the native coin and `dollar` at a slightly better price than `pool`. */
  readonly betterPool: SandboxPool
  /** Resolves when every anvil has ended and its port is free. Idempotent. */
  stop(): Promise<void>
}

export interface PolkadotSandboxOptions extends LogOptions {
  /**
   * CAIP-2 ids; the first prefers port 9944, the next 9945. @default Polkadot, Kusama and Polkadot Asset Hub, the only
   * ones
   */
  readonly networks?: readonly `polkadot:${string}`[]
}

/** Serves WebSockets (`ws:`) on the same ports, too. */
export interface PolkadotSandbox extends RunningNodes {
  /**
   * Thornwick's accounts are sr25519, Quillback's ed25519, derived as `//index`. The ids are those of
   * `window.injectedWeb3`, the addresses have the generic prefix (42) and 1,000 coins each.
   */
  readonly wallets: Readonly<Record<'thornwick' | 'quillback', WalletDescription>>
}

export interface SolanaSandboxOptions extends LogOptions {
  /** CAIP-2 ids; the first prefers port 8899, the next 8900. @default mainnet and devnet */
  readonly networks?: readonly `solana:${string}`[]
}

export interface SolanaSandbox extends RunningNodes {
  /** Have 1,000 SOL on each account. In a modal, a wallet's name is its id. */
  readonly wallets: Readonly<Record<'meridian' | 'halyard', WalletDescription>>
  /**
   * Exist on every cluster: a token of SPL Token with Metaplex metadata, one of Token-2022 with its own metadata, one
   * without metadata.
   */
  readonly tokens: readonly SolanaToken[]
  /** Exist on every cluster, as mints of SPL Token; the first account holds them. */
  readonly nfts: readonly { readonly address: string; readonly symbol: string; readonly name: string }[]
}

export interface SolanaToken {
  /** Mint address. */
  readonly address: string
  /** Empty without metadata. */
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  /** Initial whole tokens of each holder; no other account has a token account. */
  readonly held: bigint
  readonly holders: readonly string[]
}

export interface CosmosSandboxOptions extends LogOptions {
  /** CAIP-2 ids; the first prefers port 26657, the next 26658. @default the Cosmos Hub and Osmosis */
  readonly networks?: readonly `cosmos:${string}`[]
}

export interface CosmosSandbox extends RunningNodes {
  /** Have 10,000 coins on each account; addresses have the prefix `cosmos`. */
  readonly wallets: Readonly<Record<'quillon' | 'tamarack', WalletDescription>>
}
