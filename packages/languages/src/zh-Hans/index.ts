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
  language: 'zh-Hans',
  ...first,
  ...views,
  signIn,
  servers,
  wallet: { ...assets, ...send, ...swap, ...buy, ...permissions, ...nodes },
  errors,
  features: {
    activity: { tab: '活动' },
    assets: { tokens: '代币' },
    names: { row: '选择名称', text: '比地址更易分享' },
    nfts: { tab: 'NFT' },
    onramp: { action: '购买' },
    ownNodes: { row: '你自己的节点', text: '从你信任的节点读取' },
    readOnly: { row: '查看地址', text: '无需钱包即可浏览' },
    receive: { receive: '接收' },
    send: { action: '发送' },
    smartSessions: { row: '网站权限', text: '无需询问即可操作的网站' },
    swaps: { action: '兑换' },
  },
}
