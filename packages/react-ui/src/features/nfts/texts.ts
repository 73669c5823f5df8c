/** Texts of the NFT views. Apps translate them under `wallet.nfts`. */
export const enNfts = {
  title: 'NFT',
  label: 'NFTs',
  loading: 'Loading NFTs',
  unnamed: (tokenId: string) => `#${tokenId}`,
  count: (amount: string) => `${amount} ×`,
  none: 'No NFTs yet',
  noneText: (network: string) => `NFTs you receive on ${network} show up here.`,
  unknown: 'NFTs not available',
  unknownText: (wallet: string, network: string) =>
    `${wallet} doesn’t list your NFTs on ${network}. View them in an explorer.`,
  explorer: 'View your address in the explorer',
  failed: 'Couldn’t load your NFTs',
  failedText: 'We couldn’t reach the service. Your assets aren’t affected.',
  partly: 'Some NFTs may be missing.',
  stale: (time: string) => `As of ${time}`,
  more: 'Show more',
  spam: (count: number) => `${count} marked as possible spam`,
  spamTitle: 'Possible spam',
  spamText: 'Scammers send these to lure you to sites that steal your assets. Don’t follow its links.',
  gone: 'This NFT is no longer in your account',
  goneText: 'It was sent, or is on another network.',
  toAccount: 'Go to your account',
  description: 'Description',
  traits: 'Traits',
  details: 'Details',
  collection: 'Collection',
  amount: 'You have',
  contract: 'Contract',
  mint: 'Mint',
  tokenId: 'Token ID',
  network: 'Network',
  website: 'Website',
  send: 'Send',
} as const

declare module '../../i18n/en.js' {
  interface WalletTexts {
    readonly nfts: typeof enNfts
  }
}
