export interface NftQuery {
  readonly address: string
  readonly url: string
  /** `next` of the page before; foreign text, because a client sends it. */
  readonly cursor: string | undefined
  readonly signal: AbortSignal
}

/** NFT of an account. Its texts are foreign, cut and without hidden characters. */
export interface Nft {
  /** Address of the contract, or of the mint account on Solana. */
  readonly address: string
  readonly tokenId?: string | undefined
  /** Absent where a plain transfer of a token cannot send it. */
  readonly standard?: 'erc721' | 'erc1155' | 'spl' | undefined
  readonly amount: string
  readonly name?: string | undefined
  readonly collection?: string | undefined
  readonly description?: string | undefined
  readonly imageUrl?: string | undefined
  readonly externalUrl?: string | undefined
  readonly traits: readonly { readonly name: string; readonly value: string }[]
  readonly isSpam: boolean
}

export interface NftPage {
  readonly nfts: readonly Nft[]
  readonly next: string | undefined
  /** Names the service whose data this is, where its terms ask for it. */
  readonly attribution?: string
}

export interface NftSource {
  isAddress(address: string): boolean
  /** Says whether a foreign text can be the `next` of a page. */
  isCursor(text: string): boolean
  /** Rejects with a `SourceError`. */
  read(query: NftQuery): Promise<NftPage>
}
