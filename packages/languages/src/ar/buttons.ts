import type { ButtonLabels } from '@foyer/react-ui'
import { isolate } from '../isolate.js'

export const buttons: ButtonLabels = {
  connect: 'ربط محفظة',
  connecting: 'جارٍ الاتصال',
  loadFailed: 'تعذّر التحميل. إعادة المحاولة',
  switchNetwork: 'تبديل الشبكة',
  account: (name) => `الحساب: ${isolate(name)}`,
  network: (name) => `الشبكة: ${isolate(name)}. تغيير الشبكة`,
}
