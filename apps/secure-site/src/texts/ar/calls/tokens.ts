import { isolate } from '@foyer/languages'
import type { Texts } from '../../texts'

export const tokenCalls: Pick<Texts['calls'], 'transfer' | 'allowance' | 'borrowing' | 'operator'> = {
  transfer: {
    send: (amount) => `إرسال ${isolate(amount)}`,
    sendNft: 'إرسال NFT',
    sendTokens: 'إرسال رموز مميزة',
    transferTokens: 'تحويل رموز مميزة',
    toContract: 'المستلم عقد.',
    toTokenContract: 'المستلم هو عقد الرمز المميز. كل ما يُرسل إليه يضيع.',
  },
  allowance: {
    revoke: (token) => (token === undefined ? 'إلغاء إذن إنفاق هذا الرمز المميز' : `إلغاء إذن إنفاق ${isolate(token)}`),
    allowUnlimited: (token) =>
      token === undefined ? 'السماح بإنفاق هذا الرمز المميز بلا حد' : `السماح بإنفاق ${isolate(token)} بلا حد`,
    allowAll: (token) => `السماح بإنفاق كل ${isolate(token)} لديك`,
    allow: (amount) => `السماح بإنفاق ${isolate(amount)}`,
    allowToken: 'السماح بإنفاق رمز مميز',
    allowTokens: 'السماح بإنفاق رموز مميزة',
    unlimited: 'بلا حد',
    canTakeAll: (token) =>
      token === undefined
        ? 'يمكن لهذه الجهة أخذ كل ما لديك من هذا الرمز المميز، الآن وفي المستقبل، من دون سؤالك مرة أخرى.'
        : `يمكن لهذه الجهة أخذ كل ما لديك من ${isolate(token)}، الآن وفي المستقبل، من دون سؤالك مرة أخرى.`,
    moreThanBalance: (token) =>
      `هذا أكثر مما لديك، لذا لا يوجد حد عمليًا. يمكن لهذه الجهة أخذ كل ما لديك من ${isolate(token)}، الآن وفي المستقبل، من دون سؤالك مرة أخرى.`,
    canTakeThisMuch: 'يمكن لهذه الجهة أخذ هذا القدر في أي وقت من دون سؤالك مرة أخرى.',
  },
  borrowing: {
    allow: 'السماح بالاقتراض باسمك',
    revoke: 'إلغاء إذن اقتراض',
    youOwe: 'يمكن لهذه الجهة اقتراض هذا القدر باسمك من دون سؤالك مرة أخرى. ما تقترضه يصبح دينًا عليك.',
  },
  operator: {
    allowTokens: 'السماح بالوصول إلى رموز مميزة',
    revokeTokens: 'إلغاء الوصول إلى رموز مميزة',
    canTakeTokens: 'يمكن لهذه الجهة أخذ كل ما لديك من هذه الرموز المميزة، الآن وفي المستقبل، من دون سؤالك مرة أخرى.',
    allowCollection: 'السماح بالوصول إلى مجموعة',
    revokeCollection: 'إلغاء الوصول إلى مجموعة',
    canTakeCollection: 'يمكن لهذه الجهة أخذ كل NFT لديك في هذه المجموعة، الآن وفي المستقبل، من دون سؤالك مرة أخرى.',
  },
}
