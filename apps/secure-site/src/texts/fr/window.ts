import type { Texts } from '../texts'

export const window: Texts['window'] = {
  cancel: 'Annuler',
  back: 'Retour',
  save: 'Enregistrer',
  walletName: 'wallet',
  otherWallet: 'C’est un autre wallet. Connectez-vous avec l’e-mail du premier.',
  logInToChange: 'Reconnectez-vous pour changer la façon de récupérer votre wallet.',

  userAgent: {
    iPhoneOrIPad: 'iPhone ou iPad',
    unknownBrowser: 'inconnu',
    unknownSystem: 'inconnu',
    browserOnSystem: (browser, system) => `${browser}, ${system}`,
  },

  home: {
    title: 'Votre wallet',
    evm: 'Ethereum et autres réseaux EVM',
    solana: 'Solana',
    logins: 'Connexions',
    elsewhere: 'L’utiliser ailleurs',
    showWords: 'Afficher les mots de ce wallet',
    deletion: 'Suppression',
    delete: 'Supprimer ce wallet',
  },

  sessions: {
    thisWindow: 'Fenêtre de ce site',
    since: (time) => `Depuis le ${time}`,
    lastUsed: (time) => `Dernière utilisation vers le ${time}`,
    current: 'Cet appareil',
    end: 'Se déconnecter',
    endOf: (browser, place) => `Se déconnecter : ${browser}, ${place}`,
    endOthers: 'Se déconnecter partout ailleurs',
    endHere: 'Se déconnecter ici',
    endHereTitle: 'Se déconnecter ici ?',
  },

  devices: {
    title: 'Un appareil demande à ouvrir votre wallet',
    asked: (time, browser) => `Demandé le ${time}. Il dit être ${browser}.`,
    askedAt: (time, browser, place) => `Demandé le ${time}. Il dit être ${browser}, sur ${place}.`,
    advice: 'N’approuvez que si vous voyez ce code sur l’appareil devant vous.',
    approve: 'Approuver',
    approveCode: (code) => `Approuver ${code}`,
    decline: 'Refuser',
    declineCode: (code) => `Refuser ${code}`,
    ended: 'Cette demande est terminée.',
    loginEnded: 'Votre connexion dans cette fenêtre est terminée. Reconnectez-vous. Rien n’a été supprimé ici.',
  },

  deletion: {
    title: 'Supprimer ce wallet ?',
    confirmLabel: (name) => `Saisissez ${name} pour confirmer`,
    confirmFirst: (name) => `Saisissez ${name} pour confirmer.`,
    warning:
      'Envoyez d’abord tout vers un autre wallet. Personne ne peut annuler ceci, et aucun appareil ne peut se reconnecter à ce wallet.',
    meaning:
      'Le site supprime sa part de votre wallet, votre e-mail et vos moyens de récupération. Un fichier de récupération que vous avez enregistré ouvre toujours le wallet avec son code imprimé ou mot de passe.',
    submit: 'Supprimer définitivement',
    doneTitle: 'Votre wallet a été supprimé',
    done: 'Vous pouvez fermer cette fenêtre. Une connexion avec le même e-mail ouvre un nouveau wallet.',
    logIn: 'Se connecter',
  },

  words: {
    title: 'Afficher les mots de ce wallet ?',
    about:
      'Avec ces 24 mots, un autre wallet, comme MetaMask ou Phantom, ouvre les mêmes comptes. Aucune limite de ce site ne s’y applique.',
    warning:
      'Quiconque voit les mots a tout ce que contient ce wallet, pour toujours. Aucune personne qui vous aide n’en a besoin. Ne les montrez à personne.',
    needsPasskey: 'Ajoutez d’abord une clé d’accès pour les approbations, sous « Limites ».',
    usePasskey: 'Utiliser la clé d’accès',
    shownTitle: 'Les mots de votre wallet',
    shown: 'Notez-les dans cet ordre. Ils disparaissent quand vous quittez cet écran.',
    listLabel: 'Mots',
    done: 'Terminé',
  },
}
