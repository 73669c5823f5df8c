import { isolate } from '../isolate.js'
import type { Language } from '../types.js'

export const nodes: Pick<Language['wallet'], 'ownNodes'> = {
  ownNodes: {
    title: 'العقدة الخاصة بك',
    label: (network: string) => `رابط عقدة على ${isolate(network)}`,
    hint: 'يُحفظ على هذا الجهاز فقط.',
    use: 'استخدام هذه العقدة',
    remove: 'إزالة',
    inUse: (host: string) => `القراءة من ${isolate(host)}.`,
    failing: (host: string) => `لا تستجيب ${isolate(host)}. تُستخدم عقدة هذا الموقع بدلًا منها.`,
    problems: {
      url: 'يرجى إدخال رابط يبدأ بـ https://.',
      network: (network: string) => `هذه العقدة ليست على ${isolate(network)}.`,
      unreachable: 'لم تستجب هذه العقدة. يرجى التحقق من الرابط ومن أنها تسمح بطلبات المواقع.',
    },
  },
}
