import type { ButtonLabels } from '@foyer/react-ui'

export const buttons: ButtonLabels = {
  connect: 'Подключить кошелёк',
  connecting: 'Подключение',
  loadFailed: 'Не загрузилось. Повторить',
  switchNetwork: 'Сменить сеть',
  account: (name) => `Аккаунт: ${name}`,
  network: (name) => `Сеть: ${name}. Сменить сеть`,
}
