import type { Texts } from '../../texts'

export const solanaCalls: Texts['calls']['solana'] = {
  interact: 'אינטראקציה עם תוכנית',
  unknown: 'אנחנו לא יודעים מה התוכנית הזו תעשה. אשרו רק אם אתם סומכים על האתר הזה.',
  notShown: 'לא מוצג בעסקה',
  accountsNotShown: 'חלק מהחשבונות שלה נמצאים בטבלת חיפוש ואי אפשר להציג אותם.',
  createTokenAccount: 'יצירת חשבון טוקן',
  closeTokenAccount: 'סגירת חשבון טוקן',
  giveUpControl: 'ויתור על השליטה בחשבון שלכם',
  programCanTakeAll: 'זה נותן לתוכנית שליטה בחשבון שלכם. אחרי זה היא יכולה לקחת את כל מה שיש בו.',
  revoke: 'ביטול הרשאה',
  changeControl: 'שינוי השליטה בחשבון טוקן',
  othersMayControl: 'אחרי זה, ייתכן שמישהו אחר ישלוט בחשבון הזה.',
  addNote: 'הוספת הערה',
}
