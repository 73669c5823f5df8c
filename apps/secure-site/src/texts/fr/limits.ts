import { createCounter } from '@foyer/languages'
import type { Texts } from '../texts'

const count = createCounter('fr')
const inHours = (hours: number) =>
  hours === 1 ? 'dans une heure' : count(hours, { one: 'dans # heure', other: 'dans # heures' })

export const limits: Texts['limits'] = {
  title: 'Limites',
  none: 'Votre wallet envoie ce que vous approuvez, sans limite.',
  perDay: (amount) => `Au plus ${amount} par jour`,
  perDayOfSite: (amount) => `Au plus ${amount} par jour, fixé par ce site`,
  passkeyAbove: (amount) => `Clé d’accès au-dessus de ${amount}`,
  passkeyAboveOfSite: (amount) => `Clé d’accès au-dessus de ${amount}, seuil fixé par ce site`,
  joinLimits: (texts) => texts.join('. '),
  recipients: 'Destinataires',
  onlyRecipients: (number) =>
    number === 1
      ? 'Une adresse, et aucune autre'
      : count(number, { one: '# adresse, et aucune autre', other: '# adresses, et aucune autre' }),
  passkey: 'Clé d’accès pour les approbations',
  passkeySince: (time) => `Depuis le ${time}`,
  newPasskeySince: (time, from) => `Depuis le ${time}. Assouplit les limites et affiche les mots à partir du ${from}`,
  looserFrom: (time) => `Les limites assouplies s’appliquent à partir du ${time}.`,
  keep: 'Garder les limites',
  set: 'Fixer une limite',
  chooseRecipients: 'Choisir les destinataires',
  addPasskey: 'Ajouter une clé d’accès pour les approbations',
  removePasskey: 'Retirer la clé d’accès pour les approbations',

  edit: {
    network: 'Réseau',
    perDay: (coin) => `Au plus par jour, en ${coin}`,
    perDayHint: 'Compte la monnaie du réseau, pas les tokens. Vide : aucune limite.',
    passkeyAbove: (coin) => `Clé d’accès au-dessus de, en ${coin}`,
    passkeyAboveHint:
      'Demandée aussi pour les tokens et les contrats, dont la valeur n’est pas connue. Vide : aucune clé d’accès.',
    passkeyFirst: 'Ajoutez d’abord une clé d’accès pour les approbations.',
    notAnAmount: 'Saisissez un montant comme 0.5, ou laissez le champ vide.',
  },

  recipientList: {
    about:
      'Votre wallet n’envoie alors qu’à ces adresses, et n’appelle aucun autre contrat. Pour le transfert d’un token, c’est le destinataire qui compte.',
    label: 'Adresses, une par ligne',
    hint: 'Indiquez aussi les contrats que vous utilisez, comme une plateforme d’échange. Vide : tout le monde.',
    notAnAddress: (typed) => `« ${typed} » n’est pas une adresse. Les noms ne fonctionnent pas ici.`,
  },

  loosen: {
    title: 'Assouplir vos limites ?',
    onlyPasskey:
      'Seule votre clé d’accès les assouplit sur ce site. Si vous l’avez perdue, le propriétaire du site ne peut pas les assouplir pour vous.',
    passkeyOrWait: (hours) =>
      `Votre clé d’accès les assouplit maintenant. Sans elle, elles changent ${inHours(hours)}, et nous vous envoyons d’abord un e-mail.`,
    wait: (hours) =>
      `Elles changent ${inHours(hours)}, et nous vous envoyons d’abord un e-mail. D’ici là, vous pouvez les garder.`,
    usePasskey: 'Utiliser la clé d’accès',
    changeIn: (hours) => `Les changer ${inHours(hours)}`,
  },
}
