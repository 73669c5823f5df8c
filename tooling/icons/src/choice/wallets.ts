/** Maps picture names to ids of wallets that the adapters discover without a picture. */
export const walletIdsByPictureName: Readonly<Record<string, readonly string[]>> = {
  coinbase: ['coinbase', 'com.coinbase.wallet'],
  keplr: ['app.keplr', 'keplr', 'bitcoin_keplr'],
  okx: ['com.okex.wallet', 'okxwallet.bitcoin'],
  safe: ['safe'],
  enkrypt: ['enkrypt', 'com.enkrypt'],
}

/** Maps picture names to announced rdns, for apps that list these wallets. */
export const rdnsByPictureName: Readonly<Record<string, readonly string[]>> = {
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
