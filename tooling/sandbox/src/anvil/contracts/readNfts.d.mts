import type { SandboxNft } from '../../index.mjs'

export interface HeldNft {
  readonly nft: SandboxNft
  readonly tokenId: string
  readonly amount: bigint
}

/** What an address has of the sandbox's NFTs, read from a chain in one question. Those of the first `accounts` are looked for. */
export function readNfts(query: {
  readonly address: `0x${string}`
  readonly accounts: number
  readonly call: (to: `0x${string}`, data: `0x${string}`) => Promise<`0x${string}`>
}): Promise<readonly HeldNft[]>
