import type { Texts } from '../texts'

export const errors: Texts['errors'] = {
  unknown: 'Une erreur est survenue. Réessayez.',
  notResponding: 'Le site sécurisé ne répond pas. Vérifiez votre connexion et réessayez.',
  otherUser: 'Le site sécurisé a renvoyé un autre utilisateur.',
  signInFirst: 'Connectez-vous d’abord.',
  logInAgain: 'Reconnectez-vous.',
  logInToOpen: 'Reconnectez-vous pour ouvrir votre wallet sur cet appareil.',
  smartUnavailable: 'Les comptes smart ne sont pas disponibles sur ce réseau.',

  transaction: {
    notEnough: 'Vous n’avez pas assez pour le montant et les frais.',
    outOfOrder: 'Cette transaction n’est pas dans le bon ordre. Réessayez.',
    mayHaveExpired: 'Cette transaction a peut-être expiré. Recommencez sur le site.',
    contractRejected: (reason) => `Le contrat a rejeté ceci : ${reason}`,
    contractRejectedWithoutReason: 'Le contrat a rejeté ceci : aucune raison donnée',
    networkRejected: (reason) => `Le réseau a rejeté ceci : ${reason}`,
  },

  wallet: {
    none: 'Il n’y a pas encore de wallet pour cette connexion.',
    notHere:
      'Votre wallet n’est pas encore sur cet appareil. Ouvrez-le avec votre récupération, ou approuvez cet appareil sur un autre.',
    closed: 'Impossible d’ouvrir votre wallet. Il n’a pas été modifié. Contactez le propriétaire de ce site.',
    partLost:
      'Le site sécurisé a perdu sa part de votre wallet, et la part de cet appareil ne peut pas l’ouvrir seule. Rien n’a été supprimé ici. Votre fichier de récupération ouvre le wallet avec son code ou mot de passe, et le restaure sur la propre page du site sécurisé ; ou contactez le propriétaire de ce site.',
    otherExists:
      'Cette connexion a déjà un autre wallet, qui reste tel quel. Restaurez le vôtre avec une autre adresse e-mail ; ou, si l’autre wallet est nouveau et vide, connectez-vous-y, supprimez-le, puis restaurez le vôtre.',
    forgotten: (address) =>
      `Cet appareil a une part du wallet ${address}, que le site sécurisé a oublié. Rien n’a été supprimé ici. Pour le récupérer, choisissez « Restaurer un wallet depuis son fichier de récupération » sur la propre page du site sécurisé avant de vous y connecter, ou contactez le propriétaire du site.`,
  },

  device: {
    needsApproval: (code) =>
      `Cet appareil a besoin de votre approbation. Dans la propre fenêtre de votre wallet, approuvez ${code}. Puis reconnectez-vous ici.`,
    declined: 'L’autre appareil a refusé. Rien n’a été envoyé à cet appareil.',
    unreadable: 'Impossible d’ouvrir ce que l’autre appareil a envoyé. Réessayez, et comparez les codes.',
  },
}
