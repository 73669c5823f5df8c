import { isolate } from '@foyer/languages'
import type { Texts } from '../texts'

export const window: Texts['window'] = {
  cancel: 'ביטול',
  back: 'חזרה',
  save: 'שמירה',
  walletName: 'ארנק',
  otherWallet: 'זה ארנק אחר. היכנסו עם האימייל של הראשון.',
  logInToChange: 'היכנסו שוב כדי לשנות את הדרך שבה אתם משחזרים את הארנק.',

  userAgent: {
    iPhoneOrIPad: 'iPhone או iPad',
    unknownBrowser: 'לא ידוע',
    unknownSystem: 'לא ידוע',
    browserOnSystem: (browser, system) => `${isolate(browser)}, ${isolate(system)}`,
  },

  home: {
    title: 'הארנק שלכם',
    evm: 'Ethereum ורשתות EVM אחרות',
    solana: 'Solana',
    logins: 'כניסות',
    elsewhere: 'שימוש במקום אחר',
    showWords: 'הצגת המילים של הארנק הזה',
    deletion: 'מחיקה',
    delete: 'מחיקת הארנק הזה',
  },

  sessions: {
    thisWindow: 'החלון של האתר הזה',
    since: (time) => `מאז ${isolate(time)}`,
    lastUsed: (time) => `שימוש אחרון בערך ב־${isolate(time)}`,
    current: 'המכשיר הזה',
    end: 'יציאה',
    endOf: (browser, place) => `יציאה: ${isolate(browser)}, ${isolate(place)}`,
    endOthers: 'יציאה מכל מקום אחר',
    endHere: 'יציאה כאן',
    endHereTitle: 'לצאת כאן?',
  },

  devices: {
    title: 'מכשיר מבקש לפתוח את הארנק שלכם',
    asked: (time, browser) => `ביקש ב־${isolate(time)}. לדבריו הוא ${isolate(browser)}.`,
    askedAt: (time, browser, place) => `ביקש ב־${isolate(time)}. לדבריו הוא ${isolate(browser)}, ב־${isolate(place)}.`,
    advice: 'אשרו רק אם אתם רואים את הקוד הזה במכשיר שמולכם.',
    approve: 'אישור',
    approveCode: (code) => `אישור ${isolate(code)}`,
    decline: 'דחייה',
    declineCode: (code) => `דחיית ${isolate(code)}`,
    ended: 'הבקשה הזו הסתיימה.',
    loginEnded: 'הכניסה שלכם בחלון הזה הסתיימה. היכנסו שוב. שום דבר לא נמחק כאן.',
  },

  deletion: {
    title: 'למחוק את הארנק הזה?',
    confirmLabel: (name) => `הקלידו ${isolate(name)} כדי לאשר`,
    confirmFirst: (name) => `הקלידו ${isolate(name)} כדי לאשר.`,
    warning: 'שלחו קודם הכול לארנק אחר. אף אחד לא יכול לבטל את זה, ואף מכשיר לא יוכל להיכנס שוב לארנק הזה.',
    meaning:
      'האתר מוחק את החלק שלו בארנק שלכם, את האימייל שלכם ואת דרכי השחזור שלכם. קובץ שחזור ששמרתם עדיין פותח את הארנק בעזרת הקוד המודפס או הסיסמה שלו.',
    submit: 'מחיקה לצמיתות',
    doneTitle: 'הארנק שלכם נמחק',
    done: 'אפשר לסגור את החלון הזה. כניסה עם אותו אימייל פותחת ארנק חדש.',
    logIn: 'כניסה',
  },

  words: {
    title: 'להציג את המילים של הארנק הזה?',
    about:
      'בעזרת 24 המילים האלה ארנק אחר, כמו MetaMask או Phantom, פותח את אותם חשבונות. שום מגבלה של האתר הזה לא חלה שם.',
    warning: 'למי שרואה את המילים יש את כל מה שבארנק הזה, לתמיד. אף אחד שעוזר לכם לא צריך אותן. אל תראו אותן לאיש.',
    needsPasskey: 'הוסיפו קודם מפתח גישה לאישורים, תחת ”מגבלות“.',
    usePasskey: 'שימוש במפתח הגישה',
    shownTitle: 'המילים של הארנק שלכם',
    shown: 'כתבו אותן בסדר הזה. הן נעלמות כשיוצאים מהתצוגה הזו.',
    listLabel: 'מילים',
    done: 'סיום',
  },
}
