import { createCounter, isolate } from '@foyer/languages'
import type { Texts } from '../texts'

const count = createCounter('he')

export const approvals: Texts['approvals'] = {
  heading: (title) => ({ beforeSite: 'בקשה מאת ', afterSite: `: ${title}` }),
  moreWaiting: (number) =>
    count(number, { one: 'עוד בקשה אחת ממתינה', two: 'עוד שתי בקשות ממתינות', other: 'עוד # בקשות ממתינות' }),
  notEncrypted: 'החיבור לאתר הזה לא מוצפן.',
  buttons: {
    approve: 'אישור',
    decline: 'דחייה',
    close: 'סגירה',
    tryAgain: 'ניסיון חוזר',
  },
  hints: {
    hidden: 'כדי לאשר, הציגו את החלון הזה במלואו.',
    small: 'כדי לאשר, הגדילו את החלון הזה.',
    tiny: 'זה קטן מכדי לקרוא. כדי לאשר, הגדילו את התצוגה.',
    unread: 'כדי לאשר, גללו עד הסוף.',
  },
  states: {
    oneMoment: 'רק רגע',
    loading: (site) => `טוענים את הבקשה מאת ${isolate(site)}.`,
    signing: 'חותמים',
    sending: 'שולחים',
    failed: 'זה לא הצליח',
    nothingSent: (reason) => `שום דבר לא נשלח. ${reason}`,
  },
  window: {
    open: 'בדיקה בחלון חדש',
    openAgain: 'פתיחת החלון שוב',
    openHere: 'פתיחה בדף הזה',
    before: 'אתם רואים ומאשרים את הבקשה כולה בחלון של הארנק שלכם.',
    after: 'הבקשה הזו פתוחה בחלון אחר. אשרו או דחו אותה שם.',
  },
  rows: {
    account: 'חשבון',
    bytes: 'בייטים',
    data: 'נתונים',
    details: 'פרטים',
    fee: 'עמלה',
    leftToday: 'נותר מהמגבלה להיום',
    message: 'הודעה',
    network: 'רשת',
    more: 'וגם',
  },
  more: (number) => count(number, { one: 'עוד אחד', two: 'עוד שניים', other: 'עוד #' }),
  batch: {
    nothing: 'אישור עסקה שלא עושה דבר',
    actions: (number) => count(number, { one: 'אישור פעולה אחת', two: 'אישור שתי פעולות', other: 'אישור # פעולות' }),
    actionsAtOnce: (number) =>
      count(number, {
        one: 'אישור פעולה אחת בבת אחת',
        two: 'אישור שתי פעולות בבת אחת',
        other: 'אישור # פעולות בבת אחת',
      }),
    transactions: (number) =>
      count(number, { one: 'אישור עסקה אחת', two: 'אישור שתי עסקאות', other: 'אישור # עסקאות' }),
    action: (number, title) => `${number}. ${title}`,
    oneByOne: 'הן נשלחות אחת אחרי השנייה. אם אחת נכשלת, אלה שלפניה כבר עברו.',
  },
  hiddenCharacters: `יש כאן תווים בלתי נראים. הם נכתבים בצורה ${isolate('\\u{…}')}.`,
  errors: {
    maybeSent: 'אין תשובה, ולכן ייתכן שזה נשלח. ניסיון חוזר כאן לא ישלח את זה פעמיים.',
    maybeSentOther: 'התשובה מציינת עסקה אחרת, ולכן ייתכן שזה נשלח. ניסיון חוזר כאן לא ישלח את זה פעמיים.',
    networkUnavailable: 'הרשת הזו לא זמינה כאן.',
    noPasskey: 'אין מפתח גישה לארנק הזה במכשיר הזה.',
    otherAccount: 'זה לא החשבון המחובר.',
    otherNetwork: 'זה לרשת אחרת.',
    tooLarge: 'הבקשה הזו גדולה מכדי לבדוק אותה.',
    tooMany: 'יותר מדי בקשות ממתינות.',
    unverified: 'לא הצלחנו לאמת את התשובה מהחלון, ולכן שום דבר לא נשלח.',
  },
}
