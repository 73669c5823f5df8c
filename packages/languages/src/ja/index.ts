import type { Language } from '../types.js'
import { assets } from './assets.js'
import { buy } from './buy.js'
import { errors } from './errors.js'
import { first } from './first.js'
import { nodes } from './nodes.js'
import { permissions } from './permissions.js'
import { send } from './send.js'
import { servers } from './servers.js'
import { signIn } from './signIn.js'
import { swap } from './swap.js'
import { views } from './views.js'

export const messages: Language = {
  language: 'ja',
  ...first,
  ...views,
  signIn,
  servers,
  wallet: { ...assets, ...send, ...swap, ...buy, ...permissions, ...nodes },
  errors,
  features: {
    activity: { tab: 'アクティビティ' },
    assets: { tokens: 'トークン' },
    names: { row: '名前を選ぶ', text: 'アドレスより共有しやすい' },
    nfts: { tab: 'NFT' },
    onramp: { action: '購入' },
    ownNodes: { row: '自分のノード', text: '信頼するノードから読み取る' },
    readOnly: { row: 'アドレスを表示', text: 'ウォレットなしで見る' },
    receive: { receive: '受け取る' },
    send: { action: '送信' },
    smartSessions: { row: 'サイトの許可', text: '確認なしに操作できるサイト' },
    swaps: { action: 'スワップ' },
  },
}
