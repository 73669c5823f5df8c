// The NFTs of an account.
export type { NftsState } from '../features/nfts/createNftFeed.js'
export { type Nft, nftKey } from '../features/nfts/nft.js'
export { type NftFeed, nftFeeds } from '../features/nfts/nftFeeds.js'
export { toSendToken } from '../features/nfts/toSendToken.js'
