import { createCounter, isolate } from '@foyer/languages'
import type { Texts } from '../texts'

const count = createCounter('he')

export const login: Texts['login'] = {
  title: 'פתיחת הארנק שלכם',
  about: (site) => `היכנסו ב־${isolate(site)} כדי לאשר מכשירים ולהגדיר שחזור.`,
  email: 'אימייל',
  continue: 'המשך',
  continueWith: (provider) => `המשך עם ${isolate(provider)}`,
  restore: 'שחזור ארנק מקובץ השחזור שלו',
  cancel: 'ביטול',
  checkAddress: (site) =>
    `ודאו ששורת הכתובת מציגה ${isolate(site)}. אל תזינו את קוד השחזור או את הסיסמה בשום מקום אחר. ארנק שאתם פותחים עם Farcaster עדיין אי אפשר לפתוח כאן.`,
  startWithEmail: 'התחילו עם האימייל שלכם.',
  moment: 'רק רגע',

  captcha: {
    title: 'בדיקה אחת לפני שנשלח אימייל',
    frame: 'בדיקה נגד בוטים',
    first: (email) => `הראו שאתם לא בוט. אחר כך נשלח אימייל אל ${isolate(email)}.`,
    again: (email) => `הבדיקה לא התקבלה. נסו פעם נוספת. אחר כך נשלח אימייל אל ${isolate(email)}.`,
    notLoaded: (host) => `הבדיקה נגד בוטים לא נטענה. בדקו את החיבור, אפשרו את ${isolate(host)} בחוסם שלכם ונסו שוב.`,
    failed: 'הבדיקה נגד בוטים לא הצליחה. נסו שוב מאוחר יותר.',
    oldFrame: 'הדף הזה של האתר המאובטח ישן. טענו מחדש ונסו שוב.',
    oldWindow: 'הדף הזה ישן. טענו אותו מחדש ונסו שוב.',
    cancelled: 'לא נשלח אימייל.',
  },

  link: {
    title: 'אישור המכשיר הזה',
    sentFromFrame: (email) => `שלחנו קישור אל ${isolate(email)}. פתחו אותו כדי להמשיך כאן.`,
    sent: (email) => `שלחנו קישור אל ${isolate(email)}. פתחו אותו כדי לאשר את המכשיר הזה.`,
  },

  frame: {
    title: 'בדקו את האימייל',
    secondCode: (email) => `אחריו נשלח קוד נוסף אל ${isolate(email)}.`,
    enterOnlyAt: (host) => `הזינו אותו רק בחלון ששורת הכתובת שלו מציגה ${isolate(host)}, ואף פעם לא בדף אחר.`,
    enterBothOnlyAt: (host) => `הזינו את שניהם רק בחלון ששורת הכתובת שלו מציגה ${isolate(host)}, ואף פעם לא בדף אחר.`,
    open: 'הזנת הקוד בחלון שלנו',
    openAgain: 'פתיחת החלון שוב',
    openHere: 'פתיחה בדף הזה',
    opened: 'המשיכו בחלון שלנו. הדף הזה יתעדכן אוטומטית.',
    blocked: 'לא נפתח חלון? אפשרו חלונות קופצים לאתר הזה, או פתחו בדף הזה.',
    sending: 'שולחים קוד',
    onlyInWindow: (host) => `הזינו אותו רק בחלון של ${isolate(host)}, ואף פעם לא בדף של אתר אחר.`,
  },

  code: {
    title: 'הזנת הקוד',
    label: 'קוד',
    sent: (email) => `שלחנו קוד בן שש ספרות אל ${isolate(email)}.`,
    submit: 'כניסה',
    resend: 'שליחת קוד חדש',
    resendIn: (seconds) => count(seconds, { other: 'שליחת קוד חדש בעוד # שנ׳' }),
    site: 'אתר',
    device: 'מכשיר',
    started: 'התחיל',
    onlyIfYours: 'הזינו את הקוד רק אם אתם התחלתם את זה, באתר ובמכשיר האלה. מי שהתחיל את זה הוא שייכנס.',
    checkAddress: (site) =>
      `ודאו ששורת הכתובת מציגה ${isolate(site)}. אל תזינו את הקוד בשום מקום אחר, ואל תתנו אותו לאיש.`,
    asking: 'מבקשים את הכניסה שלכם.',
    stuckTitle: 'הכניסה הזו לא יכולה להמשיך',
    stuck: 'חזרו לדף שבו התחלתם, והיכנסו שם שוב.',
    noneTitle: 'אין כאן כניסה',
    none: 'אף דף שלנו לא פתח את החלון הזה, ולכן הוא לא מקבל קוד.',
    noneAdvice: 'אם אתם נכנסים, חזרו לדף שבו התחלתם ובחרו ”פתיחה בדף הזה“.',
    doneTitle: 'נכנסתם',
    goBack: (host) => `חזרו אל ${isolate(host)}.`,
    goBackOrClose: (host) => `חזרו אל ${isolate(host)}. אפשר לסגור את החלון הזה.`,
    goBackButton: (host) => `חזרה אל ${isolate(host)}`,
  },

  change: {
    oldTitle: 'אימות האימייל הנוכחי',
    newTitle: 'אימות האימייל החדש',
    confirm: 'אימות',
    submit: 'שינוי אימייל',
    newEmail: 'אימייל חדש',
    onlyIfYours: (email) => `הזינו את הקוד רק אם אתם רוצים לפתוח את הארנק הזה עם ${isolate(email)} מעכשיו והלאה.`,
    asking: 'מבקשים את השינוי שלכם.',
    stuckTitle: 'השינוי הזה לא יכול להמשיך',
    stuck: 'האימייל שלכם לא השתנה. חזרו לדף שבו התחלתם, ונסו שם שוב.',
    noneTitle: 'אין כאן שינוי',
    noneAdvice: 'אם אתם משנים את האימייל שלכם, חזרו לדף שבו התחלתם ובחרו ”פתיחה בדף הזה“.',
    changedTitle: 'האימייל שלכם השתנה',
    changed: (email) => `עכשיו אתם פותחים את הארנק הזה עם ${isolate(email)}.`,
    willChangeTitle: 'האימייל שלכם ישתנה',
    willChange: (time, email) =>
      `החל מ־${isolate(time)}, אתם פותחים את הארנק הזה עם ${isolate(email)}. שלחנו לכתובת הנוכחית שלכם קישור לעצירת השינוי.`,
  },

  social: {
    over: 'הכניסה הזו כבר לא בתוקף. התחילו מחדש.',
    notBegunHere: 'הכניסה הזו לא התחילה כאן, או נמשכה יותר מדי זמן. התחילו מחדש.',
    notSignedIn: 'לא נכנסתם. נסו שוב.',
    notLoggedIn: 'לא נכנסתם. נסו שוב, או היכנסו בדרך אחרת.',
  },

  newWallet: {
    title: 'להתחיל ארנק חדש?',
    lostTitle: 'האתר הזה איבד את הארנק שלכם',
    noneTitle: 'עדיין אין ארנק לכניסה הזו',
    meaning: 'לארנק חדש יש כתובות אחרות, ואין בו דבר ממה שיש בקודם.',
    noneMeaning:
      'אם יש לכם ארנק, ייתכן שאתם משתמשים בשבילו בכניסה אחרת, או שהאתר הזה איבד אותו. לארנק חדש יש כתובות אחרות, ואין בו דבר ממה שיש בשלכם.',
    start: 'התחלת ארנק חדש',
    restore: 'שחזור מקובץ שחזור',
    logInOtherwise: 'כניסה בדרך אחרת',
  },
}
