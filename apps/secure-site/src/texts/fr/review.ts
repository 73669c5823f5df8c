import type { Texts } from '../texts'

const CLOSE = 'Vous pouvez fermer cette fenêtre.'

export const review: Texts['review'] = {
  windowTitle: 'Vérifier une demande',
  answeredTitle: 'Réponse déjà donnée',
  answered: `Cette demande a déjà reçu une réponse, et une réponse ne compte qu’une fois. ${CLOSE}`,
  withdrawnTitle: 'Demande retirée',
  withdrawn: `Le site ou votre wallet a retiré cette demande. Rien n’a été envoyé. ${CLOSE}`,
  goneTitle: 'Demande terminée',
  gone: `Cette demande est terminée : chacune dure dix minutes. Recommencez sur le site. ${CLOSE}`,
  unknownTitle: 'Rien à vérifier',
  unknown: `Ouvrez une demande depuis le site qui l’a envoyée. ${CLOSE}`,
  unreadableTitle: 'Cette demande est illisible',
  unreadable: `Ce n’est pas ce que votre wallet a envoyé, elle ne peut donc pas être approuvée. Recommencez sur le site. ${CLOSE}`,
  failedTitle: 'Cela n’a pas fonctionné',
  failed: (reason) => `${reason} ${CLOSE}`,
  usePasskey: 'Confirmez avec votre clé d’accès',
  approved: 'Approuvé',
  declined: 'Refusé',
  goBack: (host) => `Revenez à ${host}. ${CLOSE}`,
}
