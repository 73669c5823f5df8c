import type { ButtonLabels } from '@foyer/react-ui'

export const buttons: ButtonLabels = {
  connect: 'Conectar carteira',
  connecting: 'Conectando',
  loadFailed: 'Não carregou. Tentar de novo',
  switchNetwork: 'Mudar de rede',
  account: (name) => `Conta: ${name}`,
  network: (name) => `Rede: ${name}. Mudar de rede`,
}
