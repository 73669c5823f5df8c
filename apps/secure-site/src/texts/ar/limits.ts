import { createCounter, isolate } from '@foyer/languages'
import type { Texts } from '../texts'

const count = createCounter('ar')

const afterHours = (hours: number) =>
  count(hours, {
    one: 'بعد ساعة',
    two: 'بعد ساعتين',
    few: 'بعد # ساعات',
    many: 'بعد # ساعة',
    other: 'بعد # ساعة',
  })

export const limits: Texts['limits'] = {
  title: 'الحدود',
  none: 'ترسل محفظتك ما توافق عليه، بلا حد.',
  perDay: (amount) => `${isolate(amount)} في اليوم على الأكثر`,
  perDayOfSite: (amount) => `${isolate(amount)} في اليوم على الأكثر، حدّده هذا الموقع`,
  passkeyAbove: (amount) => `مفتاح المرور لما فوق ${isolate(amount)}`,
  passkeyAboveOfSite: (amount) => `مفتاح المرور لما فوق ${isolate(amount)}، حدّده هذا الموقع`,
  joinLimits: (texts) => texts.join('. '),
  recipients: 'المستلمون',
  onlyRecipients: (number) =>
    count(number, {
      one: 'عنوان واحد ولا غيره',
      two: 'عنوانان ولا غيرهما',
      few: '# عناوين ولا غيرها',
      many: '# عنوانًا ولا غيرها',
      other: '# عنوان ولا غيرها',
    }),
  passkey: 'مفتاح مرور للموافقات',
  passkeySince: (time) => `منذ ${isolate(time)}`,
  newPasskeySince: (time, from) => `منذ ${isolate(time)}. يخفّف الحدود ويعرض الكلمات اعتبارًا من ${isolate(from)}`,
  looserFrom: (time) => `تبدأ الحدود المخفّفة في ${isolate(time)}.`,
  keep: 'الإبقاء على الحدود',
  set: 'تعيين حد',
  chooseRecipients: 'اختيار المستلمين',
  addPasskey: 'إضافة مفتاح مرور للموافقات',
  removePasskey: 'إزالة مفتاح المرور للموافقات',

  edit: {
    network: 'الشبكة',
    perDay: (coin) => `الحد الأقصى في اليوم، بعملة ${isolate(coin)}`,
    perDayHint: 'يحتسب عملة الشبكة، لا الرموز المميزة. فارغ: بلا حد.',
    passkeyAbove: (coin) => `مفتاح المرور لما فوق، بعملة ${isolate(coin)}`,
    passkeyAboveHint: 'يُطلب أيضًا للرموز المميزة والعقود التي لا تُعرف قيمتها. فارغ: بلا مفتاح مرور.',
    passkeyFirst: 'يرجى أولًا إضافة مفتاح مرور للموافقات.',
    notAnAmount: 'يرجى إدخال مبلغ مثل 0.5، أو ترك الحقل فارغًا.',
  },

  recipientList: {
    about:
      'بعدها ترسل محفظتك إلى هذه العناوين وحدها، ولا تستدعي أي عقد آخر. في تحويل الرموز المميزة، العبرة بمن يستلمها.',
    label: 'العناوين، واحد في كل سطر',
    hint: 'يرجى أيضًا إدراج العقود التي تستخدمها، مثل منصة تداول. فارغ: للجميع.',
    notAnAddress: (typed) => `«${isolate(typed)}» ليس عنوانًا. لا تعمل الأسماء هنا.`,
  },

  loosen: {
    title: 'تخفيف حدودك؟',
    onlyPasskey:
      'على هذا الموقع، لا يخفّفها إلا مفتاح المرور. إذا فقدته، فلا يمكن للقائمين على الموقع تخفيفها نيابة عنك.',
    passkeyOrWait: (hours) =>
      `يخفّفها مفتاح المرور الآن. من دونه تتغير ${afterHours(hours)}، ونرسل إليك رسالة بالبريد الإلكتروني أولًا.`,
    wait: (hours) =>
      `تتغير ${afterHours(hours)}، ونرسل إليك رسالة بالبريد الإلكتروني أولًا. حتى ذلك الحين يمكنك الإبقاء عليها.`,
    usePasskey: 'استخدام مفتاح المرور',
    changeIn: (hours) => `تغييرها ${afterHours(hours)}`,
  },
}
