import { isolate } from '@foyer/languages'
import type { Texts } from '../texts'

const CLOSE = 'אפשר לסגור את החלון הזה.'

export const review: Texts['review'] = {
  windowTitle: 'בדיקת הבקשה',
  answeredTitle: 'כבר נענתה',
  answered: `הבקשה הזו כבר נענתה, ותשובה נספרת פעם אחת. ${CLOSE}`,
  withdrawnTitle: 'הבקשה נמשכה',
  withdrawn: `האתר או הארנק שלכם משך את הבקשה הזו. שום דבר לא נשלח. ${CLOSE}`,
  goneTitle: 'הבקשה הסתיימה',
  gone: `הבקשה הזו הסתיימה: כל בקשה נמשכת עשר דקות. התחילו מחדש באתר. ${CLOSE}`,
  unknownTitle: 'אין מה לבדוק',
  unknown: `פתחו בקשה מתוך האתר ששלח אותה. ${CLOSE}`,
  unreadableTitle: 'אי אפשר לקרוא את הבקשה הזו',
  unreadable: `היא לא מה שהארנק שלכם שלח, ולכן אי אפשר לאשר אותה. התחילו מחדש באתר. ${CLOSE}`,
  failedTitle: 'זה לא הצליח',
  failed: (reason) => `${reason} ${CLOSE}`,
  usePasskey: 'אישור במפתח הגישה שלכם',
  approved: 'אושר',
  declined: 'נדחה',
  goBack: (host) => `חזרו אל ${isolate(host)}. ${CLOSE}`,
}
