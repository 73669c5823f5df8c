import { createCounter, isolate } from '@foyer/languages'
import type { Texts } from '../texts'

const count = createCounter('he')

export const permissions: Texts['permissions'] = {
  grant: 'לאפשר לאתר הזה לפעול בשמכם',
  canSend: 'כל עוד זה פעיל, האתר יכול לשלוח את הסכום הזה לכל אחד בלי לשאול שוב.',
  revoke: 'ביטול הרשאות',
  revoked: 'אחרי זה, האתר לא יכול להשתמש בהרשאה הזו.',
  rows: {
    reason: 'סיבה',
    starts: 'מתחיל',
    uses: 'שימושים',
  },
  uses: (number) => `${count(number, { other: '#' })} לכל היותר; החשבון שלכם משלם כל עמלה`,
  inTotal: (amount) => `${isolate(amount)} בסך הכול`,
  every: {
    day: (amount, days) => `${isolate(amount)} ${count(days, { one: 'כל יום', two: 'כל יומיים', other: 'כל # ימים' })}`,
    hour: (amount, hours) =>
      `${isolate(amount)} ${count(hours, { one: 'כל שעה', two: 'כל שעתיים', other: 'כל # שעות' })}`,
    minute: (amount, minutes) =>
      `${isolate(amount)} ${count(minutes, { one: 'כל דקה', two: 'כל שתי דקות', other: 'כל # דקות' })}`,
    second: (amount, seconds) =>
      `${isolate(amount)} ${count(seconds, { one: 'כל שנייה', two: 'כל שתי שניות', other: 'כל # שניות' })}`,
  },
  errors: {
    expired: 'תוקף ההרשאה הזו פג.',
    feeTooHigh: 'עמלת הרשת גבוהה מכדי לשלם אותה בלי לשאול.',
    maybeSent: 'אין תשובה, ולכן ייתכן שזה נשלח, וזה נחשב כנשלח. בדקו קודם את החשבון.',
    moreThanAllowed: 'זה יותר ממה שההרשאה מאפשרת.',
    noneOfSite: 'לאתר הזה אין את ההרשאה הזו.',
    notFound: 'ההרשאה הזו לא קיימת.',
    smartAccountOnly: 'רק חשבון חכם יכול לתת הרשאות כאן.',
    tooExpensive: 'זה ייכשל, או יעלה יותר מהעברה.',
    tooMany: 'לאתר הזה יש יותר מדי הרשאות.',
    transfersOnly: 'הרשאות חלות על העברות בלבד.',
    unreadable: 'לא ניתן לקרוא את ההרשאות של האתר הזה.',
    usedUp: 'ההרשאה הזו הגיעה למגבלת השימושים שלה.',
  },
}
