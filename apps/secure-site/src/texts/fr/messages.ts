import { createCounter } from '@foyer/languages'
import type { Texts } from '../texts'

const count = createCounter('fr')

export const messages: Texts['messages'] = {
  signBytes: 'Signer des octets',
  notText: 'Ce n’est pas du texte, nous ne pouvons donc pas montrer ce que cela signifie.',
  signMessage: 'Signer un message',
  fullMessage: 'Message complet',
  signIn: {
    title: 'Se connecter',
    rows: {
      site: 'Se connecter à',
      statement: 'Déclaration',
    },
    expired: 'Le message a expiré.',
    otherAccount: 'Le message indique un autre compte.',
    otherNetwork: (network, current) => `Le message est pour le réseau ${network}, mais vous êtes sur ${current}.`,
    otherSite: (named, site) =>
      `Ceci vous connecte à ${named}, mais c’est ${site} qui le demande. Quelqu’un essaie peut-être d’y utiliser votre compte.`,
    unnamedSite: (site) =>
      `Ceci vous connecte à un site qui n’est pas nommé, mais c’est ${site} qui le demande. Quelqu’un essaie peut-être d’y utiliser votre compte.`,
  },
  typedData: {
    sign: (type) => `Signer ${type}`,
    for: 'Pour',
    allFields: (type) => `Tous les champs de ${type}`,
    emptyList: 'vide',
    otherNetwork: (network, current) => `C’est pour le réseau ${network}, mais vous êtes sur ${current}.`,
    signatureIsAll: 'Votre signature suffit. On ne vous redemandera rien et vous ne verrez pas de frais de réseau.',
    canTakeTokens:
      'Cette signature permet à quelqu’un de vous prendre des tokens sans redemander. Vérifiez chaque champ.',
    canSendTokens: 'Cette signature permet d’envoyer ces tokens depuis votre compte sans vous redemander.',
    offer: 'Mettre vos actifs en vente',
    canTakeOffer:
      'Toute personne ayant cette signature peut prendre ce que vous offrez au prix qui y figure, qui peut être nul. Vérifiez chaque champ.',
  },
  description: {
    title: 'D’après sa description',
    rows: {
      contractOf: 'Contrat de',
      description: 'Description',
      whatItDoes: 'Ce que cela fait',
    },
    noneOfCall: 'Nous n’avons pas de description de cet appel.',
    noneOfMessage: 'Nous n’avons pas de description de ce message.',
  },
  emailChange: {
    add: 'Ajouter un e-mail',
    change: 'Changer votre e-mail',
    rows: {
      current: 'E-mail actuel',
      new: 'Nouvel e-mail',
      when: 'Quand',
    },
    codesMayBeSent: 'Des codes qui confirment des changements de votre wallet peuvent être envoyés à cette adresse.',
    canOpenWallet: (email, current) =>
      `Toute personne qui peut lire les e-mails de ${email} pourra ouvrir ce wallet et prendre tout ce qu’il contient. Vous ne pourrez plus l’ouvrir avec ${current}.`,
    immediately: 'Immédiatement après les deux codes',
    afterHours: (hours) =>
      count(hours, { one: '# heure après les deux codes', other: '# heures après les deux codes' }),
    noticeWithLink:
      'Nous enverrons à votre adresse actuelle un lien pour arrêter le changement avant cela. Tous les autres appareils seront déconnectés.',
    notice:
      'Nous enverrons un e-mail à votre adresse actuelle au sujet du changement. Tous les autres appareils seront déconnectés.',
  },
}
