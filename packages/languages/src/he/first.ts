import { createCounter } from '../createCounter.js'
import { isolate } from '../isolate.js'
import type { Language } from '../types.js'
import { THIS_SITE } from './words.js'

const count = createCounter('he')

export const first: Pick<Language, 'common' | 'connect' | 'stop' | 'broken'> = {
  common: {
    back: 'חזרה',
    close: 'סגירה',
    tryAgain: 'ניסיון חוזר',
    opensInNewTab: 'נפתח בכרטיסייה חדשה',
    loading: 'בטעינה',
    clearSearch: 'ניקוי החיפוש',
    thisSite: THIS_SITE,
    account: 'חשבון',
    network: (network: string) => `רשת: ${isolate(network)}. החלפת רשת`,
  },
  connect: {
    title: 'חיבור ארנק',
    titleOf: (site: string) => (site === THIS_SITE ? 'התחברות לאתר הזה' : `התחברות ל־${isolate(site)}`),
    titleFor: (network: string) => `חיבור ארנק ${isolate(network)}`,
    recent: 'אחרון',
    installed: 'מותקן',
    get: 'הורדה',
    whatIsAWallet: 'מה זה ארנק?',
    newHere: 'פעם ראשונה כאן?',
    whatIsAWalletLink: 'מה זה ארנק',
    legal: (page: string, other?: string) => `המשך מהווה הסכמה אל ${other ? `${page} ואל ${other}` : page}.`,
    terms: 'התנאים',
    privacy: 'מדיניות הפרטיות',
    emptyTitle: 'אין ארנק בדפדפן הזה',
    emptyText: 'התקינו תוסף ארנק, או פתחו את הדף הזה באפליקציית הארנק שלכם.',
    getAWallet: 'הורדת ארנק',
    withWallet: 'המשך עם ארנק',
    allWallets: 'כל הארנקים',
    phoneWallet: 'ארנק בטלפון',
    openApp: 'פתיחת אפליקציית ארנק',
    qrCode: 'קוד QR',
    namespaces: (number: number) =>
      count(number, {
        one: 'עובד עם סוג רשת אחד',
        two: 'עובד עם שני סוגי רשתות',
        other: 'עובד עם # סוגי רשתות',
      }),
    oneOf: (from: string, index: number, of: number) => `${isolate(from)}, ${index} מתוך ${of}`,
    disguised: (from: string) => `מכיל תווים דומים: ${isolate(from)}`,
  },
  stop: {
    title: 'להפסיק לחכות?',
    stop: 'הפסקה',
    keep: 'המשך המתנה',
  },
  broken: {
    title: 'משהו השתבש',
    text: 'לא הצלחנו להציג את המסך הזה. הארנק שלכם לא הושפע.',
    unloadedTitle: 'לא ניתן לטעון את המסך הזה',
    unloaded: 'בדקו את החיבור ונסו שוב.',
    unknownTitle: 'לא נמצא',
    unknown: 'המסך הזה לא קיים',
    back: 'חזרה',
  },
}
