import type { ButtonLabels } from '@foyer/react-ui'

export const buttons: ButtonLabels = {
  connect: 'Connecter un wallet',
  connecting: 'Connexion en cours',
  loadFailed: 'Échec. Réessayer',
  switchNetwork: 'Changer de réseau',
  account: (name) => `Compte : ${name}`,
  network: (name) => `Réseau : ${name}. Changer de réseau`,
}
