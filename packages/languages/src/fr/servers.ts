import { createCounter } from '../createCounter.js'
import type { Language } from '../types.js'

const count = createCounter('fr')

export const servers: Language['servers'] = {
  intro: 'Contactés depuis l’ouverture de cette page, pour connecter et utiliser des wallets.',
  limits: 'Les demandes du site lui-même, de votre wallet et des fenêtres de connexion ne figurent pas ici.',
  times: (number: number) => count(number, { one: 'Une fois', many: '# fois', other: '# fois' }),
  lastAt: (time: string) => `Dernière demande : ${time}`,
  others: 'Autres serveurs',
  none: 'Aucun serveur contacté pour l’instant',
  noneText: 'Les serveurs apparaissent ici dès qu’ils sont contactés.',
  purposes: {
    analytics: 'Statistiques d’utilisation',
    data: 'Données du compte et prix',
    directory: 'Liste des wallets',
    feature: 'Fonctions de ce site',
    history: 'Activité',
    images: 'Images',
    names: 'Noms de comptes',
    nfts: 'NFT',
    node: 'Accès au réseau',
    relay: 'Connexion aux wallets mobiles',
    secureSite: 'Connexion par e-mail ou réseau social',
    swap: 'Prix d’échange',
    tokens: 'Listes de tokens',
    walletLibrary: 'Logiciel propre à un wallet',
  },
}
