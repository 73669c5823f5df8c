/** How a chain keeps a thing, which says how it is sent. */
export type NftStandard = 'erc721' | 'erc1155' | 'spl'

/** Which one of a contract's things. */
export interface NftId {
  readonly standard: NftStandard
  /** A whole number as text. Absent where the address alone says which one it is (SPL). */
  readonly tokenId?: string | undefined
}
