import { createCounter, isolate } from '@foyer/languages'
import type { Texts } from '../texts'

const count = createCounter('he')

export const messages: Texts['messages'] = {
  signBytes: 'חתימה על בייטים',
  notText: 'זה לא טקסט, ולכן אנחנו לא יכולים להציג מה המשמעות שלו.',
  signMessage: 'חתימה על הודעה',
  fullMessage: 'ההודעה המלאה',
  signIn: {
    title: 'כניסה',
    rows: {
      site: 'כניסה אל',
      statement: 'הצהרה',
    },
    expired: 'תוקף ההודעה פג.',
    otherAccount: 'ההודעה מציינת חשבון אחר.',
    otherNetwork: (network, current) => `ההודעה היא לרשת ${isolate(network)}, אבל אתם ב־${isolate(current)}.`,
    otherSite: (named, site) =>
      `זה מכניס אתכם אל ${isolate(named)}, אבל הבקשה היא מאת ${isolate(site)}. ייתכן שמישהו מנסה להשתמש בחשבון שלכם שם.`,
    unnamedSite: (site) =>
      `זה מכניס אתכם לאתר שההודעה לא מציינת, אבל הבקשה היא מאת ${isolate(site)}. ייתכן שמישהו מנסה להשתמש בחשבון שלכם שם.`,
  },
  typedData: {
    sign: (type) => `חתימה על ${isolate(type)}`,
    for: 'עבור',
    allFields: (type) => `כל השדות של ${isolate(type)}`,
    emptyList: 'ריק',
    otherNetwork: (network, current) => `זה לרשת ${isolate(network)}, אבל אתם ב־${isolate(current)}.`,
    signatureIsAll: 'החתימה שלכם היא כל מה שצריך. לא תישאלו שוב ולא תראו עמלת רשת.',
    canTakeTokens: 'החתימה הזו מאפשרת למישהו לקחת מכם טוקנים בלי לשאול שוב. בדקו כל שדה.',
    canSendTokens: 'החתימה הזו מאפשרת לשלוח את הטוקנים האלה מהחשבון שלכם בלי לשאול שוב.',
    offer: 'הצעת הנכסים שלכם למכירה',
    canTakeOffer: 'כל מי שיש לו את החתימה הזו יכול לקחת את מה שאתם מציעים במחיר שבה, שעשוי להיות אפס. בדקו כל שדה.',
  },
  description: {
    title: 'מתוך התיאור',
    rows: {
      contractOf: 'החוזה של',
      description: 'תיאור',
      whatItDoes: 'מה זה עושה',
    },
    noneOfCall: 'אין לנו תיאור של הקריאה הזו.',
    noneOfMessage: 'אין לנו תיאור של ההודעה הזו.',
  },
  emailChange: {
    add: 'הוספת אימייל',
    change: 'שינוי האימייל שלכם',
    rows: {
      current: 'אימייל נוכחי',
      new: 'אימייל חדש',
      when: 'מתי',
    },
    codesMayBeSent: 'ייתכן שיישלחו לכתובת הזו קודים שמאשרים שינויים בארנק שלכם.',
    canOpenWallet: (email, current) =>
      `כל מי שיכול לקרוא דואר ב־${isolate(email)} יוכל לפתוח את הארנק הזה ולקחת את כל מה שיש בו. לא תוכלו עוד לפתוח אותו עם ${isolate(current)}.`,
    immediately: 'מיד אחרי שני הקודים',
    afterHours: (hours) =>
      count(hours, {
        one: 'שעה אחרי שני הקודים',
        two: 'שעתיים אחרי שני הקודים',
        other: '# שעות אחרי שני הקודים',
      }),
    noticeWithLink: 'נשלח לכתובת הנוכחית שלכם אימייל עם קישור לעצירת השינוי לפני כן. כל מכשיר אחר ינותק.',
    notice: 'נשלח לכתובת הנוכחית שלכם אימייל על השינוי. כל מכשיר אחר ינותק.',
  },
}
