export { type Nft, toNftKey, toSendToken } from '../../features/nfts/nft.js'
export { getNftFeed, type NftFeed } from '../../features/nfts/nftFeeds.js'
