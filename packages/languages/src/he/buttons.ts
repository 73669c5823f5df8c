import type { ButtonLabels } from '@foyer/react-ui'
import { isolate } from '../isolate.js'

export const buttons: ButtonLabels = {
  connect: 'חיבור ארנק',
  connecting: 'מתחברים',
  loadFailed: 'הטעינה נכשלה. ניסיון חוזר',
  switchNetwork: 'החלפת רשת',
  account: (name) => `חשבון: ${isolate(name)}`,
  network: (name) => `רשת: ${isolate(name)}. החלפת רשת`,
}
