import type { ButtonLabels } from '@foyer/react-ui'

export const buttons: ButtonLabels = {
  connect: 'Połącz portfel',
  connecting: 'Łączenie',
  loadFailed: 'Nie wczytano. Spróbuj ponownie',
  switchNetwork: 'Zmień sieć',
  account: (name) => `Konto: ${name}`,
  network: (name) => `Sieć: ${name}. Zmień sieć`,
}
