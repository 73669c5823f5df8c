import type { ButtonLabels } from '@foyer/react-ui'

export const buttons: ButtonLabels = {
  connect: 'Cüzdan bağla',
  connecting: 'Bağlanıyor',
  loadFailed: 'Yüklenemedi. Tekrar dene',
  switchNetwork: 'Ağı değiştir',
  account: (name) => `Hesap: ${name}`,
  network: (name) => `Ağ: ${name}. Ağı değiştir`,
}
