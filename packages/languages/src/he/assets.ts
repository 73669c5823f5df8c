import { createCounter } from '../createCounter.js'
import { isolate } from '../isolate.js'
import type { Language } from '../types.js'
import { inWallet } from './words.js'

const named = (verb: string) => (what: string) => (what ? `${verb}: ${isolate(what)}` : verb)

const count = createCounter('he')

const tooFine = (places: number) =>
  places
    ? count(places, {
        one: 'ספרה אחת לכל היותר אחרי הנקודה.',
        two: 'שתי ספרות לכל היותר אחרי הנקודה.',
        other: '# ספרות לכל היותר אחרי הנקודה.',
      })
    : 'הזינו מספר שלם.'

const spam = (number: number) => `סומנו כספאם אפשרי: ${number}`

export const assets: Pick<
  Language['wallet'],
  'amount' | 'assets' | 'activity' | 'nfts' | 'receive' | 'names' | 'readOnly'
> = {
  readOnly: {
    title: 'צפייה בכתובת',
    label: 'כתובת',
    hint: 'ראו את היתרות ואת הפעילות. אי אפשר לחתום או לשלוח.',
    view: 'צפייה',
    problems: {
      characters: 'יש כאן תווים שאין באף כתובת. העתיקו את הכתובת שוב.',
      mistyped: 'יש בכתובת שגיאת הקלדה. בדקו כל תו.',
      unknown: 'זו לא כתובת תקינה ברשתות של האתר הזה. בדקו אותה ונסו שוב.',
    },
    limitTitle: 'אתם רק צופים בחשבון הזה',
    limitText: 'חברו ארנק כדי לשלוח, להמיר או לקנות.',
    connect: 'חיבור ארנק',
  },
  amount: {
    currency: (money: string) => `${isolate(money)}. מעבר בין טוקן למטבע`,
    currencyBack: (amount: string) => `${isolate(amount)}. מעבר בין טוקן למטבע`,
    chooseToken: (symbol: string) => `${isolate(symbol)}. בחירת טוקן`,
    balance: 'יתרה',
    max: 'מקסימום',
    ambiguous: (small: string, large: string) =>
      `הכוונה יכולה להיות ${isolate(small)} או ${isolate(large)}. בחרו למה התכוונתם.`,
    readings: 'סכומים אפשריים',
    noAmount: 'הזינו סכום בספרות, למשל 1.5.',
    tooFine,
  },
  assets: {
    total: 'יתרה כוללת',
    pending: (number: number) =>
      count(number, { one: 'מעדכנים רשת אחת…', two: 'מעדכנים שתי רשתות…', other: 'מעדכנים # רשתות…' }),
    coming: 'מעדכנים…',
    further: (text: string) => `, ${text}`,
    notCounted: (tokens: number, networks: number) =>
      `לא כולל ${[
        ...(tokens === 0 ? [] : [count(tokens, { one: 'טוקן אחד', two: 'שני טוקנים', other: '# טוקנים' })]),
        ...(networks === 0 ? [] : [count(networks, { one: 'רשת אחת', two: 'שתי רשתות', other: '# רשתות' })]),
      ].join(' וגם ')}`,
    network: 'הרשת הזו',
    all: 'כל הרשתות',
    scope: 'טוקנים ברשת',
    loading: 'טוענים טוקנים',
    failed: 'לא ניתן לטעון את הטוקנים',
    failedText: 'לא הצלחנו להגיע לשירות. הנכסים שלכם לא הושפעו.',
    partly: 'ייתכן שחסרים טוקנים.',
    stale: (time: string) => `נכון ל־${isolate(time)}`,
    asOf: (time: string) => `נכון ל־${isolate(time)}`,
    onItsWay: (amount: string) => `${isolate(amount)} בדרך`,
    severalOnTheirWay: (number: number) =>
      count(number, { one: 'טוקן אחד בדרך', two: 'שני טוקנים בדרך', other: '# טוקנים בדרך' }),
    waiting: (amount: string, to: string, wallet: string) =>
      `שליחת ${isolate(amount)} אל ${isolate(to)}: אשרו ${inWallet(wallet)}.`,
    showWaiting: 'הצגה',
    slow: 'הרשת מגיבה לאט.',
    none: 'עדיין אין טוקנים',
    noneText: (network: string) => `טוקנים שתקבלו ב־${isolate(network)} יופיעו כאן.`,
    buy: 'קניית הטוקן הראשון',
    buyText: 'בכרטיס או בהעברה בנקאית',
    receive: 'קבלה מארנק אחר',
    receiveText: 'שתפו את הכתובת שלכם',
    showHidden: (number: number) =>
      count(number, {
        one: 'הצגת טוקן אחד קטן או לא מוכר',
        two: 'הצגת שני טוקנים קטנים או לא מוכרים',
        other: 'הצגת # טוקנים קטנים או לא מוכרים',
      }),
    hideHidden: 'הסתרת טוקנים קטנים ולא מוכרים',
    changeShort: (percent: string) => `${percent.startsWith('-') ? percent.replace('-', '−') : `+${percent}`}%`,
    change: (percent: string) => `${isolate(`${percent}%`)} ב־24 שעות`,
  },
  activity: {
    label: 'פעילות',
    titles: {
      approve: named('אושר'),
      borrow: named('נלקח בהלוואה'),
      burn: named('נשרף'),
      buy: named('נקנה'),
      cancel: named('בוטל'),
      claim: named('נדרש'),
      deploy: named('נפרס'),
      deposit: named('הופקד'),
      execute: named('שימוש באפליקציה'),
      mint: named('הונפק'),
      receive: named('התקבל'),
      register: named('נרשם'),
      repay: named('הוחזר'),
      revoke: () => 'ההרשאה בוטלה',
      send: named('נשלח'),
      stake: named('הופקד לסטייקינג'),
      swap: named('הומר'),
      unstake: named('שוחרר מסטייקינג'),
      withdraw: named('נמשך'),
    },
    nft: 'NFT',
    to: (who: string) => `אל ${isolate(who)}`,
    from: (who: string) => `מאת ${isolate(who)}`,
    swapFor: (amount: string, symbol: string) => `תמורת ${isolate(`${amount} ${symbol}`)}`,
    pendingGroup: 'בדרך',
    undated: 'קודם',
    statuses: {
      pending: 'בדרך',
      failed: 'נכשל. נגבתה רק עמלת הרשת.',
      replaced: 'הוחלף',
      dropped: 'הושמט על ידי הרשת',
    },
    conflicts: {
      sources: 'בדרך: אין הסכמה בין שני צמתים',
      sender: 'לא ברור: הרשת מציגה עסקה של חשבון אחר',
    },
    canceling: 'מבטלים',
    inPlaceOf: (hash: string) => `מחליף את ${isolate(hash)}`,
    beingReplaced: 'בהחלפה',
    faster: 'האצה',
    cancel: 'ביטול',
    resembles: 'נראית כמו כתובת מוכרת לכם, אבל היא לא. אל תשלחו אליה.',
    spam,
    older: 'הצגת ישנים יותר',
    asked: (amount: string, to: string, wallet: string) =>
      `שליחת ${isolate(amount)} אל ${isolate(to)}: אשרו או דחו ${inWallet(wallet)}.`,
    none: 'עדיין אין פעילות',
    noneText: 'עסקאות שתשלחו ותקבלו יופיעו כאן.',
    failed: 'לא ניתן לטעון את הפעילות',
    stale: (time: string) => `נכון ל־${isolate(time)}`,
    missing: 'לא ניתן לטעון חלק מהפעילות.',
    incomplete: 'ייתכן שחלק חסר: לא הצלחנו לטעון את כל ההיסטוריה.',
  },
  nfts: {
    title: 'NFT',
    label: 'NFT',
    loading: 'טוענים NFT',
    unnamed: (tokenId: string) => `#${tokenId}`,
    count: (amount: string) => `${amount} ×`,
    none: 'עדיין אין NFT',
    noneText: (network: string) => `NFT שתקבלו ב־${isolate(network)} יופיעו כאן.`,
    unknown: 'NFT לא זמינים',
    unknownText: (wallet: string, network: string) =>
      `${isolate(wallet)} לא מציג את ה־NFT שלכם ב־${isolate(network)}. אפשר לראות אותם בסייר.`,
    explorer: 'הצגת הכתובת שלכם בסייר',
    failed: 'לא ניתן לטעון את ה־NFT',
    failedText: 'לא הצלחנו להגיע לשירות. הנכסים שלכם לא הושפעו.',
    partly: 'ייתכן שחסרים NFT.',
    stale: (time: string) => `נכון ל־${isolate(time)}`,
    more: 'הצגת עוד',
    spam,
    spamTitle: 'ספאם אפשרי',
    spamText: 'רמאים שולחים כאלה כדי לפתות אתכם לאתרים שגונבים נכסים. אל תיכנסו לקישורים שלו.',
    gone: 'ה־NFT הזה כבר לא בחשבון שלכם',
    goneText: 'הוא נשלח, או שהוא ברשת אחרת.',
    toAccount: 'לחשבון שלכם',
    description: 'תיאור',
    traits: 'מאפיינים',
    details: 'פרטים',
    collection: 'אוסף',
    amount: 'יש לכם',
    contract: 'חוזה',
    mint: 'Mint',
    tokenId: 'מזהה טוקן',
    network: 'רשת',
    website: 'אתר',
    send: 'שליחה',
  },
  receive: {
    title: 'קבלה',
    code: (name: string) => `קוד QR של הכתובת של ${isolate(name)}`,
    codeAmount: (amount: string) => `קוד QR לבקשת ${isolate(amount)}`,
    copy: 'העתקת כתובת',
    copied: 'הכתובת הועתקה',
    copyFailed: 'לא ניתן להעתיק. סמנו את הכתובת והעתיקו אותה בעצמכם.',
    share: 'שיתוף',
    networks: 'רשתות נתמכות',
    networksOf: (first: string, second: string | undefined, others: number) => {
      if (others > 0) return `${isolate(first)}, ${isolate(second ?? '')} ועוד ${others}`
      return second ? `${isolate(first)} ו־${isolate(second)}` : first
    },
    networksTitle: 'רשתות נתמכות',
    networksText: 'שלחו רק ברשתות האלה. כספים שנשלחים ברשתות אחרות עלולים ללכת לאיבוד.',
    warning: (coin: string, network: string) =>
      `אפשר לקבל כאן רק ${isolate(coin)} וטוקנים ב־${isolate(network)}. כל דבר אחר עלול ללכת לאיבוד.`,
    warningMany: 'כספים שנשלחים ברשתות לא נתמכות עלולים ללכת לאיבוד.',
    warningOne: (coin: string) => `אפשר לקבל כאן רק ${isolate(coin)}. כל דבר אחר עלול ללכת לאיבוד.`,
    amount: 'סכום (לא חובה)',
    ambiguous: (small: string, large: string) =>
      `הכוונה יכולה להיות ${isolate(small)} או ${isolate(large)}. בחרו למה התכוונתם.`,
    noAmount: 'הזינו סכום בספרות, למשל 1.5.',
    tooFine,
    testnet: 'זו רשת ניסוי. לטוקנים כאן אין ערך.',
  },
  names: {
    title: 'בחירת שם',
    name: 'שם',
    hint: '4 אותיות, ספרות או מקפים לפחות',
    problems: {
      letters: 'רק אותיות מ־a עד z, ספרות ומקפים.',
      short: 'בשם יש 4 אותיות, ספרות או מקפים לפחות.',
      long: 'בשם יש 63 אותיות, ספרות או מקפים לכל היותר.',
    },
    choose: 'בחרו שם',
    own: 'השמות שלכם',
    taken: 'תפוס',
    free: 'פנוי',
    looking: 'בודקים שמות',
    found: (free: number) => count(free, { one: 'שם אחד פנוי', two: 'שני שמות פנויים', other: '# שמות פנויים' }),
    failedOffers: 'לא ניתן לבדוק שמות',
    walletTitle: (wallet: string) => `אישור ${inWallet(wallet)}`,
    walletText: (name: string) => `חתמו כדי לקבל את ${isolate(name)}. זה בחינם.`,
    slow: 'עדיין מחכים לארנק שלכם. פתחו אותו וחפשו בקשת חתימה.',
    savingTitle: (name: string) => `שומרים את ${isolate(name)}`,
    savingText: 'זה לוקח כמה שניות.',
    failedTitle: 'לא נשמר',
    failed: 'לא הצלחנו לשמור את השם הזה. נסו שוב בעוד רגע.',
    reason: (reason: string) => `לא הצלחנו לשמור את השם הזה: ${isolate(reason)}`,
    declined: (wallet: string | undefined) =>
      `דחיתם את הבקשה${wallet === undefined ? '' : ` ${inWallet(wallet)}`}. שום דבר לא נשמר.`,
    takenMeanwhile: (name: string) => `מישהו אחר בדיוק תפס את ${isolate(name)}. בחרו שם אחר.`,
    another: 'בחירת שם אחר',
    savedTitle: 'השם נשמר',
    hello: (name: string) => `שלום, ${isolate(name)}`,
    helloText: 'חברים יכולים עכשיו לשלוח אל השם שלכם במקום אל הכתובת.',
    also: (names: string) => `גם אלה שלכם: ${isolate(names)}.`,
    done: 'סיום',
  },
}
