import type { ButtonLabels } from '@foyer/react-ui'

export const buttons: ButtonLabels = {
  connect: 'ウォレットを接続',
  connecting: '接続中',
  loadFailed: '読み込めません。再試行',
  switchNetwork: 'ネットワークを切り替え',
  account: (name) => `アカウント：${name}`,
  network: (name) => `ネットワーク：${name}。ネットワークを変更`,
}
