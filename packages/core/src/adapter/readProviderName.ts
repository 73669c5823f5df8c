// MetaMask is the last entry, because most EVM wallets also set `isMetaMask`.
const NAMES = ['Rabby', 'Brave Wallet', 'OKX Wallet', 'Phantom', 'Trust', 'Coinbase Wallet', 'MetaMask']

/**
 * Returns the name of a wallet by the flag that its provider sets, such as `isRabby`. Taho sets `isTally`, and OKX
 * `isOkxWallet`. Throws if a getter of the provider throws.
 */
export const readProviderName = (provider: unknown): string | undefined =>
  Object(provider).isTally
    ? 'Taho'
    : NAMES.find((name) => Object(provider)[`is${name.replace('KX', 'kx').replace(' ', '')}`])
