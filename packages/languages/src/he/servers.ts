import { createCounter } from '../createCounter.js'
import { isolate } from '../isolate.js'
import type { Language } from '../types.js'

const count = createCounter('he')

export const servers: Language['servers'] = {
  intro: 'נוצר איתם קשר מאז פתיחת הדף הזה, כדי לחבר ארנקים ולהשתמש בהם.',
  limits: 'בקשות של האתר עצמו, של הארנק שלכם או של חלונות כניסה אינן מופיעות כאן.',
  times: (number: number) => count(number, { one: 'פעם אחת', two: 'פעמיים', other: '# פעמים' }),
  lastAt: (time: string) => `בקשה אחרונה: ${isolate(time)}`,
  others: 'שרתים אחרים',
  none: 'עדיין לא נוצר קשר עם שרת',
  noneText: 'שרתים יופיעו כאן כשייווצר איתם קשר.',
  purposes: {
    analytics: 'נתוני שימוש',
    data: 'נתוני חשבון ומחירים',
    directory: 'רשימת ארנקים',
    feature: 'תכונות של האתר הזה',
    history: 'פעילות',
    images: 'תמונות',
    names: 'שמות חשבונות',
    nfts: 'NFT',
    node: 'גישה לרשת',
    relay: 'חיבור לארנקים בטלפון',
    secureSite: 'כניסה באימייל או ברשת חברתית',
    swap: 'מחירי המרה',
    tokens: 'רשימות טוקנים',
    walletLibrary: 'תוכנה של ארנק',
  },
}
