import type { ButtonLabels } from '@foyer/react-ui'

export const buttons: ButtonLabels = {
  connect: 'Wallet verbinden',
  connecting: 'Verbinden',
  loadFailed: 'Laden mislukt. Opnieuw',
  switchNetwork: 'Netwerk wisselen',
  account: (name) => `Account: ${name}`,
  network: (name) => `Netwerk: ${name}. Netwerk wijzigen`,
}
