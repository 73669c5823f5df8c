import type { ButtonLabels } from '@foyer/react-ui'

export const buttons: ButtonLabels = {
  connect: 'Conectar wallet',
  connecting: 'Conectando',
  loadFailed: 'No se cargó. Reintentar',
  switchNetwork: 'Cambiar de red',
  account: (name) => `Cuenta: ${name}`,
  network: (name) => `Red: ${name}. Cambiar de red`,
}
