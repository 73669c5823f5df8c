/** Wallets by the name of their picture, each with its ids. These are found by our adapters, and announce no picture. */
export const found: Readonly<Record<string, readonly string[]>> = {
  coinbase: ['coinbase', 'com.coinbase.wallet'],
  keplr: ['app.keplr', 'keplr', 'bitcoin_keplr'],
  okx: ['com.okex.wallet', 'okxwallet.bitcoin'],
  safe: ['safe'],
  enkrypt: ['enkrypt', 'com.enkrypt'],
}

/** By the names (rdns) that they announce themselves by, for sites that list them. */
export const named: Readonly<Record<string, readonly string[]>> = {
  metamask: ['io.metamask', 'io.metamask.mobile'],
  phantom: ['app.phantom'],
  trust: ['com.trustwallet.app'],
  rabby: ['io.rabby'],
  rainbow: ['me.rainbow'],
  zerion: ['io.zerion.wallet'],
  exodus: ['com.exodus.web3-wallet'],
  backpack: ['app.backpack'],
  xdefi: ['io.xdefi'],
  kraken: ['com.kraken'],
  coin98: ['coin98.com'],
  'token-pocket': ['pro.tokenpocket'],
}
