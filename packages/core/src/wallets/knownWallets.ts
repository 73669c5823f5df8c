// Wallets with a name, a reverse domain name, and the namespaces in which they announce only their name. In these
// namespaces, a wallet with this name shares the row of the reverse domain name. MetaMask, Rabby and Taho always
// announce a domain, so their list is empty, and no other wallet can join their rows by name.
export const KNOWN_WALLETS = [
  ['Backpack', 'app.backpack', 'solana'],
  ['Bitget', 'com.bitget.web3', 'solana bip122'],
  ['Bitget Wallet', 'com.bitget.web3', 'solana bip122'],
  ['Brave Wallet', 'com.brave.wallet', 'solana'],
  ['Coinbase Wallet', 'com.coinbase.wallet', 'solana'],
  ['Exodus', 'com.exodus.web3-wallet', 'solana bip122'],
  ['Magic Eden', 'io.magiceden.wallet', 'solana bip122'],
  ['MetaMask', 'io.metamask', ''],
  ['Nightly', 'app.nightly', 'solana polkadot'],
  ['OKX Wallet', 'com.okex.wallet', 'solana bip122'],
  ['Phantom', 'app.phantom', 'solana bip122'],
  ['Rabby', 'io.rabby', ''],
  ['SubWallet', 'app.subwallet', 'polkadot'],
  ['Taho', 'co.taho', ''],
  ['Talisman', 'xyz.talisman', 'polkadot solana'],
  ['Trust', 'com.trustwallet.app', 'solana'],
] as const
