import type { ButtonLabels } from '@foyer/react-ui'

export const buttons: ButtonLabels = {
  connect: '连接钱包',
  connecting: '正在连接',
  loadFailed: '无法加载。重试',
  switchNetwork: '切换网络',
  account: (name) => `账户：${name}`,
  network: (name) => `网络：${name}。更改网络`,
}
