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
  language: 'th',
  ...first,
  ...views,
  signIn,
  servers,
  wallet: { ...assets, ...send, ...swap, ...buy, ...permissions, ...nodes },
  errors,
  features: {
    activity: { tab: 'กิจกรรม' },
    assets: { tokens: 'โทเค็น' },
    names: { row: 'เลือกชื่อ', text: 'แชร์ง่ายกว่าที่อยู่' },
    nfts: { tab: 'NFT' },
    onramp: { action: 'ซื้อ' },
    ownNodes: { row: 'โหนดของคุณเอง', text: 'อ่านจากโหนดที่คุณเชื่อถือ' },
    readOnly: { row: 'ดูที่อยู่', text: 'ดูได้โดยไม่มีวอลเล็ต' },
    receive: { receive: 'รับ' },
    send: { action: 'ส่ง' },
    smartSessions: { row: 'สิทธิ์ของเว็บไซต์', text: 'เว็บไซต์ที่ทำแทนได้โดยไม่ต้องถาม' },
    swaps: { action: 'สวอป' },
  },
}
