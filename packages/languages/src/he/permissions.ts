import { createCounter } from '../createCounter.js'
import { isolate } from '../isolate.js'
import type { Language } from '../types.js'
import { inWallet } from './words.js'

const count = createCounter('he')

const HOURS = { one: 'כל שעה', two: 'כל שעתיים', other: 'כל # שעות' }

const DAY = 86_400
const UNITS = [
  [7 * DAY, { one: 'כל שבוע', two: 'כל שבועיים', other: 'כל # שבועות' }],
  [DAY, { one: 'כל יום', two: 'כל יומיים', other: 'כל # ימים' }],
  [3_600, HOURS],
  [60, { one: 'כל דקה', two: 'כל שתי דקות', other: 'כל # דקות' }],
  [1, { one: 'כל שנייה', two: 'כל שתי שניות', other: 'כל # שניות' }],
] as const

function every(seconds: number): string {
  const [size, forms] = UNITS.find(([each]) => seconds % each === 0) ?? UNITS[4]
  return count(seconds / size, forms)
}

const declinedRequest = (wallet: string | undefined) =>
  `דחיתם את הבקשה${wallet === undefined ? '' : ` ${inWallet(wallet)}`}`

export const permissions: Pick<Language['wallet'], 'permissions' | 'smartSessions' | 'siwx'> = {
  permissions: {
    title: 'הרשאות',
    reading: 'טוענים הרשאות',
    groups: {
      signIn: 'כניסה לאתר הזה',
      session: 'ארנקים בטלפון',
      permission: 'אתרים שיכולים לפעול בשמכם',
      approval: (network: string) => `הרשאות טוקנים ב־${isolate(network)}`,
    },
    inUse: 'בשימוש',
    thisSite: 'האתר הזה',
    unknownToken: 'טוקן לא מוכר',
    onNetwork: (wallet: string, network: string) => (network ? `${isolate(wallet)} ב־${isolate(network)}` : wallet),
    accounts: (number: number) => count(number, { one: 'חשבון אחד', two: 'שני חשבונות', other: '# חשבונות' }),
    until: (date: string) => `עד ${isolate(date)}`,
    via: (contract: string) => `דרך ${isolate(contract)}`,
    unlimited: 'ללא הגבלה',
    unlimitedOf: (symbol: string) => `${isolate(symbol)} ללא הגבלה`,
    upTo: (amount: string) => `עד ${isolate(amount)}`,
    wholeCollection: (name: string) => `כל מה שב־${isolate(name)}`,
    oneOf: (name: string, tokenId: string) => `${isolate(name)} מס׳ ${isolate(tokenId)}`,
    anNft: 'אוסף',
    atRisk: (money: string) => `${isolate(money)} בסיכון`,
    nothingThere: 'שום דבר לא בסיכון כרגע',
    perDay: (amount: string) => `עד ${isolate(amount)} כל יום`,
    perHours: (amount: string, hours: number) => `עד ${isolate(amount)} ${count(hours, HOURS)}`,
    unclear: 'הסכום לא ידוע',
    explorer: (who: string, explorer: string) => `${isolate(who)} ב־${isolate(explorer)}`,
    partly: 'ייתכן שחלק חסר: לא הצלחנו לטעון את כל ההיסטוריה.',
    partlySince: (date: string) => `ייתכן שחסר חלק מלפני ${isolate(date)}: לא הצלחנו לטעון היסטוריה ישנה יותר.`,
    failed: {
      signIn: 'לא ניתן לטעון היכן נכנסתם.',
      session: 'לא ניתן לטעון ארנקים מחוברים בטלפון.',
      permission: 'לא ניתן לטעון את האתרים שיכולים לפעול בשמכם.',
      approval: 'לא ניתן לטעון את הרשאות הטוקנים.',
    },
    stale: 'אין תשובה. ייתכן שהרשימה אינה מעודכנת.',
    noApprovals: 'לא נמצאו.',
    none: 'לא נמצאו הרשאות',
    noneText: (network: string) => `לא מצאנו כניסות, ארנקים בטלפון או הרשאות טוקנים ב־${isolate(network)}.`,
    choose: 'בחרו הרשאות לביטול',
    takeBack: (number: number) =>
      count(number, { one: 'ביטול הרשאה אחת', two: 'ביטול שתי הרשאות', other: 'ביטול # הרשאות' }),
    disconnects: 'ביטול ההרשאה שבשימוש מנתק אתכם.',
    costs: 'ביטול הרשאה עולה עמלת רשת.',
    sponsored: (app: string) => `אם הארנק מסכים, העמלה משולמת על ידי ${isolate(app)}.`,
    takenBack: 'ההרשאה בוטלה',
    checkingText: 'אנחנו מדמים את זה לפני שהארנק נפתח.',
    walletText: (who: string, what: string) =>
      `אשרו כדי למנוע מ־${isolate(who)} להוציא את מה ששלכם: ${isolate(what)}. אפשר לסגור את החלון הזה.`,
    walletSeveral: (number: number) =>
      `${count(number, { one: 'זה מבטל הרשאה אחת', two: 'זה מבטל שתי הרשאות', other: 'זה מבטל # הרשאות' })}. אפשר לסגור את החלון הזה.`,
    bothAsked: 'הבקשה הראשונה נשארת בארנק שלכם.',
    toList: 'חזרה לרשימה',
    chainTitle: 'מבטלים הרשאה',
    chainText: (network: string) => `${isolate(network)} מאשרת את זה. אפשר לסגור את החלון הזה.`,
    progress: (done: number, of: number) => `הושלמו ${done} מתוך ${of}`,
    endingTitle: 'מבטלים הרשאה',
    endingText: 'זה עשוי לקחת רגע.',
    view: 'הצגת העסקה',
    pausedTitle: 'הושלם חלקית',
    pausedText: (left: number) =>
      `הארנק שלכם לא נשאל בזמן שזה היה סגור. ${count(left, { one: 'נשארה הרשאה אחת', two: 'נשארו שתי הרשאות', other: 'נשארו # הרשאות' })}.`,
    goOn: 'המשך',
    stoppedTitle: 'נעצר באמצע',
    stoppedAccount: 'הארנק שלכם החליף חשבון. בקשות קודמות עדיין עשויות לעבור.',
    stoppedNetwork: 'הארנק שלכם החליף רשת. בקשות קודמות עדיין עשויות לעבור.',
    failedTitle: 'ההרשאה לא בוטלה',
    declined: (wallet: string | undefined) => `${declinedRequest(wallet)}. ההרשאה עדיין פעילה.`,
    wouldFail: (what: string) => `ההדמיה נכשלה: אי אפשר לבטל את ${isolate(what)} בדרך הזו. הארנק שלכם לא נשאל.`,
    reverted: (network: string) => `העסקה נכשלה ב־${isolate(network)}. לכל היותר נגבתה עמלת הרשת.`,
    cancelled: 'ביטלתם את זה. ההרשאה עדיין פעילה.',
    stands: (network: string) => `${isolate(network)} אישרה את זה, אבל ההרשאה עדיין פעילה. בדקו שוב מאוחר יותר.`,
    unsure: 'אנחנו לא יודעים אם זה נשלח. בדקו לפני שתנסו שוב.',
  },
  smartSessions: {
    title: 'הרשאות אתרים',
    intro: 'האתרים האלה יכולים לפעול בשם החשבון החכם שלכם, בתוך המגבלות האלה.',
    list: 'אתרים שיכולים לפעול בשמכם',
    upTo: (amount: string, period?: number) =>
      period === undefined ? `עד ${isolate(amount)} בסך הכול` : `עד ${isolate(amount)} ${every(period)}`,
    noLimit: (symbol: string, period?: number) =>
      period === undefined
        ? `כל ה־${isolate(symbol)} שלכם, ללא הגבלה`
        : `כל ה־${isolate(symbol)} שלכם ${every(period)}, ללא הגבלה`,
    unknownToken: (address: string) => `מהיחידות הקטנות ביותר של טוקן לא מוכר (${isolate(address)})`,
    stream: (amount: string) => `עד ${isolate(amount)} בסך הכול. גדל עם הזמן`,
    endless: (symbol: string) => `${isolate(symbol)} ללא הגבלה. גדל עם הזמן`,
    other: 'אנחנו לא יודעים מה זה מאפשר. בדקו בארנק שלכם, או בטלו את ההרשאה.',
    used: (used: string, all: string, isPeriod: boolean) =>
      isPeriod ? `נוצל ${isolate(used)} מתוך ${isolate(all)} בתקופה הזו` : `נוצל ${isolate(used)} מתוך ${isolate(all)}`,
    usedLabel: 'נוצל',
    ends: (date: string) => `פג ב־${isolate(date)}`,
    endsNever: 'התוקף לא פג. בטלו את ההרשאה כשלא תצטרכו אותה יותר.',
    thisSite: 'האתר הזה',
    unnamed: 'אתר ללא שם',
    usedBy: (address: string) => `בשימוש של ${isolate(address)}`,
    stop: 'ביטול הרשאה',
    stopOf: (site: string, what: string) => `ביטול הרשאה של ${isolate(site)}: ${isolate(what)}`,
    stopping: 'מבטלים הרשאה… ייתכן שהארנק יבקש אישור.',
    stopped: 'ההרשאה בוטלה',
    declined: (wallet: string | undefined) => `${declinedRequest(wallet)}, ולכן היא עדיין פעילה.`,
    emptyTitle: 'אין הרשאות',
    emptyText: 'אתרים שתרשו יופיעו כאן.',
    failedTitle: 'לא ניתן לטעון הרשאות',
    unreadWallet: (wallet: string) => `${isolate(wallet)} לא ענה, ולכן ייתכן שיש עוד.`,
    unreadService: 'לא הצלחנו לטעון הרשאות של אתרים אחרים, ולכן ייתכן שיש עוד.',
    askTitle: (wallet: string) => `אישור ${inWallet(wallet)}`,
    askText: (site: string) => `${isolate(site)} רוצה לפעול בשמכם בתוך מגבלה. בדקו אותה בארנק לפני שתאשרו.`,
    slow: 'עדיין מחכים לארנק שלכם. פתחו אותו וחפשו את הבקשה.',
    grantFailedTitle: 'ההרשאה לא ניתנה',
    grantDeclined: (wallet: string | undefined) => `${declinedRequest(wallet)}.`,
    grantedTitle: 'ההרשאה ניתנה',
    grantedText: (site: string) => `${isolate(site)} יכול לעשות את זה בלי לשאול אתכם שוב, עד שתבטלו:`,
    see: 'הצגת הרשאות',
    notNow: 'לא עכשיו',
    done: 'סיום',
  },
  siwx: {
    title: 'כניסה',
    heading: 'הוכיחו שהארנק הזה שלכם',
    text: (site: string) => `${isolate(site)} מבקש שתחתמו על הודעה. זה בחינם ולא מעביר כספים.`,
    signing: (wallet: string) => `אשרו ${inWallet(wallet)}. זה בחינם ולא מעביר כספים.`,
    details: 'על מה אתם חותמים',
    site: 'אתר',
    wallet: 'ארנק',
    network: 'רשת',
    validUntil: 'בתוקף עד',
    says: 'הצהרה',
    link: 'קישור',
    message: 'הודעה',
    declinedTitle: 'החתימה נדחתה',
    declined: (wallet: string | undefined) => `${declinedRequest(wallet)}. חתמו כדי להמשיך, או בטלו כדי להתנתק.`,
    declinedFree: (wallet: string | undefined) => `${declinedRequest(wallet)}. חתמו כדי להמשיך, או דלגו בינתיים.`,
    failedTitle: 'לא נכנסתם',
    cancel: 'ביטול',
    skip: 'לא עכשיו',
    sign: 'כניסה',
    isSigning: 'חותמים',
    isChecking: 'נכנסים',
  },
}
