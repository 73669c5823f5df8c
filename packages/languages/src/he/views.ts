import { createCounter } from '../createCounter.js'
import { isolate } from '../isolate.js'
import type { Language } from '../types.js'
import { fromSite, inWallet, THIS_SITE, YOUR_WALLET } from './words.js'

const count = createCounter('he')

const wallets = (number: number) => count(number, { one: 'ארנק אחד', two: 'שני ארנקים', other: '# ארנקים' })

const stays = (current: string) =>
  current === YOUR_WALLET ? 'הארנק שלכם נשאר מחובר.' : `ארנק ${isolate(current)} שלכם נשאר מחובר.`

export const views: Pick<
  Language,
  'connecting' | 'multi' | 'allWallets' | 'remote' | 'account' | 'wallets' | 'networks' | 'switching' | 'guide'
> = {
  connecting: {
    yourWallet: YOUR_WALLET,
    waitingTitle: (wallet: string) => `אישור ${inWallet(wallet)}`,
    waitingText: (wallet: string, site: string) =>
      `פתחו את התוסף של ${isolate(wallet)} ואשרו את הבקשה ${fromSite(site)}.`,
    waitingTextElsewhere: (wallet: string, site: string) =>
      `אשרו את הבקשה ${fromSite(site)} בחלון של ${isolate(wallet)}.`,
    waitingTextUnknown: (site: string) => `פתחו את הארנק שלכם ואשרו את הבקשה ${fromSite(site)}.`,
    askAgain: 'בקשה חוזרת',
    declinedTitle: 'הבקשה נדחתה',
    declinedText: (wallet: string) => `דחיתם את הבקשה ${inWallet(wallet)}. שום דבר לא שותף.`,
    silentTitle: (wallet: string) => `${isolate(wallet)} לא ענה`,
    silentText: 'בטלו את הנעילה שלו ונסו שוב.',
    pendingTitle: (wallet: string) => `יש בקשה ממתינה ${inWallet(wallet)}`,
    walletSays: (wallet: string, words: string) => `${isolate(wallet)}: ”${isolate(words)}“`,
    failedTitle: (wallet: string) => `לא ניתן לחבר את ${isolate(wallet)}`,
    missingTitle: (wallet: string) => `${isolate(wallet)} לא נמצא בדפדפן הזה`,
    missingText: 'הוסיפו את התוסף, או בחרו ארנק אחר.',
    missingTextElsewhere: 'הורידו אותו, או בחרו ארנק אחר.',
    missingTextPhone: (wallet: string) => `הוסיפו את התוסף, או התחברו עם האפליקציה של ${isolate(wallet)} בטלפון.`,
    usePhone: 'דרך הטלפון',
    getWallet: (wallet: string) => `הורדת ${isolate(wallet)}`,
    chooseAnother: 'בחירת ארנק אחר',
    connectedTitle: 'מחובר',
    connectedText: (wallet: string, site: string) =>
      `עכשיו אפשר להשתמש ${site === THIS_SITE ? 'באתר הזה' : `ב־${isolate(site)}`} עם ${isolate(wallet)}.`,
  },
  multi: {
    title: 'איפה מתחילים?',
    text: (wallet: string) => `${isolate(wallet)} עובד עם כמה סוגי רשתות. את האחרים אפשר להוסיף אחר כך.`,
    labels: { eip155: 'EVM', solana: 'Solana', bip122: 'Bitcoin', polkadot: 'Polkadot', cosmos: 'Cosmos' },
    namespaces: { eip155: 'Ethereum ו־EVM' },
    more: (names: string, number: number) => `${isolate(names)} ועוד ${number}`,
    byName: (networks: string) => `${isolate(networks)}. זוהה לפי שם, לא אומת`,
    all: (number: number) => `חיבור הכול (${number})`,
    step: (label: string, step: number, of: number) => `${isolate(label)}, ${step} מתוך ${of}`,
    skip: (label: string) => `המשך בלי ${isolate(label)}`,
  },
  allWallets: {
    search: (number: number | undefined) => (number === undefined ? 'חיפוש ארנקים' : `חיפוש ב־${number} ארנקים`),
    filter: 'סוג רשת',
    all: 'הכול',
    installed: 'מותקן',
    certified: 'מאושר',
    found: (number: number, shown: number) =>
      number > shown ? `${wallets(number)}, מוצגים ${shown} הראשונים` : wallets(number),
    none: (query: string) => `אין ארנק בשם ”${isolate(query)}“`,
    noneText: 'בדקו את האיות, או סרקו קוד QR. הוא עובד עם רוב הארנקים בטלפון.',
    failed: 'לא ניתן לטעון עוד ארנקים',
    slow: 'זה לוקח יותר זמן מהרגיל.',
  },
  remote: {
    scanHere: 'יש לכם ארנק בטלפון? סרקו כדי להתחבר.',
    orGet: 'או הורידו ארנק',
    orChoose: 'או בחרו ארנק',
    declined: 'נדחה בטלפון. שום דבר לא שותף.',
    codeLabel: (wallet: string | undefined) =>
      wallet ? `קוד QR לחיבור ${isolate(wallet)}` : 'קוד QR לחיבור ארנק בטלפון',
    scan: (wallet: string | undefined) =>
      wallet ? `סרקו במצלמת הטלפון או באפליקציה של ${isolate(wallet)}` : 'סרקו במצלמת הטלפון או באפליקציית ארנק',
    newCodeIn: 'קוד חדש בעוד',
    newCodeInSeconds: (seconds: number) =>
      seconds > 0
        ? count(seconds, {
            one: 'קוד חדש בעוד שנייה אחת',
            two: 'קוד חדש בעוד שתי שניות',
            other: 'קוד חדש בעוד # שניות',
          })
        : 'מקבלים קוד חדש',
    expired: 'תוקף הקוד פג',
    newCode: 'הצגת קוד חדש',
    showCode: 'הצגת קוד QR',
    copyLink: 'העתקת קישור',
    linkCopied: 'הקישור הועתק',
    copyFailed: 'לא ניתן להעתיק. סרקו את הקוד במקום זאת.',
    dontHave: (wallet: string) => `אין לכם את ${isolate(wallet)}?`,
    getIt: 'הורדה',
    open: (wallet: string) => `פתיחת ${isolate(wallet)}`,
    openAny: 'פתיחת אפליקציה אחרת בטלפון הזה',
    onOther: 'הארנק שלכם במכשיר אחר?',
    continueTitle: (wallet: string) => `המשך ${inWallet(wallet)}`,
    continueText: 'אשרו את הבקשה באפליקציה, ואז חזרו לדף הזה.',
    browserText: (wallet: string) => `${isolate(wallet)} פותח את הדף הזה בדפדפן שלו. חברו את הארנק שם.`,
    desktop: 'מחשב',
    web: 'אתר',
    phone: 'טלפון',
    ways: 'מיקום הארנק',
    desktopText: (wallet: string) => `פתחו את ${isolate(wallet)} במחשב הזה ואשרו את הבקשה שם.`,
    webText: (wallet: string) => `פתחו את ${isolate(wallet)} בכרטיסייה אחרת ואשרו את הבקשה שם.`,
    noAppTitle: (wallet: string) => `${isolate(wallet)} לא נפתח`,
    noAppText: (wallet: string) =>
      `האפליקציה של ${isolate(wallet)} נמצאת בטלפון הזה? הורידו אותה, או סרקו את הקוד במכשיר אחר.`,
    noProgramText: (wallet: string) => `${isolate(wallet)} נמצא במחשב הזה? הורידו אותו, או בחרו דרך אחרת.`,
    slow: 'זה לוקח יותר זמן מהרגיל. בדקו את החיבור.',
  },
  account: {
    balance: 'יתרה',
    balanceFailed: 'לא ניתן לטעון את היתרה.',
    copyAddress: 'העתקת כתובת',
    addressCopied: 'הכתובת הועתקה',
    copyFailed: 'לא ניתן להעתיק. סמנו את הכתובת והעתיקו אותה בעצמכם.',
    actions: 'פעולות',
    switchWallet: 'הארנקים שלכם',
    explorer: (name: string) => `הצגה ב־${isolate(name)}`,
    permissions: 'הרשאות',
    disconnect: 'ניתוק',
    disconnectAll: 'ניתוק הכול',
    keep: 'ביטול',
    disconnected: 'נותק',
    endedByWallet: (wallet: string) => `${isolate(wallet)} סיים את החיבור`,
  },
  wallets: {
    title: 'הארנקים שלכם',
    active: 'פעיל',
    connected: 'מחובר',
    alsoConnected: 'גם מחובר',
    recent: 'אחרון',
    use: 'שימוש',
    accounts: 'חשבונות בארנק הזה',
    types: { payment: 'תשלומים', ordinal: 'Ordinals בלבד', stx: 'Stacks בלבד' },
    kinds: 'סוגי רשתות',
    none: (label: string) => `אין ארנק ${isolate(label)} מחובר`,
    noneText: 'הארנקים האחרים שלכם נשארים מחוברים.',
    shared: 'ניתוק מנתק את כל הרשתות.',
    elsewhere: 'ברשת אחרת',
    disconnect: (wallet: string) => `ניתוק ${isolate(wallet)}`,
    forget: (wallet: string) => `הסרת ${isolate(wallet)} מהרשימה`,
    reconnect: 'חיבור מחדש',
    add: 'הוספת ארנק',
  },
  networks: {
    title: 'רשתות',
    search: 'חיפוש רשתות',
    filter: 'סינון',
    all: 'הכול',
    testnets: 'רשתות ניסוי',
    test: 'ניסוי',
    addsWallet: 'מוסיף ארנק',
    testNote: 'לטוקנים ברשתות ניסוי אין ערך.',
    selected: 'נבחרה',
    notIn: (wallet: string) => `לא ${inWallet(wallet)}`,
    found: (number: number) => count(number, { one: 'רשת אחת', two: 'שתי רשתות', other: '# רשתות' }),
    none: (query: string) => `אין רשת בשם ”${isolate(query)}“`,
    noneText: 'בדקו את האיות.',
    showAll: 'הצגת כל הרשתות',
  },
  switching: {
    title: 'החלפת רשת',
    waitingTitle: (network: string) => `מעבר ל־${isolate(network)}`,
    waitingText: (wallet: string) => `אשרו את השינוי ${inWallet(wallet)}.`,
    declinedTitle: (network: string) => `עדיין ב־${isolate(network)}`,
    declinedTitleUnknown: 'הרשת לא הוחלפה',
    declinedText: (wallet: string, network: string) =>
      `דחיתם את השינוי ${inWallet(wallet)}. נסו שוב, או הישארו ב־${isolate(network)}.`,
    declinedTextUnknown: (wallet: string) => `דחיתם את השינוי ${inWallet(wallet)}. נסו שוב, או חזרו אחורה.`,
    stay: 'להישאר',
    cannotAdd: (wallet: string, network: string) =>
      `${isolate(wallet)} לא יכול להוסיף את ${isolate(network)}. השתמשו בארנק אחר או ברשת אחרת.`,
    unsupportedTitle: (site: string, network: string) => `${isolate(site)} לא עובד ב־${isolate(network)}`,
    unsupportedText: 'בחרו רשת אחרת כדי להמשיך.',
    unknownNetwork: (reference: string) => `רשת ${reference}`,
    yourWallet: YOUR_WALLET,
    needTitle: (network: string) => `לזה צריך ארנק ${isolate(network)}`,
    needText: stays,
    needTextHere: (current: string, wallet: string, network: string) =>
      `${stays(current)} ${isolate(wallet)} תומך ב־${isolate(network)}.`,
    connectOne: (wallet: string) => `חיבור ${isolate(wallet)}`,
    chooseOne: 'בחירת ארנק',
  },
  guide: {
    title: 'מה זה ארנק?',
    getTitle: 'הורדת ארנק',
    lessons: [
      ['מקום למה ששייך לכם', 'שמרו טוקנים, כרטיסים ואמנות במקום אחד.'],
      ['מפתח אחד להרבה אתרים', 'היכנסו בלי סיסמה חדשה בכל פעם.'],
      ['השליטה בידיים שלכם', 'שום דבר לא זז עד שאתם מאשרים.'],
    ],
    get: 'הורדת ארנק',
    have: 'כבר יש לי ארנק',
    explore: 'השוואת ארנקים',
    exploreText: 'לדפדפנים ולטלפונים',
    places: { browser: 'לדפדפן הזה', phone: 'לטלפון שלכם', desktop: 'למחשב', any: 'ארנקים' },
    thisPhone: 'לטלפון הזה',
    otherWays: 'דרכים אחרות',
    servers: 'שרתים שנוצר איתם קשר',
    platforms: { browser: 'דפדפן', phone: 'טלפון', desktop: 'מחשב' },
  },
}
