import type { ButtonLabels } from '@foyer/react-ui'

export const buttons: ButtonLabels = {
  connect: 'Kết nối ví',
  connecting: 'Đang kết nối',
  loadFailed: 'Không tải được. Thử lại',
  switchNetwork: 'Đổi mạng',
  account: (name) => `Tài khoản: ${name}`,
  network: (name) => `Mạng: ${name}. Đổi mạng`,
}
