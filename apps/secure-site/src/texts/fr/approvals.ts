import { createCounter } from '@foyer/languages'
import type { Texts } from '../texts'

const count = createCounter('fr')

export const approvals: Texts['approvals'] = {
  heading: (title) => ({
    beforeSite: 'Demande de ',
    afterSite: ` : ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
  }),
  moreWaiting: (number) => count(number, { one: '# autre demande en attente', other: '# autres demandes en attente' }),
  notEncrypted: 'La connexion à ce site n’est pas chiffrée.',
  buttons: {
    approve: 'Approuver',
    decline: 'Refuser',
    close: 'Fermer',
    tryAgain: 'Réessayer',
  },
  hints: {
    hidden: 'Rendez cette fenêtre entièrement visible pour approuver.',
    small: 'Agrandissez cette fenêtre pour approuver.',
    tiny: 'C’est trop petit pour être lu. Zoomez pour approuver.',
    unread: 'Faites défiler jusqu’à la fin pour approuver.',
  },
  states: {
    oneMoment: 'Un instant',
    loading: (site) => `Chargement de la demande de ${site}.`,
    signing: 'Signature en cours',
    sending: 'Envoi en cours',
    failed: 'Cela n’a pas fonctionné',
    nothingSent: (reason) => `Rien n’a été envoyé. ${reason}`,
  },
  window: {
    open: 'Vérifier dans une nouvelle fenêtre',
    openAgain: 'Rouvrir la fenêtre',
    openHere: 'Ouvrir sur cette page',
    before: 'Vous voyez et approuvez toute la demande dans une fenêtre de votre wallet.',
    after: 'Cette demande est ouverte dans une autre fenêtre. Approuvez-la ou refusez-la là-bas.',
  },
  rows: {
    account: 'Compte',
    bytes: 'Octets',
    data: 'Données',
    details: 'Détails',
    fee: 'Frais',
    leftToday: 'Reste de la limite du jour',
    message: 'Message',
    network: 'Réseau',
    more: 'Et',
  },
  more: (number) => count(number, { one: '# de plus', other: '# de plus' }),
  batch: {
    nothing: 'Approuver une transaction qui ne fait rien',
    actions: (number) => count(number, { one: 'Approuver # action', other: 'Approuver # actions' }),
    actionsAtOnce: (number) =>
      count(number, { one: 'Approuver # action à la fois', other: 'Approuver # actions à la fois' }),
    transactions: (number) => count(number, { one: 'Approuver # transaction', other: 'Approuver # transactions' }),
    action: (number, title) => `${number}. ${title}`,
    oneByOne: 'Elles sont envoyées une par une. Si l’une échoue, les précédentes auront quand même été exécutées.',
  },
  hiddenCharacters: 'Ceci contient des caractères invisibles. Ils sont écrits sous la forme \\u{…}.',
  errors: {
    maybeSent:
      'Pas de réponse, c’est donc peut-être déjà envoyé. Si vous réessayez ici, ce ne sera pas envoyé deux fois.',
    maybeSentOther:
      'La réponse indique une autre transaction, c’est donc peut-être déjà envoyé. Si vous réessayez ici, ce ne sera pas envoyé deux fois.',
    networkUnavailable: 'Ce réseau n’est pas disponible ici.',
    noPasskey: 'Il n’y a pas de clé d’accès pour ce wallet sur cet appareil.',
    otherAccount: 'Ce n’est pas le compte connecté.',
    otherNetwork: 'C’est pour un autre réseau.',
    tooLarge: 'Cette demande est trop grande pour être vérifiée.',
    tooMany: 'Trop de demandes sont en attente.',
    unverified: 'La réponse de la fenêtre n’a pas pu être vérifiée, donc rien n’a été envoyé.',
  },
}
