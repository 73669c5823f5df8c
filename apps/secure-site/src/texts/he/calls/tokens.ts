import { isolate } from '@foyer/languages'
import type { Texts } from '../../texts'

export const tokenCalls: Pick<Texts['calls'], 'transfer' | 'allowance' | 'borrowing' | 'operator'> = {
  transfer: {
    send: (amount) => `שליחת ${isolate(amount)}`,
    sendNft: 'שליחת NFT',
    sendTokens: 'שליחת טוקנים',
    transferTokens: 'העברת טוקנים',
    toContract: 'הנמען הוא חוזה.',
    toTokenContract: 'הנמען הוא החוזה של הטוקן. כל מה שנשלח לשם אובד.',
  },
  allowance: {
    revoke: (token) =>
      token === undefined ? 'ביטול ההרשאה להוצאת הטוקן הזה' : `ביטול ההרשאה להוצאת ${isolate(token)}`,
    allowUnlimited: (token) =>
      token === undefined ? 'הרשאה להוצאת הטוקן הזה ללא הגבלה' : `הרשאה להוצאת ${isolate(token)} ללא הגבלה`,
    allowAll: (token) => `הרשאה להוצאת כל ה־${isolate(token)} שלכם`,
    allow: (amount) => `הרשאה להוצאת ${isolate(amount)}`,
    allowToken: 'הרשאה להוצאת טוקן',
    allowTokens: 'הרשאה להוצאת טוקנים',
    unlimited: 'ללא הגבלה',
    canTakeAll: (token) =>
      token === undefined
        ? 'המורשה יכול לקחת את כל מה שיש לכם מהטוקן הזה, עכשיו ובעתיד, בלי לשאול שוב.'
        : `המורשה יכול לקחת את כל ה־${isolate(token)} שיש לכם, עכשיו ובעתיד, בלי לשאול שוב.`,
    moreThanBalance: (token) =>
      `זה יותר ממה שיש לכם, ולכן בפועל אין הגבלה. המורשה יכול לקחת את כל ה־${isolate(token)} שיש לכם, עכשיו ובעתיד, בלי לשאול שוב.`,
    canTakeThisMuch: 'המורשה יכול לקחת את הסכום הזה בכל עת בלי לשאול שוב.',
  },
  borrowing: {
    allow: 'הרשאה ללוות בשמכם',
    revoke: 'ביטול הרשאה ללוות',
    youOwe: 'המורשה יכול ללוות את הסכום הזה בשמכם בלי לשאול שוב. אתם חייבים את מה שהוא לווה.',
  },
  operator: {
    allowTokens: 'מתן גישה לטוקנים',
    revokeTokens: 'ביטול גישה לטוקנים',
    canTakeTokens: 'המורשה יכול לקחת את כל הטוקנים האלה שיש לכם, עכשיו ובעתיד, בלי לשאול שוב.',
    allowCollection: 'מתן גישה לאוסף',
    revokeCollection: 'ביטול גישה לאוסף',
    canTakeCollection: 'המורשה יכול לקחת כל NFT שיש לכם באוסף הזה, עכשיו ובעתיד, בלי לשאול שוב.',
  },
}
