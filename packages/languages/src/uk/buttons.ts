import type { ButtonLabels } from '@foyer/react-ui'

export const buttons: ButtonLabels = {
  connect: 'Підключити гаманець',
  connecting: 'Підключення',
  loadFailed: 'Не завантажилося. Повторити',
  switchNetwork: 'Змінити мережу',
  account: (name) => `Обліковий запис: ${name}`,
  network: (name) => `Мережа: ${name}. Змінити мережу`,
}
