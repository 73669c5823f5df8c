import { createCounter, isolate } from '@foyer/languages'
import type { Texts } from '../texts'

const count = createCounter('he')

const NAMES = { code: 'הקוד המודפס', password: 'הסיסמה', passkey: 'מפתח הגישה' } as const

interface CodeSize {
  readonly groups: number
  readonly characters: number
}

const countGroups = (number: number) => count(number, { one: 'קבוצה אחת', two: 'שתי קבוצות', other: '# קבוצות' })

const countCharacters = (number: number) => count(number, { one: 'תו אחד', two: 'שני תווים', other: '# תווים' })

const describeSize = ({ groups, characters }: CodeSize) =>
  `בקוד שחזור יש ${countGroups(groups)} של ${countCharacters(characters)}.`

export const recovery: Texts['recovery'] = {
  title: 'שחזור',
  none: 'אין לכם שחזור משלכם. עד שתוסיפו אחד, מפעילי האתר הזה שומרים חלק חלופי של הארנק שלכם, ומי שיכול להיכנס בשמכם יכול לפתוח אותו.',
  firstWay:
    'אחרי שתוסיפו את הדרך הזו, האתר מוחק את החלק החלופי של הארנק שלכם. מאותו רגע תצטרכו אותה, או את אחד המכשירים שלכם, כדי לפתוח את הארנק במכשיר חדש: אף אחד אחר לא יכול לעזור לכם.',
  ways: { code: 'קוד מודפס', password: 'סיסמה', passkey: 'מפתח גישה' },
  added: (time) => `נוסף ב־${isolate(time)}`,
  addCode: 'הוספת קוד מודפס',
  addPassword: 'הוספת סיסמה',
  addPasskey: 'הוספת מפתח גישה',
  usePasskey: 'שימוש במפתח הגישה',
  saveFile: 'שמירת קובץ השחזור',

  removal: {
    label: 'הסרה',
    labels: {
      code: (time) => `הסרה: קוד מודפס, נוסף ב־${isolate(time)}`,
      password: (time) => `הסרה: סיסמה, נוספה ב־${isolate(time)}`,
      passkey: (time) => `הסרה: מפתח גישה, נוסף ב־${isolate(time)}`,
    },
    titles: {
      code: 'להסיר את הקוד המודפס הזה?',
      password: 'להסיר את הסיסמה הזו?',
      passkey: 'להסיר את מפתח הגישה הזה?',
    },
    added: (time) => `נוסף ב־${isolate(time)}.`,
    meaning:
      'האתר שוכח את הדרך הזו. עותק שלה נשאר מסוכן: מי שיש לו אותו ויכול להיכנס בשמכם עדיין יכול לפתוח את הארנק שלכם.',
  },

  logout: {
    withoutWays: 'החלון הזה שוכח את החלק שלו בארנק שלכם. כניסה פותחת את הארנק שוב.',
    withWays: (ways) =>
      `החלון הזה שוכח את החלק שלו בארנק שלכם. כדי לפתוח כאן את הארנק שוב תצטרכו את ${ways.map((way) => NAMES[way]).join(' או את ')} שלכם, או מכשיר אחר.`,
  },

  newCode: {
    title: 'הדפיסו או כתבו את הקוד הזה',
    about:
      'בעזרת הקוד הזה אתם פותחים את הארנק במכשיר חדש. האתר לא שומר אותו. מי שיש לו אותו ואת האימייל שלכם יכול לפתוח את הארנק שלכם.',
    listLabel: 'קוד שחזור',
    print: 'הדפסה',
    aboutFile: 'בעזרת הקוד והקובץ הזה אתם פותחים את הארנק גם אם האתר הזה כבר לא קיים. הקובץ לבדו לא פותח דבר.',
    stored: 'שמרתי אותו',
    checkTitle: 'הקלידו שתי קבוצות מהקוד',
    group: (group) => `קבוצה ${group}`,
    groupDiffers: (group) => `קבוצה ${group} לא תואמת. השוו אותה למה ששמרתם.`,
    submit: 'הוספת הקוד הזה',
  },

  newPassword: {
    title: 'בחירת סיסמת שחזור',
    about:
      'היא מגינה על חלק של הארנק שלכם שהאתר הזה שומר. מי שיודע אותה ויכול לקרוא את האימייל שלכם יכול לפתוח את הארנק שלכם.',
    label: 'סיסמה',
    hint: (least) => `לפחות ${countCharacters(least)}. אף אחד לא יכול לאפס אותה.`,
    repeat: 'הקלידו שוב את הסיסמה',
    differ: 'שתי הסיסמאות שונות.',
    continue: 'המשך',
    aboutFile:
      'בעזרת הסיסמה והקובץ הזה אתם פותחים את הארנק גם אם האתר הזה כבר לא קיים. מי שיש לו את הקובץ יכול לנסות לנחש את הסיסמה.',
    submit: 'הוספת הסיסמה הזו',
  },

  newPasskey: {
    title: 'הוספת מפתח גישה',
    about:
      'הוא מגן על חלק של הארנק שלכם שהאתר הזה שומר. הוא פועל רק באתר הזה: הוסיפו גם קוד או סיסמה, למקרה שהאתר כבר לא קיים.',
    create: 'יצירת מפתח גישה',
    trialTitle: 'השתמשו פעם אחת במפתח הגישה החדש',
    trial: 'הדפדפן שלכם יצר את מפתח הגישה. השתמשו בו עכשיו, כדי לראות שהוא פותח את הארנק שלכם.',
  },

  open: {
    title: 'פתיחת הארנק שלכם במכשיר הזה',
    about: 'נכנסתם, אבל במכשיר הזה עדיין אין חלק של הארנק שלכם.',
    usePasskey: 'שימוש במפתח הגישה שלכם',
    usePasskeyOf: (time) => `שימוש במפתח הגישה שלכם. נוסף ב־${isolate(time)}`,
    password: 'סיסמת שחזור',
    passwordOf: (time) => `סיסמת שחזור. נוספה ב־${isolate(time)}`,
    withPassword: 'פתיחה בסיסמה',
    code: 'קוד שחזור',
    withCode: 'פתיחה בקוד',
    askDevice: 'בקשה ממכשיר אחר',
    onlyHere: (site) => `הזינו את אלה רק כאן, ב־${isolate(site)}.`,
    linkTitle: 'אישור המכשיר הזה במכשיר אחר',
    link: 'פתחו את הדף הזה במכשיר שהארנק שלכם נמצא בו. אשרו רק אם הוא מציג את הקוד הזה:',
    waiting: 'מחכים למכשיר האחר…',
    notApproved: 'המכשיר הזה לא אושר',
  },

  restore: {
    title: 'שחזור ארנק',
    about: 'בחרו את קובץ השחזור ששמרתם עם הקוד המודפס או הסיסמה שלכם.',
    file: 'קובץ שחזור',
    fileFirst: 'בחרו קודם את קובץ השחזור.',
    continue: 'המשך',
    openTitle: 'פתיחת קובץ השחזור',
    password: 'סיסמה',
    opened: (address) =>
      `הקובץ פותח את הארנק ${isolate(address)}. היכנסו עם כתובת האימייל שאמורה לפתוח אותו מעכשיו והלאה.`,
  },

  codeMistakes: {
    otherKind: 'הקוד הזה מסוג אחר, או מגרסה חדשה יותר של האתר הזה.',
    noShare: 'סכום הביקורת של הקוד הזה תקין, אבל אין בו חלק שחזור.',
    words: 'אלה נראות כמו המילים של ארנק. הזינו אותן בארנק, לא כאן.',
    loginCode: (size) => `זה נראה כמו קוד כניסה. ${describeSize(size)}`,
    unknownCharacter: (group) => `בקבוצה ${group} יש תו שלא מופיע בשום קוד. השוו אותה.`,
    groupLength: (group, entered, size) => `בקבוצה ${group} יש ${countCharacters(entered)}. ${describeSize(size)}`,
    tooFewGroups: (entered, size) => `הקוד הזה לא שלם: הזנתם ${countGroups(entered)}. ${describeSize(size)}`,
    tooFewCharacters: (entered, size) => `הקוד הזה לא שלם: הזנתם ${countCharacters(entered)}. ${describeSize(size)}`,
    tooManyGroups: (entered, size) => `הקוד הזה ארוך מדי: הזנתם ${countGroups(entered)}. ${describeSize(size)}`,
    tooManyCharacters: (entered, size) => `הקוד הזה ארוך מדי: הזנתם ${countCharacters(entered)}. ${describeSize(size)}`,
    mistypedGroup: (group) => `יש שגיאת הקלדה בקבוצה ${group}. השוו אותה לקוד המודפס שלכם.`,
    mistypedGroups: (one, other) => `יש שגיאות הקלדה בקבוצות ${one} ו־${other}. השוו אותן לקוד המודפס שלכם.`,
    swappedGroups: (one, other) => `הקבוצות ${one} ו־${other} הוחלפו ביניהן.`,
    unlocated: 'יש שגיאות בקוד הזה. השוו כל קבוצה לקוד המודפס שלכם.',
  },

  passwordMistakes: {
    short: (least) => `השתמשו לפחות ב־${least} תווים. אפשר כמה מילים.`,
    long: (most) => `השתמשו לכל היותר ב־${most} תווים.`,
    weak: 'קל לנחש את הסיסמה הזו. השתמשו בכמה מילים שלא קשורות זו לזו.',
    damaged: 'מה שהסיסמה מגינה עליו פגום, או לא נוצר על ידי האתר הזה.',
    wrong: 'הסיסמה הזו לא מתאימה. בדקו אותיות גדולות ואת שפת המקלדת.',
  },

  passkeyMistakes: {
    unavailable: 'מפתחות גישה לא פועלים כאן. בחרו דרך אחרת.',
    none: 'אין מפתח גישה לארנק הזה במכשיר הזה.',
    cancelled: 'לא נעשה שימוש במפתח גישה: הבקשה בוטלה, או שבמכשיר הזה אין מפתח גישה לארנק הזה.',
    unsuitable: 'מפתח הגישה הזה לא יכול להגן על ארנק. השתמשו במכשיר או במנהל סיסמאות אחר, או בדרך אחרת.',
    damaged: 'מה שמפתח הגישה מגן עליו פגום.',
    wrong: 'מפתח הגישה הזה לא מתאים. בחרו את המפתח ששמרתם לארנק הזה.',
  },

  fileMistakes: {
    tooLarge: 'הקובץ הזה גדול מדי לקובץ שחזור.',
    none: 'זה לא קובץ שחזור.',
    newer: 'קובץ השחזור הזה מגרסה חדשה יותר. השיגו גרסה חדשה יותר של הדף הזה.',
    damaged: 'קובץ השחזור הזה פגום. השתמשו בעותק אחר שלו, אם יש לכם.',
    otherCode: 'הקוד הזה הוקלד נכון, אבל לא שייך לקובץ הזה, או שהקובץ שונה.',
    otherWallet: 'קובץ השחזור הזה פגום: הוא פותח ארנק אחר מזה שהוא מציין.',
    noPassword: 'לקובץ הזה אין סיסמה. הזינו את קוד השחזור המודפס.',
  },
}
