import { createCounter } from '../createCounter.js'
import { isolate } from '../isolate.js'
import type { Language } from '../types.js'

const count = createCounter('ar')

export const first: Pick<Language, 'common' | 'connect' | 'stop' | 'broken'> = {
  common: {
    back: 'رجوع',
    close: 'إغلاق',
    tryAgain: 'إعادة المحاولة',
    opensInNewTab: 'يُفتح في علامة تبويب جديدة',
    loading: 'جارٍ التحميل',
    clearSearch: 'مسح البحث',
    thisSite: 'هذا الموقع',
    account: 'الحساب',
    network: (network: string) => `الشبكة: ${isolate(network)}. تغيير الشبكة`,
  },
  connect: {
    title: 'ربط محفظة',
    titleOf: (site: string) => `الاتصال بـ ${isolate(site)}`,
    titleFor: (network: string) => `ربط محفظة ${isolate(network)}`,
    recent: 'الأخيرة',
    installed: 'مثبّتة',
    get: 'تنزيل',
    whatIsAWallet: 'ما هي المحفظة؟',
    newHere: 'أول مرة هنا؟',
    whatIsAWalletLink: 'ما هي المحفظة',
    legal: (page: string, other?: string) => `المتابعة تعني الموافقة على ${other ? `${page} و${other}` : page}.`,
    terms: 'الشروط',
    privacy: 'سياسة الخصوصية',
    emptyTitle: 'لا توجد محفظة في هذا المتصفح',
    emptyText: 'يرجى تثبيت إضافة محفظة، أو فتح هذه الصفحة في تطبيق محفظتك.',
    getAWallet: 'تنزيل محفظة',
    withWallet: 'المتابعة بمحفظة',
    allWallets: 'كل المحافظ',
    phoneWallet: 'محفظة الهاتف',
    openApp: 'فتح تطبيق محفظة',
    qrCode: 'رمز QR',
    namespaces: (number: number) =>
      count(number, {
        zero: 'لا تعمل مع أي نوع من الشبكات',
        one: 'تعمل مع نوع واحد من الشبكات',
        two: 'تعمل مع نوعين من الشبكات',
        few: 'تعمل مع # أنواع من الشبكات',
        many: 'تعمل مع # نوعًا من الشبكات',
        other: 'تعمل مع # نوع من الشبكات',
      }),
    oneOf: (from: string, index: number, of: number) => `${isolate(from)}، ${index} من ${of}`,
    disguised: (from: string) => `يحتوي على أحرف متشابهة: ${isolate(from)}`,
  },
  stop: {
    title: 'إيقاف الانتظار؟',
    stop: 'إيقاف',
    keep: 'متابعة الانتظار',
  },
  broken: {
    title: 'حدث خطأ ما',
    text: 'تعذّر عرض هذه الشاشة. لم تتأثر محفظتك.',
    unloadedTitle: 'تعذّر تحميل هذه الشاشة',
    unloaded: 'يرجى التحقق من اتصالك ثم إعادة المحاولة.',
    unknownTitle: 'غير موجود',
    unknown: 'هذه الشاشة غير موجودة',
    back: 'رجوع',
  },
}
