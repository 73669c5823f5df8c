import { createCounter, isolate } from '@foyer/languages'
import type { Texts } from '../texts'

const count = createCounter('ar')

export const approvals: Texts['approvals'] = {
  heading: (title) => ({ beforeSite: 'طلب من ', afterSite: `: ${title}` }),
  moreWaiting: (number) =>
    count(number, {
      one: 'طلب آخر قيد الانتظار',
      two: 'طلبان آخران قيد الانتظار',
      few: '# طلبات أخرى قيد الانتظار',
      many: '# طلبًا آخر قيد الانتظار',
      other: '# طلب آخر قيد الانتظار',
    }),
  notEncrypted: 'الاتصال بهذا الموقع غير مشفّر.',
  buttons: {
    approve: 'موافقة',
    decline: 'رفض',
    close: 'إغلاق',
    tryAgain: 'إعادة المحاولة',
  },
  hints: {
    hidden: 'للموافقة، يرجى إظهار هذه النافذة كاملة.',
    small: 'للموافقة، يرجى تكبير هذه النافذة.',
    tiny: 'هذا أصغر من أن يُقرأ. للموافقة، يرجى تكبير العرض.',
    unread: 'للموافقة، يرجى التمرير حتى النهاية.',
  },
  states: {
    oneMoment: 'لحظة واحدة',
    loading: (site) => `جارٍ تحميل الطلب من ${isolate(site)}.`,
    signing: 'جارٍ التوقيع',
    sending: 'جارٍ الإرسال',
    failed: 'لم ينجح هذا',
    nothingSent: (reason) => `لم يُرسل أي شيء. ${reason}`,
  },
  window: {
    open: 'المراجعة في نافذة جديدة',
    openAgain: 'فتح النافذة مرة أخرى',
    openHere: 'الفتح في هذه الصفحة',
    before: 'تظهر لك تفاصيل الطلب كله وتوافق عليه في نافذة من محفظتك.',
    after: 'هذا الطلب مفتوح في نافذة أخرى. يرجى الموافقة عليه أو رفضه هناك.',
  },
  rows: {
    account: 'الحساب',
    bytes: 'البايتات',
    data: 'البيانات',
    details: 'التفاصيل',
    fee: 'الرسوم',
    leftToday: 'المتبقي من حد اليوم',
    message: 'الرسالة',
    network: 'الشبكة',
    more: 'وأيضًا',
  },
  more: (number) =>
    count(number, {
      one: 'عنصر واحد آخر',
      two: 'عنصران آخران',
      few: '# عناصر أخرى',
      many: '# عنصرًا آخر',
      other: '# عنصر آخر',
    }),
  batch: {
    nothing: 'الموافقة على معاملة لا تفعل شيئًا',
    actions: (number) =>
      count(number, {
        one: 'الموافقة على إجراء واحد',
        two: 'الموافقة على إجراءين',
        few: 'الموافقة على # إجراءات',
        many: 'الموافقة على # إجراءً',
        other: 'الموافقة على # إجراء',
      }),
    actionsAtOnce: (number) =>
      count(number, {
        one: 'الموافقة على إجراء واحد دفعة واحدة',
        two: 'الموافقة على إجراءين دفعة واحدة',
        few: 'الموافقة على # إجراءات دفعة واحدة',
        many: 'الموافقة على # إجراءً دفعة واحدة',
        other: 'الموافقة على # إجراء دفعة واحدة',
      }),
    transactions: (number) =>
      count(number, {
        one: 'الموافقة على معاملة واحدة',
        two: 'الموافقة على معاملتين',
        few: 'الموافقة على # معاملات',
        many: 'الموافقة على # معاملة',
        other: 'الموافقة على # معاملة',
      }),
    action: (number, title) => `${number}. ${title}`,
    oneByOne: 'تُرسل هذه واحدة تلو الأخرى. إذا فشلت إحداها، فإن ما سبقها يكون قد تم.',
  },
  hiddenCharacters: `يحتوي هذا على أحرف غير مرئية. تُكتب بالصيغة ${isolate('\\u{…}')}.`,
  errors: {
    maybeSent: 'لا رد، لذا ربما تم الإرسال. إعادة المحاولة هنا لن ترسله مرتين.',
    maybeSentOther: 'يذكر الرد معاملة أخرى، لذا ربما تم الإرسال. إعادة المحاولة هنا لن ترسله مرتين.',
    networkUnavailable: 'هذه الشبكة غير متاحة هنا.',
    noPasskey: 'لا يوجد مفتاح مرور لهذه المحفظة على هذا الجهاز.',
    otherAccount: 'هذا ليس الحساب المتصل.',
    otherNetwork: 'هذا لشبكة أخرى.',
    tooLarge: 'هذا الطلب أكبر من أن تمكن مراجعته.',
    tooMany: 'طلبات كثيرة جدًا قيد الانتظار.',
    unverified: 'تعذّر التحقق من الرد الوارد من النافذة، لذا لم يُرسل أي شيء.',
  },
}
