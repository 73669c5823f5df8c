import type { ButtonLabels } from '@foyer/react-ui'

export const buttons: ButtonLabels = {
  connect: '連接錢包',
  connecting: '正在連接',
  loadFailed: '無法載入。再試一次',
  switchNetwork: '切換網路',
  account: (name) => `帳戶：${name}`,
  network: (name) => `網路：${name}。變更網路`,
}
