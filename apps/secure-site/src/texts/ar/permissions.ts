import { createCounter, isolate } from '@foyer/languages'
import type { Texts } from '../texts'

const count = createCounter('ar')

export const permissions: Texts['permissions'] = {
  grant: 'السماح لهذا الموقع بالتصرف نيابة عنك',
  canSend: 'ما دام هذا نشطًا، يمكن للموقع إرسال هذا القدر إلى أي شخص من دون سؤالك مرة أخرى.',
  revoke: 'إلغاء أذونات',
  revoked: 'بعد هذا، لا يمكن للموقع استخدام هذا الإذن.',
  rows: {
    reason: 'السبب',
    starts: 'يبدأ',
    uses: 'مرات الاستخدام',
  },
  uses: (number) =>
    `${count(number, {
      zero: '# مرة على الأكثر',
      one: 'مرة واحدة على الأكثر',
      two: 'مرتان على الأكثر',
      few: '# مرات على الأكثر',
      many: '# مرة على الأكثر',
      other: '# مرة على الأكثر',
    })}؛ يدفع حسابك الرسوم في كل مرة`,
  inTotal: (amount) => `${isolate(amount)} إجمالًا`,
  every: {
    day: (amount, days) =>
      `${isolate(amount)} ${count(days, {
        one: 'كل يوم',
        two: 'كل يومين',
        few: 'كل # أيام',
        many: 'كل # يومًا',
        other: 'كل # يوم',
      })}`,
    hour: (amount, hours) =>
      `${isolate(amount)} ${count(hours, {
        one: 'كل ساعة',
        two: 'كل ساعتين',
        few: 'كل # ساعات',
        many: 'كل # ساعة',
        other: 'كل # ساعة',
      })}`,
    minute: (amount, minutes) =>
      `${isolate(amount)} ${count(minutes, {
        one: 'كل دقيقة',
        two: 'كل دقيقتين',
        few: 'كل # دقائق',
        many: 'كل # دقيقة',
        other: 'كل # دقيقة',
      })}`,
    second: (amount, seconds) =>
      `${isolate(amount)} ${count(seconds, {
        one: 'كل ثانية',
        two: 'كل ثانيتين',
        few: 'كل # ثوانٍ',
        many: 'كل # ثانية',
        other: 'كل # ثانية',
      })}`,
  },
  errors: {
    expired: 'انتهت صلاحية هذا الإذن.',
    feeTooHigh: 'رسوم الشبكة أعلى من أن تُدفع من دون سؤالك.',
    maybeSent: 'لا رد، لذا ربما تم الإرسال، ويُحتسب مرسلًا. يرجى التحقق من الحساب أولًا.',
    moreThanAllowed: 'هذا أكثر مما يسمح به الإذن.',
    noneOfSite: 'ليس لهذا الموقع هذا الإذن.',
    notFound: 'هذا الإذن غير موجود.',
    smartAccountOnly: 'الحساب الذكي وحده يمكنه منح الأذونات هنا.',
    tooExpensive: 'سيفشل هذا، أو يكلّف أكثر من تحويل.',
    tooMany: 'لهذا الموقع أذونات كثيرة جدًا.',
    transfersOnly: 'تشمل الأذونات التحويلات فقط.',
    unreadable: 'تعذّرت قراءة أذونات هذا الموقع.',
    usedUp: 'بلغ هذا الإذن حد مرات الاستخدام.',
  },
}
