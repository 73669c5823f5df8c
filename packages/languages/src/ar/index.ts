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
  language: 'ar',
  ...first,
  ...views,
  signIn,
  servers,
  wallet: { ...assets, ...send, ...swap, ...buy, ...permissions, ...nodes },
  errors,
  features: {
    activity: { tab: 'النشاط' },
    assets: { tokens: 'الرموز' },
    names: { row: 'اختيار اسم', text: 'أسهل في المشاركة من عنوان' },
    nfts: { tab: 'NFT' },
    onramp: { action: 'شراء' },
    ownNodes: { row: 'العقدة الخاصة بك', text: 'اقرأ من عقدة تثق بها' },
    readOnly: { row: 'عرض عنوان', text: 'تصفّح دون محفظة' },
    receive: { receive: 'استلام' },
    send: { action: 'إرسال' },
    smartSessions: { row: 'أذونات المواقع', text: 'مواقع يمكنها التصرف من دون سؤال' },
    swaps: { action: 'مبادلة' },
  },
}
