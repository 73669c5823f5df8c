import { isolate } from '@foyer/languages'
import type { Texts } from '../texts'

export const window: Texts['window'] = {
  cancel: 'إلغاء',
  back: 'رجوع',
  save: 'حفظ',
  walletName: 'محفظة',
  otherWallet: 'هذه محفظة أخرى. يرجى تسجيل الدخول بالبريد الإلكتروني للمحفظة الأولى.',
  logInToChange: 'يرجى تسجيل الدخول مرة أخرى لتغيير طريقة استرداد محفظتك.',

  userAgent: {
    iPhoneOrIPad: 'iPhone أو iPad',
    unknownBrowser: 'غير معروف',
    unknownSystem: 'غير معروف',
    browserOnSystem: (browser, system) => `${isolate(browser)}، ${isolate(system)}`,
  },

  home: {
    title: 'محفظتك',
    evm: 'Ethereum وشبكات EVM الأخرى',
    solana: 'Solana',
    logins: 'تسجيلات الدخول',
    elsewhere: 'استخدامها في مكان آخر',
    showWords: 'عرض كلمات هذه المحفظة',
    deletion: 'الحذف',
    delete: 'حذف هذه المحفظة',
  },

  sessions: {
    thisWindow: 'نافذة هذا الموقع',
    since: (time) => `منذ ${isolate(time)}`,
    lastUsed: (time) => `آخر استخدام نحو ${isolate(time)}`,
    current: 'هذا الجهاز',
    end: 'تسجيل الخروج',
    endOf: (browser, place) => `تسجيل الخروج: ${isolate(browser)}، ${isolate(place)}`,
    endOthers: 'تسجيل الخروج من كل مكان آخر',
    endHere: 'تسجيل الخروج هنا',
    endHereTitle: 'تسجيل الخروج هنا؟',
  },

  devices: {
    title: 'يطلب جهاز فتح محفظتك',
    asked: (time, browser) => `وقت الطلب: ${isolate(time)}. يقول الجهاز إنه ${isolate(browser)}.`,
    askedAt: (time, browser, place) =>
      `وقت الطلب: ${isolate(time)}. يقول الجهاز إنه ${isolate(browser)}، على ${isolate(place)}.`,
    advice: 'يرجى الموافقة فقط إذا كنت ترى هذا الرمز على الجهاز الذي أمامك.',
    approve: 'موافقة',
    approveCode: (code) => `الموافقة على ${isolate(code)}`,
    decline: 'رفض',
    declineCode: (code) => `رفض ${isolate(code)}`,
    ended: 'انتهى هذا الطلب.',
    loginEnded: 'انتهى تسجيل دخولك في هذه النافذة. يرجى تسجيل الدخول مرة أخرى. لم يُحذف أي شيء هنا.',
  },

  deletion: {
    title: 'حذف هذه المحفظة؟',
    confirmLabel: (name) => `للتأكيد، يرجى كتابة ${isolate(name)}`,
    confirmFirst: (name) => `للتأكيد، يرجى كتابة ${isolate(name)}.`,
    warning:
      'يرجى أولًا إرسال كل شيء إلى محفظة أخرى. لا يمكن لأحد التراجع عن هذا، ولن يتمكن أي جهاز من تسجيل الدخول إلى هذه المحفظة مرة أخرى.',
    meaning:
      'يحذف الموقع الجزء الذي لديه من محفظتك، وبريدك الإلكتروني، وطرق الاسترداد الخاصة بك. ملف الاسترداد الذي حفظته يظل يفتح المحفظة برمزه المطبوع أو كلمة مروره.',
    submit: 'حذف نهائي',
    doneTitle: 'حُذفت محفظتك',
    done: 'يمكنك إغلاق هذه النافذة. تسجيل الدخول بالبريد الإلكتروني نفسه يفتح محفظة جديدة.',
    logIn: 'تسجيل الدخول',
  },

  words: {
    title: 'عرض كلمات هذه المحفظة؟',
    about:
      'بهذه الكلمات الـ 24 تفتح محفظة أخرى، مثل MetaMask أو Phantom، الحسابات نفسها. لا يسري هناك أي حد من حدود هذا الموقع.',
    warning:
      'من يرى الكلمات يملك كل ما في هذه المحفظة، إلى الأبد. لا يحتاج إليها أي شخص يساعدك. يرجى عدم عرضها على أحد.',
    needsPasskey: 'يرجى أولًا إضافة مفتاح مرور للموافقات، ضمن «الحدود».',
    usePasskey: 'استخدام مفتاح المرور',
    shownTitle: 'كلمات محفظتك',
    shown: 'يرجى كتابتها بهذا الترتيب. تختفي عندما تغادر هذا العرض.',
    listLabel: 'الكلمات',
    done: 'تم',
  },
}
