import type { ButtonLabels } from '@foyer/react-ui'

export const buttons: ButtonLabels = {
  connect: 'Wallet verbinden',
  connecting: 'Wird verbunden',
  loadFailed: 'Nicht geladen. Erneut versuchen',
  switchNetwork: 'Netzwerk wechseln',
  account: (name) => `Konto: ${name}`,
  network: (name) => `Netzwerk: ${name}. Netzwerk wechseln`,
}
