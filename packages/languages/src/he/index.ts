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
  language: 'he',
  ...first,
  ...views,
  signIn,
  servers,
  wallet: { ...assets, ...send, ...swap, ...buy, ...permissions, ...nodes },
  errors,
  features: {
    activity: { tab: 'פעילות' },
    assets: { tokens: 'טוקנים' },
    names: { row: 'בחירת שם', text: 'קל יותר לשתף מאשר כתובת' },
    nfts: { tab: 'NFT' },
    onramp: { action: 'קנייה' },
    ownNodes: { row: 'הצומת שלכם', text: 'קראו מצומת שאתם סומכים עליו' },
    readOnly: { row: 'צפייה בכתובת', text: 'הסתכלו בלי ארנק' },
    receive: { receive: 'קבלה' },
    send: { action: 'שליחה' },
    smartSessions: { row: 'הרשאות אתרים', text: 'אתרים שיכולים לפעול בלי לשאול' },
    swaps: { action: 'המרה' },
  },
}
