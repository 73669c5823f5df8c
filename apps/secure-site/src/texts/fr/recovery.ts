import { createCounter } from '@foyer/languages'
import type { Texts } from '../texts'

type Recovery = Texts['recovery']
type CodeSize = Parameters<Recovery['codeMistakes']['loginCode']>[0]

const count = createCounter('fr')
const countGroups = (number: number) => count(number, { one: '# groupe', other: '# groupes' })
const countCharacters = (number: number) => count(number, { one: '# caractère', other: '# caractères' })

const describeCode = ({ groups, characters }: CodeSize) =>
  `Un code de récupération a ${groups} groupes de ${characters} caractères.`

const NAMES = {
  code: 'votre code imprimé',
  password: 'votre mot de passe',
  passkey: 'votre clé d’accès',
} as const

export const recovery: Recovery = {
  title: 'Récupération',
  none: 'Vous n’avez pas de récupération à vous. Tant que vous n’en ajoutez pas, le propriétaire de ce site garde une part de secours de votre wallet, et quiconque peut se connecter à votre place peut l’ouvrir.',
  firstWay:
    'Une fois ce moyen ajouté, le site supprime sa part de secours de votre wallet. Dès lors, il vous faut ce moyen, ou l’un de vos appareils, pour ouvrir le wallet sur un nouvel appareil : personne d’autre ne peut vous aider.',
  ways: { code: 'Code imprimé', password: 'Mot de passe', passkey: 'Clé d’accès' },
  added: (time) => `Ajout le ${time}`,
  addCode: 'Ajouter un code imprimé',
  addPassword: 'Ajouter un mot de passe',
  addPasskey: 'Ajouter une clé d’accès',
  usePasskey: 'Utiliser la clé d’accès',
  saveFile: 'Enregistrer le fichier de récupération',

  removal: {
    label: 'Retirer',
    labels: {
      code: (time) => `Retirer : Code imprimé, ajout le ${time}`,
      password: (time) => `Retirer : Mot de passe, ajout le ${time}`,
      passkey: (time) => `Retirer : Clé d’accès, ajout le ${time}`,
    },
    titles: {
      code: 'Retirer ce code imprimé ?',
      password: 'Retirer ce mot de passe ?',
      passkey: 'Retirer cette clé d’accès ?',
    },
    added: (time) => `Ajout le ${time}.`,
    meaning:
      'Le site oublie ce moyen. Une copie reste dangereuse : quiconque l’a et peut se connecter à votre place peut encore ouvrir votre wallet.',
  },

  logout: {
    withoutWays: 'Cette fenêtre oublie sa part de votre wallet. Une connexion rouvre le wallet.',
    withWays: (ways) =>
      `Cette fenêtre oublie sa part de votre wallet. Pour rouvrir le wallet ici, il vous faut ${ways.map((way) => NAMES[way]).join(' ou ')}, ou un autre appareil.`,
  },

  newCode: {
    title: 'Imprimez ou notez ce code',
    about:
      'Avec ce code, vous ouvrez votre wallet sur un nouvel appareil. Le site ne le conserve pas. Quiconque a ce code et votre e-mail peut ouvrir votre wallet.',
    listLabel: 'Code de récupération',
    print: 'Imprimer',
    aboutFile:
      'Avec le code et ce fichier, vous ouvrez le wallet même si ce site n’existe plus. Le fichier seul n’ouvre rien.',
    stored: 'Je l’ai conservé',
    checkTitle: 'Saisissez deux groupes de votre code',
    group: (group) => `Groupe ${group}`,
    groupDiffers: (group) => `Le groupe ${group} ne correspond pas. Comparez-le avec ce que vous avez conservé.`,
    submit: 'Ajouter ce code',
  },

  newPassword: {
    title: 'Choisissez un mot de passe de récupération',
    about:
      'Il protège une part de votre wallet que ce site conserve. Quiconque le connaît et peut lire vos e-mails peut ouvrir votre wallet.',
    label: 'Mot de passe',
    hint: (least) => `Au moins ${countCharacters(least)}. Personne ne peut le réinitialiser.`,
    repeat: 'Répétez le mot de passe',
    differ: 'Les deux mots de passe sont différents.',
    continue: 'Continuer',
    aboutFile:
      'Avec le mot de passe et ce fichier, vous ouvrez le wallet même si ce site n’existe plus. Quiconque a le fichier peut essayer de deviner le mot de passe.',
    submit: 'Ajouter ce mot de passe',
  },

  newPasskey: {
    title: 'Ajouter une clé d’accès',
    about:
      'Elle protège une part de votre wallet que ce site conserve. Elle ne fonctionne que sur ce site : ajoutez aussi un code ou un mot de passe, au cas où le site n’existerait plus.',
    create: 'Créer une clé d’accès',
    trialTitle: 'Utilisez une fois votre nouvelle clé d’accès',
    trial: 'Votre navigateur a créé la clé d’accès. Utilisez-la maintenant, pour voir qu’elle ouvre votre wallet.',
  },

  open: {
    title: 'Ouvrir votre wallet sur cet appareil',
    about: 'La connexion est faite, mais cet appareil n’a pas encore de part de votre wallet.',
    usePasskey: 'Utiliser votre clé d’accès',
    usePasskeyOf: (time) => `Utiliser votre clé d’accès. Ajout le ${time}`,
    password: 'Mot de passe de récupération',
    passwordOf: (time) => `Mot de passe de récupération. Ajout le ${time}`,
    withPassword: 'Ouvrir avec le mot de passe',
    code: 'Code de récupération',
    withCode: 'Ouvrir avec le code',
    askDevice: 'Demander à un autre appareil',
    onlyHere: (site) => `Ne les saisissez qu’ici, sur ${site}.`,
    linkTitle: 'Approuver cet appareil sur un autre',
    link: 'Ouvrez cette page sur un appareil qui a votre wallet. N’approuvez que s’il affiche ce code :',
    waiting: 'En attente de l’autre appareil…',
    notApproved: 'Cet appareil n’a pas été approuvé',
  },

  restore: {
    title: 'Restaurer un wallet',
    about:
      'Choisissez le fichier de récupération que vous avez enregistré avec votre code imprimé ou votre mot de passe.',
    file: 'Fichier de récupération',
    fileFirst: 'Choisissez d’abord le fichier de récupération.',
    continue: 'Continuer',
    openTitle: 'Ouvrir le fichier de récupération',
    password: 'Mot de passe',
    opened: (address) =>
      `Le fichier ouvre le wallet ${address}. Connectez-vous avec l’adresse e-mail qui doit l’ouvrir désormais.`,
  },

  codeMistakes: {
    otherKind: 'Ce code est d’un autre type, ou d’une version plus récente de ce site.',
    noShare: 'Ce code a une somme de contrôle valide, mais ne contient aucune part de récupération.',
    words: 'Cela ressemble aux mots d’un wallet. Saisissez-les dans un wallet, pas ici.',
    loginCode: (size) => `Cela ressemble à un code de connexion. ${describeCode(size)}`,
    unknownCharacter: (group) => `Le groupe ${group} contient un caractère qu’aucun code n’a. Comparez-le.`,
    groupLength: (group, entered, size) => `Le groupe ${group} a ${countCharacters(entered)}. ${describeCode(size)}`,
    tooFewGroups: (entered, size) =>
      `Ce code est incomplet : vous avez saisi ${countGroups(entered)}. ${describeCode(size)}`,
    tooFewCharacters: (entered, size) =>
      `Ce code est incomplet : vous avez saisi ${countCharacters(entered)}. ${describeCode(size)}`,
    tooManyGroups: (entered, size) =>
      `Ce code est trop long : vous avez saisi ${countGroups(entered)}. ${describeCode(size)}`,
    tooManyCharacters: (entered, size) =>
      `Ce code est trop long : vous avez saisi ${countCharacters(entered)}. ${describeCode(size)}`,
    mistypedGroup: (group) => `Le groupe ${group} contient une faute de frappe. Comparez-le avec votre code imprimé.`,
    mistypedGroups: (one, other) =>
      `Les groupes ${one} et ${other} contiennent des fautes de frappe. Comparez-les avec votre code imprimé.`,
    swappedGroups: (one, other) => `Les groupes ${one} et ${other} sont inversés.`,
    unlocated: 'Ce code contient des erreurs. Comparez chaque groupe avec votre code imprimé.',
  },

  passwordMistakes: {
    short: (least) => `Utilisez au moins ${countCharacters(least)}. Plusieurs mots conviennent.`,
    long: (most) => `Utilisez au plus ${countCharacters(most)}.`,
    weak: 'Ce mot de passe est facile à deviner. Utilisez plusieurs mots qui ne vont pas ensemble.',
    damaged: 'Ce que protège le mot de passe est endommagé, ou n’a pas été créé par ce site.',
    wrong: 'Ce mot de passe ne convient pas. Vérifiez les majuscules et la langue du clavier.',
  },

  passkeyMistakes: {
    unavailable: 'Les clés d’accès ne fonctionnent pas ici. Choisissez un autre moyen.',
    none: 'Il n’y a pas de clé d’accès pour ce wallet sur cet appareil.',
    cancelled:
      'Aucune clé d’accès n’a été utilisée : la demande a été annulée, ou cet appareil n’a pas de clé d’accès pour ce wallet.',
    unsuitable:
      'Cette clé d’accès ne peut pas protéger un wallet. Utilisez un autre appareil ou gestionnaire de mots de passe, ou un autre moyen.',
    damaged: 'Ce que protège la clé d’accès est endommagé.',
    wrong: 'Cette clé d’accès ne convient pas. Choisissez celle que vous avez enregistrée pour ce wallet.',
  },

  fileMistakes: {
    tooLarge: 'Ce fichier est trop grand pour être un fichier de récupération.',
    none: 'Ce n’est pas un fichier de récupération.',
    newer: 'Ce fichier de récupération est d’une version plus récente. Obtenez une version plus récente de cette page.',
    damaged: 'Ce fichier de récupération est endommagé. Utilisez-en une autre copie, si vous en avez une.',
    otherCode: 'Ce code est bien saisi, mais n’appartient pas à ce fichier, ou le fichier a été modifié.',
    otherWallet: 'Ce fichier de récupération est endommagé : il ouvre un autre wallet que celui qu’il nomme.',
    noPassword: 'Ce fichier n’a pas de mot de passe. Saisissez votre code de récupération imprimé.',
  },
}
