import type { Texts } from '../../texts'

export const solanaCalls: Texts['calls']['solana'] = {
  interact: 'التفاعل مع برنامج',
  unknown: 'لا يمكننا معرفة ما سيفعله هذا البرنامج. يرجى الموافقة فقط إذا كنت تثق بهذا الموقع.',
  notShown: 'غير معروض في المعاملة',
  accountsNotShown: 'بعض حساباته في جدول بحث ولا يمكن عرضها.',
  createTokenAccount: 'إنشاء حساب رمز مميز',
  closeTokenAccount: 'إغلاق حساب رمز مميز',
  giveUpControl: 'التخلي عن التحكم في حسابك',
  programCanTakeAll: 'يمنح هذا برنامجًا التحكم في حسابك. يمكنه بعد ذلك أخذ كل ما فيه.',
  revoke: 'إلغاء إذن',
  changeControl: 'تغيير من يتحكم في حساب رمز مميز',
  othersMayControl: 'بعد هذا، قد يتحكم شخص آخر في هذا الحساب.',
  addNote: 'إضافة ملاحظة',
}
