import type { ButtonLabels } from '@foyer/react-ui'

export const buttons: ButtonLabels = {
  connect: 'เชื่อมต่อวอลเล็ต',
  connecting: 'กำลังเชื่อมต่อ',
  loadFailed: 'โหลดไม่ได้ ลองอีกครั้ง',
  switchNetwork: 'เปลี่ยนเครือข่าย',
  account: (name) => `บัญชี: ${name}`,
  network: (name) => `เครือข่าย: ${name} เปลี่ยนเครือข่าย`,
}
