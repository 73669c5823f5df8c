import type { Language } from '../types.js'

export const servers: Language['servers'] = {
  intro: 'このページを開いてから、ウォレットの接続と利用のために通信したサーバーです。',
  limits: 'サイト自体、ウォレット、ログインウィンドウによるリクエストは含まれません。',
  times: (count: number) => `${count}回`,
  lastAt: (time: string) => `最後のリクエスト：${time}`,
  others: 'その他のサーバー',
  none: 'まだ通信したサーバーはありません',
  noneText: '通信したサーバーがここに表示されます。',
  purposes: {
    analytics: '利用統計',
    data: 'アカウント情報と価格',
    directory: 'ウォレットの一覧',
    feature: 'このサイトの機能',
    history: 'アクティビティ',
    images: '画像',
    names: 'アカウント名',
    nfts: 'NFT',
    node: 'ネットワークへのアクセス',
    relay: 'スマホウォレットへの接続',
    secureSite: 'メールやSNSでのログイン',
    swap: 'スワップ価格',
    tokens: 'トークンリスト',
    walletLibrary: 'ウォレット独自のソフトウェア',
  },
}
