import { createCounter } from '../createCounter.js'
import { isolate } from '../isolate.js'
import type { Language } from '../types.js'

const count = createCounter('ar')

export const servers: Language['servers'] = {
  intro: 'تم الاتصال بها منذ فتح هذه الصفحة لربط المحافظ واستخدامها.',
  limits: 'لا تشمل القائمة طلبات الموقع نفسه أو محفظتك أو نوافذ تسجيل الدخول.',
  times: (number: number) =>
    count(number, { one: 'مرة واحدة', two: 'مرتان', few: '# مرات', many: '# مرة', other: '# مرة' }),
  lastAt: (time: string) => `آخر طلب: ${isolate(time)}`,
  others: 'خوادم أخرى',
  none: 'لم يتم الاتصال بأي خادم بعد',
  noneText: 'تظهر الخوادم هنا بعد الاتصال بها.',
  purposes: {
    analytics: 'إحصاءات الاستخدام',
    data: 'بيانات الحساب والأسعار',
    directory: 'قائمة المحافظ',
    feature: 'ميزات هذا الموقع',
    history: 'النشاط',
    images: 'الصور',
    names: 'أسماء الحسابات',
    nfts: 'رموز NFT',
    node: 'الوصول إلى الشبكة',
    relay: 'الاتصال بمحافظ الهاتف',
    secureSite: 'تسجيل الدخول بالبريد أو الحسابات الاجتماعية',
    swap: 'أسعار المبادلة',
    tokens: 'قوائم الرموز',
    walletLibrary: 'برنامج خاص بمحفظة',
  },
}
