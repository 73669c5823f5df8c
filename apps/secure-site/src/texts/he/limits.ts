import { createCounter, isolate } from '@foyer/languages'
import type { Texts } from '../texts'

const count = createCounter('he')

const inHours = (hours: number) => count(hours, { one: 'בעוד שעה', two: 'בעוד שעתיים', other: 'בעוד # שעות' })

export const limits: Texts['limits'] = {
  title: 'מגבלות',
  none: 'הארנק שלכם שולח את מה שאתם מאשרים, ללא הגבלה.',
  perDay: (amount) => `לכל היותר ${isolate(amount)} ביום`,
  perDayOfSite: (amount) => `לכל היותר ${isolate(amount)} ביום, נקבע על ידי האתר הזה`,
  passkeyAbove: (amount) => `מפתח גישה מעל ${isolate(amount)}`,
  passkeyAboveOfSite: (amount) => `מפתח גישה מעל ${isolate(amount)}, נקבע על ידי האתר הזה`,
  joinLimits: (texts) => texts.join('. '),
  recipients: 'נמענים',
  onlyRecipients: (number) =>
    count(number, {
      one: 'כתובת אחת, ולא אף אחת אחרת',
      two: 'שתי כתובות, ולא אף אחת אחרת',
      other: '# כתובות, ולא אף אחת אחרת',
    }),
  passkey: 'מפתח גישה לאישורים',
  passkeySince: (time) => `מאז ${isolate(time)}`,
  newPasskeySince: (time, from) => `מאז ${isolate(time)}. מקל מגבלות ומציג את המילים החל מ־${isolate(from)}`,
  looserFrom: (time) => `מגבלות מקלות יותר מתחילות ב־${isolate(time)}.`,
  keep: 'להשאיר את המגבלות',
  set: 'הגדרת מגבלה',
  chooseRecipients: 'בחירת נמענים',
  addPasskey: 'הוספת מפתח גישה לאישורים',
  removePasskey: 'הסרת מפתח הגישה לאישורים',

  edit: {
    network: 'רשת',
    perDay: (coin) => `לכל היותר ביום, ב־${isolate(coin)}`,
    perDayHint: 'סופר את המטבע של הרשת, לא טוקנים. ריק: ללא הגבלה.',
    passkeyAbove: (coin) => `מפתח גישה מעל, ב־${isolate(coin)}`,
    passkeyAboveHint: 'נדרש גם לטוקנים ולחוזים, ששווים לא ידוע. ריק: ללא מפתח גישה.',
    passkeyFirst: 'הוסיפו קודם מפתח גישה לאישורים.',
    notAnAmount: 'הזינו סכום כמו 0.5, או השאירו את השדה ריק.',
  },

  recipientList: {
    about: 'הארנק שלכם שולח אז לכתובות האלה בלבד, ולא קורא לאף חוזה אחר. בהעברה של טוקן, מה שקובע הוא מי מקבל אותו.',
    label: 'כתובות, אחת בכל שורה',
    hint: 'רשמו גם חוזים שאתם משתמשים בהם, כמו בורסה. ריק: לכולם.',
    notAnAddress: (typed) => `”${isolate(typed)}“ זו לא כתובת. שמות לא פועלים כאן.`,
  },

  loosen: {
    title: 'להקל את המגבלות שלכם?',
    onlyPasskey: 'רק מפתח הגישה שלכם מקל אותן באתר הזה. אם איבדתם אותו, מפעילי האתר לא יכולים להקל אותן בשבילכם.',
    passkeyOrWait: (hours) =>
      `מפתח הגישה שלכם מקל אותן עכשיו. בלעדיו הן ישתנו ${inHours(hours)}, ונשלח לכם אימייל קודם.`,
    wait: (hours) => `הן ישתנו ${inHours(hours)}, ונשלח לכם אימייל קודם. עד אז אפשר להשאיר אותן.`,
    usePasskey: 'שימוש במפתח הגישה',
    changeIn: (hours) => `לשנות אותן ${inHours(hours)}`,
  },
}
