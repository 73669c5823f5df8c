import type { ButtonLabels } from '@foyer/react-ui'

export const buttons: ButtonLabels = {
  connect: 'Connetti wallet',
  connecting: 'Connessione',
  loadFailed: 'Non caricato. Riprova',
  switchNetwork: 'Cambia rete',
  account: (name) => `Account: ${name}`,
  network: (name) => `Rete: ${name}. Cambia rete`,
}
