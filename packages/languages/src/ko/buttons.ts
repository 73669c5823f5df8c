import type { ButtonLabels } from '@foyer/react-ui'

export const buttons: ButtonLabels = {
  connect: '지갑 연결',
  connecting: '연결 중',
  loadFailed: '불러오지 못함. 다시 시도',
  switchNetwork: '네트워크 전환',
  account: (name) => `계정: ${name}`,
  network: (name) => `네트워크: ${name}. 네트워크 변경`,
}
