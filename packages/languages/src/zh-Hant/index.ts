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
  language: 'zh-Hant',
  ...first,
  ...views,
  signIn,
  servers,
  wallet: { ...assets, ...send, ...swap, ...buy, ...permissions, ...nodes },
  errors,
  features: {
    activity: { tab: '活動' },
    assets: { tokens: '代幣' },
    names: { row: '選擇名稱', text: '比地址更容易分享' },
    nfts: { tab: 'NFT' },
    onramp: { action: '購買' },
    ownNodes: { row: '你自己的節點', text: '從你信任的節點讀取' },
    readOnly: { row: '檢視地址', text: '無需錢包即可瀏覽' },
    receive: { receive: '接收' },
    send: { action: '傳送' },
    smartSessions: { row: '網站權限', text: '不必詢問即可操作的網站' },
    swaps: { action: '兌換' },
  },
}
