import type { ButtonLabels } from '@foyer/react-ui'

/** Isolates a value that may be written from left to right. */
const isolate = (value: string): string => `\u2068${value}\u2069`

export const buttons: ButtonLabels = {
  connect: 'ربط محفظة',
  connecting: 'جارٍ الاتصال',
  loadFailed: 'تعذّر التحميل. إعادة المحاولة',
  switchNetwork: 'تبديل الشبكة',
  account: (name) => `الحساب: ${isolate(name)}`,
  network: (name) => `الشبكة: ${isolate(name)}. تغيير الشبكة`,
}
