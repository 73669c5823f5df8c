import { createCounter, isolate } from '@foyer/languages'
import type { Texts } from '../texts'

const count = createCounter('ar')

export const messages: Texts['messages'] = {
  signBytes: 'توقيع بايتات',
  notText: 'هذا ليس نصًا، لذا لا يمكننا عرض معناه.',
  signMessage: 'توقيع رسالة',
  fullMessage: 'الرسالة الكاملة',
  signIn: {
    title: 'تسجيل الدخول',
    rows: {
      site: 'تسجيل الدخول إلى',
      statement: 'البيان',
    },
    expired: 'انتهت صلاحية الرسالة.',
    otherAccount: 'تذكر الرسالة حسابًا آخر.',
    otherNetwork: (network, current) => `الرسالة للشبكة ${isolate(network)}، لكنك على الشبكة ${isolate(current)}.`,
    otherSite: (named, site) =>
      `هذا يسجّل دخولك إلى ${isolate(named)}، لكن الطلب من ${isolate(site)}. ربما يحاول شخص ما استخدام حسابك هناك.`,
    unnamedSite: (site) =>
      `هذا يسجّل دخولك إلى موقع لا يذكر اسمه، لكن الطلب من ${isolate(site)}. ربما يحاول شخص ما استخدام حسابك هناك.`,
  },
  typedData: {
    sign: (type) => `توقيع ${isolate(type)}`,
    for: 'لأجل',
    allFields: (type) => `كل حقول ${isolate(type)}`,
    emptyList: 'فارغة',
    otherNetwork: (network, current) => `هذا للشبكة ${isolate(network)}، لكنك على الشبكة ${isolate(current)}.`,
    signatureIsAll: 'توقيعك هو كل ما يلزم. لن تُسأل مرة أخرى ولن ترى رسوم شبكة.',
    canTakeTokens: 'يسمح هذا التوقيع لشخص ما بأخذ رموز مميزة منك من دون سؤالك مرة أخرى. يرجى التحقق من كل حقل.',
    canSendTokens: 'يسمح هذا التوقيع بإرسال هذه الرموز المميزة من حسابك من دون سؤالك مرة أخرى.',
    offer: 'عرض أصولك للبيع',
    canTakeOffer:
      'يمكن لأي شخص لديه هذا التوقيع أخذ ما تعرضه بالسعر المذكور فيه، وقد يكون السعر لا شيء. يرجى التحقق من كل حقل.',
  },
  description: {
    title: 'من الوصف',
    rows: {
      contractOf: 'مالك العقد',
      description: 'الوصف',
      whatItDoes: 'ما يفعله',
    },
    noneOfCall: 'ليس لدينا وصف لهذا الاستدعاء.',
    noneOfMessage: 'ليس لدينا وصف لهذه الرسالة.',
  },
  emailChange: {
    add: 'إضافة بريد إلكتروني',
    change: 'تغيير بريدك الإلكتروني',
    rows: {
      current: 'البريد الحالي',
      new: 'البريد الجديد',
      when: 'متى',
    },
    codesMayBeSent: 'قد تُرسل إلى هذا العنوان رموز تؤكد تغييرات في محفظتك.',
    canOpenWallet: (email, current) =>
      `سيتمكن أي شخص يستطيع قراءة بريد ${isolate(email)} من فتح هذه المحفظة وأخذ كل ما فيها. لن تتمكن بعدها من فتحها باستخدام ${isolate(current)}.`,
    immediately: 'فور إدخال الرمزين',
    afterHours: (hours) =>
      count(hours, {
        one: 'بعد ساعة من إدخال الرمزين',
        two: 'بعد ساعتين من إدخال الرمزين',
        few: 'بعد # ساعات من إدخال الرمزين',
        many: 'بعد # ساعة من إدخال الرمزين',
        other: 'بعد # ساعة من إدخال الرمزين',
      }),
    noticeWithLink: 'سنرسل إلى عنوانك الحالي رابطًا لإيقاف التغيير قبل ذلك. سيتم تسجيل خروج كل الأجهزة الأخرى.',
    notice: 'سنرسل إلى عنوانك الحالي رسالة عن التغيير. سيتم تسجيل خروج كل الأجهزة الأخرى.',
  },
}
