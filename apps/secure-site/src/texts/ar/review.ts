import { isolate } from '@foyer/languages'
import type { Texts } from '../texts'

const CLOSE = 'يمكنك إغلاق هذه النافذة.'

export const review: Texts['review'] = {
  windowTitle: 'مراجعة الطلب',
  answeredTitle: 'تم الرد بالفعل',
  answered: `سبق الرد على هذا الطلب، والرد يُحتسب مرة واحدة. ${CLOSE}`,
  withdrawnTitle: 'سُحب الطلب',
  withdrawn: `سحب الموقع أو محفظتك هذا الطلب. لم يُرسل أي شيء. ${CLOSE}`,
  goneTitle: 'انتهى الطلب',
  gone: `انتهى هذا الطلب: كل طلب يدوم عشر دقائق. يرجى البدء من جديد على الموقع. ${CLOSE}`,
  unknownTitle: 'لا شيء للمراجعة',
  unknown: `يرجى فتح طلب من الموقع الذي أرسله. ${CLOSE}`,
  unreadableTitle: 'لا يمكن قراءة هذا الطلب',
  unreadable: `ليس هذا ما أرسلته محفظتك، لذا لا يمكن الموافقة عليه. يرجى البدء من جديد على الموقع. ${CLOSE}`,
  failedTitle: 'لم ينجح هذا',
  failed: (reason) => `${reason} ${CLOSE}`,
  usePasskey: 'التأكيد بمفتاح المرور',
  approved: 'تمت الموافقة',
  declined: 'تم الرفض',
  goBack: (host) => `يرجى العودة إلى ${isolate(host)}. ${CLOSE}`,
}
