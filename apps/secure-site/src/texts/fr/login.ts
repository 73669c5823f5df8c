import type { Texts } from '../texts'

export const login: Texts['login'] = {
  title: 'Ouvrir votre wallet',
  about: (site) => `Connectez-vous à ${site} pour approuver des appareils et configurer la récupération.`,
  email: 'Adresse e-mail',
  continue: 'Continuer',
  continueWith: (provider) => `Continuer avec ${provider}`,
  restore: 'Restaurer un wallet depuis son fichier de récupération',
  cancel: 'Annuler',
  checkAddress: (site) =>
    `Vérifiez que la barre d’adresse affiche ${site}. Ne saisissez votre code ou mot de passe de récupération nulle part ailleurs. Un wallet que vous ouvrez avec Farcaster ne peut pas encore être ouvert ici.`,
  startWithEmail: 'Commencez par votre adresse e-mail.',
  moment: 'Un instant',

  captcha: {
    title: 'Une vérification avant l’envoi de l’e-mail',
    frame: 'Vérification anti-robot',
    first: (email) => `Montrez que vous n’êtes pas un robot. Ensuite, nous envoyons un e-mail à ${email}.`,
    again: (email) =>
      `Cette vérification n’a pas été acceptée. Réessayez une fois. Ensuite, nous envoyons un e-mail à ${email}.`,
    notLoaded: (host) =>
      `La vérification anti-robot ne s’est pas chargée. Vérifiez votre connexion, autorisez ${host} dans votre bloqueur et réessayez.`,
    failed: 'La vérification anti-robot n’a pas réussi. Réessayez plus tard.',
    oldFrame: 'Cette page du site sécurisé est ancienne. Rechargez et réessayez.',
    oldWindow: 'Cette page est ancienne. Rechargez-la et réessayez.',
    cancelled: 'Aucun e-mail n’a été envoyé.',
  },

  link: {
    title: 'Approuver cet appareil',
    sentFromFrame: (email) => `Nous avons envoyé un lien à ${email}. Ouvrez-le pour continuer ici.`,
    sent: (email) => `Nous avons envoyé un lien à ${email}. Ouvrez-le pour approuver cet appareil.`,
  },

  frame: {
    title: 'Consultez vos e-mails',
    secondCode: (email) => `Ensuite, nous en envoyons un autre à ${email}.`,
    enterOnlyAt: (host) =>
      `Ne le saisissez que dans une fenêtre dont la barre d’adresse affiche ${host}, jamais sur une autre page.`,
    enterBothOnlyAt: (host) =>
      `Ne saisissez les deux que dans une fenêtre dont la barre d’adresse affiche ${host}, jamais sur une autre page.`,
    open: 'Saisir le code dans notre fenêtre',
    openAgain: 'Rouvrir la fenêtre',
    openHere: 'Ouvrir sur cette page',
    opened: 'Continuez dans notre fenêtre. Cette page se mettra à jour automatiquement.',
    blocked: 'Aucune fenêtre ne s’est ouverte ? Autorisez les pop-ups pour ce site, ou ouvrez-la sur cette page.',
    sending: 'Envoi d’un code',
    onlyInWindow: (host) => `Ne le saisissez que dans la fenêtre de ${host}, jamais sur une page d’un autre site.`,
  },

  code: {
    title: 'Saisissez le code',
    label: 'Code',
    sent: (email) => `Nous avons envoyé un code à 6 chiffres à ${email}.`,
    submit: 'Se connecter',
    resend: 'Envoyer un nouveau code',
    resendIn: (seconds) => `Envoyer un nouveau code dans ${seconds} s`,
    site: 'Site',
    device: 'Appareil',
    started: 'Commencé',
    onlyIfYours:
      'Ne saisissez le code que si vous avez commencé ceci vous-même, sur ce site et cet appareil. La personne qui l’a commencé sera connectée.',
    checkAddress: (site) =>
      `Vérifiez que la barre d’adresse affiche ${site}. Ne saisissez le code nulle part ailleurs, et ne le donnez à personne.`,
    asking: 'Récupération de votre connexion.',
    stuckTitle: 'Cette connexion ne peut pas continuer',
    stuck: 'Revenez à la page où vous avez commencé, et reconnectez-vous là-bas.',
    noneTitle: 'Il n’y a pas de connexion ici',
    none: 'Aucune de nos pages n’a ouvert cette fenêtre, elle n’accepte donc aucun code.',
    noneAdvice:
      'Si vous êtes en train de vous connecter, revenez à la page où vous avez commencé et choisissez « Ouvrir sur cette page ».',
    doneTitle: 'Connexion réussie',
    goBack: (host) => `Revenez à ${host}.`,
    goBackOrClose: (host) => `Revenez à ${host}. Vous pouvez fermer cette fenêtre.`,
    goBackButton: (host) => `Revenir à ${host}`,
  },

  change: {
    oldTitle: 'Confirmez votre e-mail actuel',
    newTitle: 'Confirmez votre nouvel e-mail',
    confirm: 'Confirmer',
    submit: 'Changer d’e-mail',
    newEmail: 'Nouvelle adresse e-mail',
    onlyIfYours: (email) => `Ne saisissez le code que si vous voulez désormais ouvrir ce wallet avec ${email}.`,
    asking: 'Récupération de votre changement.',
    stuckTitle: 'Ce changement ne peut pas continuer',
    stuck: 'Votre e-mail n’a pas changé. Revenez à la page où vous avez commencé, et réessayez là-bas.',
    noneTitle: 'Il n’y a pas de changement ici',
    noneAdvice:
      'Si vous êtes en train de changer d’e-mail, revenez à la page où vous avez commencé et choisissez « Ouvrir sur cette page ».',
    changedTitle: 'Votre e-mail a changé',
    changed: (email) => `Vous ouvrez maintenant ce wallet avec ${email}.`,
    willChangeTitle: 'Votre e-mail va changer',
    willChange: (time, email) =>
      `À partir du ${time}, vous ouvrez ce wallet avec ${email}. Nous avons envoyé à votre adresse actuelle un lien pour l’empêcher.`,
  },

  social: {
    over: 'Cette connexion n’est plus valide. Recommencez.',
    notBegunHere: 'Cette connexion n’a pas commencé ici, ou a pris trop de temps. Recommencez.',
    notSignedIn: 'La connexion n’a pas eu lieu. Réessayez.',
    notLoggedIn: 'La connexion n’a pas eu lieu. Réessayez, ou connectez-vous autrement.',
  },

  newWallet: {
    title: 'Commencer un nouveau wallet ?',
    lostTitle: 'Ce site a perdu votre wallet',
    noneTitle: 'Pas encore de wallet pour cette connexion',
    meaning: 'Un nouveau wallet a d’autres adresses, et rien de ce que contient le précédent.',
    noneMeaning:
      'Si vous avez un wallet, vous utilisez peut-être une autre connexion pour lui, ou ce site l’a perdu. Un nouveau a d’autres adresses, et rien de ce que contient le vôtre.',
    start: 'Commencer un nouveau wallet',
    restore: 'Le restaurer depuis un fichier de récupération',
    logInOtherwise: 'Se connecter autrement',
  },
}
