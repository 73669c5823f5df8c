import { createCounter } from '../createCounter.js'
import type { Language } from '../types.js'
import { start, YOUR_WALLET } from './words.js'

const count = createCounter('fr')

export const views: Pick<
  Language,
  'connecting' | 'multi' | 'allWallets' | 'remote' | 'account' | 'wallets' | 'networks' | 'switching' | 'guide'
> = {
  connecting: {
    yourWallet: YOUR_WALLET,
    waitingTitle: (wallet: string) => `Approuvez dans ${wallet}`,
    waitingText: (wallet: string, site: string) =>
      `Ouvrez l’extension de ${wallet} et approuvez la demande de ${site}.`,
    waitingTextElsewhere: (wallet: string, site: string) =>
      `Approuvez la demande de ${site} dans la fenêtre de ${wallet}.`,
    waitingTextUnknown: (site: string) => `Ouvrez votre wallet et approuvez la demande de ${site}.`,
    askAgain: 'Redemander',
    declinedTitle: 'Demande refusée',
    declinedText: (wallet: string) => `Vous avez refusé la demande dans ${wallet}. Rien n’a été partagé.`,
    silentTitle: (wallet: string) => `${start(wallet)} n’a pas répondu`,
    silentText: 'Déverrouillez-le, puis réessayez.',
    pendingTitle: (wallet: string) => `Une demande attend dans ${wallet}`,
    walletSays: (wallet: string, words: string) => `${start(wallet)} : « ${words} »`,
    failedTitle: (wallet: string) => `Impossible de connecter ${wallet}`,
    missingTitle: (wallet: string) => `${start(wallet)} n’est pas dans ce navigateur`,
    missingText: 'Ajoutez l’extension ou choisissez un autre wallet.',
    missingTextElsewhere: 'Obtenez-le ou choisissez un autre wallet.',
    missingTextPhone: (wallet: string) =>
      `Ajoutez l’extension ou connectez-vous avec l’application ${wallet} sur votre téléphone.`,
    usePhone: 'Utiliser mon téléphone',
    getWallet: (wallet: string) => `Obtenir ${wallet}`,
    chooseAnother: 'Choisir un autre wallet',
    connectedTitle: 'Connecté',
    connectedText: (wallet: string, site: string) => `Vous pouvez maintenant utiliser ${site} avec ${wallet}.`,
  },
  multi: {
    title: 'Par où voulez-vous commencer ?',
    text: (wallet: string) =>
      `${start(wallet)} fonctionne avec plusieurs types de réseaux. Vous pourrez ajouter les autres plus tard.`,
    labels: { eip155: 'EVM', solana: 'Solana', bip122: 'Bitcoin', polkadot: 'Polkadot', cosmos: 'Cosmos' },
    namespaces: { eip155: 'Ethereum et EVM' },
    more: (names: string, count: number) => `${names} et ${count} de plus`,
    byName: (networks: string) => `${networks}. Associé d’après le nom, non vérifié`,
    all: (count: number) => `Connecter les ${count}`,
    step: (label: string, step: number, count: number) => `${label}, ${step} sur ${count}`,
    skip: (label: string) => `Continuer sans ${label}`,
  },
  allWallets: {
    search: (number: number | undefined) =>
      number === undefined
        ? 'Rechercher un wallet'
        : count(number, { one: 'Rechercher parmi # wallet', other: 'Rechercher parmi # wallets' }),
    filter: 'Type de réseau',
    all: 'Tous',
    installed: 'installé',
    certified: 'certifié',
    found: (number: number, shown: number) =>
      number > shown
        ? `${count(number, { one: '# wallet', other: '# wallets' })}, ${count(shown, { one: 'seul le premier est affiché', other: 'les # premiers sont affichés' })}`
        : count(number, { one: '# wallet', other: '# wallets' }),
    none: (query: string) => `Aucun wallet nommé « ${query} »`,
    noneText: 'Vérifiez l’orthographe ou scannez un code QR. Cela fonctionne avec la plupart des wallets mobiles.',
    failed: 'Impossible de charger d’autres wallets',
    slow: 'Cela prend plus de temps que d’habitude.',
  },
  remote: {
    scanHere: 'Vous avez un wallet sur votre téléphone ? Scannez pour vous connecter.',
    orGet: 'ou obtenez un wallet',
    orChoose: 'ou choisissez un wallet',
    declined: 'Refusé sur le téléphone. Rien n’a été partagé.',
    codeLabel: (wallet: string | undefined) =>
      wallet ? `Code QR pour connecter ${wallet}` : 'Code QR pour connecter un wallet mobile',
    scan: (wallet: string | undefined) =>
      wallet
        ? `Scannez avec l’appareil photo de votre téléphone ou l’application ${wallet}`
        : 'Scannez avec l’appareil photo de votre téléphone ou une application de wallet',
    newCodeIn: 'Nouveau code dans',
    newCodeInSeconds: (seconds: number) =>
      seconds > 0
        ? count(seconds, { one: 'Nouveau code dans # seconde', other: 'Nouveau code dans # secondes' })
        : 'Obtention d’un nouveau code',
    expired: 'Ce code a expiré',
    newCode: 'Afficher un nouveau code',
    showCode: 'Afficher le code QR',
    copyLink: 'Copier le lien',
    linkCopied: 'Lien copié',
    copyFailed: 'Impossible de copier. Scannez plutôt le code.',
    dontHave: (wallet: string) => `Vous n’avez pas ${wallet} ?`,
    getIt: 'L’obtenir',
    open: (wallet: string) => `Ouvrir ${wallet}`,
    openAny: 'Ouvrir une autre app sur ce téléphone',
    onOther: 'Votre wallet est sur un autre appareil ?',
    continueTitle: (wallet: string) => `Continuez dans ${wallet}`,
    continueText: 'Approuvez la demande dans l’application, puis revenez à cette page.',
    browserText: (wallet: string) =>
      `${start(wallet)} ouvre cette page dans son propre navigateur. Connectez-le à cet endroit.`,
    desktop: 'Ordinateur',
    web: 'Web',
    phone: 'Téléphone',
    ways: 'Emplacement du wallet',
    desktopText: (wallet: string) => `Ouvrez ${wallet} sur cet ordinateur et approuvez-y la demande.`,
    webText: (wallet: string) => `Ouvrez ${wallet} dans un autre onglet et approuvez-y la demande.`,
    noAppTitle: (wallet: string) => `${start(wallet)} ne s’est pas ouvert`,
    noAppText: (wallet: string) =>
      `L’application ${wallet} est-elle sur ce téléphone ? Obtenez-la ou scannez le code avec un autre appareil.`,
    noProgramText: (wallet: string) =>
      `Avez-vous ${wallet} sur cet ordinateur ? Obtenez-le ou choisissez un autre moyen.`,
    slow: 'Cela prend plus de temps que d’habitude. Vérifiez votre connexion.',
  },
  account: {
    balance: 'Solde',
    balanceFailed: 'Impossible de charger votre solde.',
    copyAddress: 'Copier l’adresse',
    addressCopied: 'Adresse copiée',
    copyFailed: 'Impossible de copier. Sélectionnez l’adresse et copiez-la vous-même.',
    actions: 'Actions',
    switchWallet: 'Vos wallets',
    explorer: (name: string) => `Voir sur ${name}`,
    permissions: 'Autorisations',
    disconnect: 'Déconnecter',
    viewOnly: 'Lecture seule',
    disconnectAll: 'Tout déconnecter',
    keep: 'Annuler',
    disconnected: 'Déconnecté',
    endedByWallet: (wallet: string) => `${start(wallet)} a mis fin à la connexion`,
  },
  wallets: {
    title: 'Vos wallets',
    active: 'Actif',
    connected: 'Connecté',
    alsoConnected: 'Aussi connectés',
    recent: 'Récent',
    use: 'Utiliser',
    accounts: 'Comptes de ce wallet',
    types: { payment: 'Paiements', ordinal: 'Ordinals seulement', stx: 'Stacks seulement' },
    kinds: 'Types de réseaux',
    none: (label: string) => `Aucun wallet ${label} connecté`,
    noneText: 'Vos autres wallets restent connectés.',
    shared: 'La déconnexion déconnecte tous les réseaux.',
    elsewhere: 'Sur un autre réseau',
    disconnect: (wallet: string) => `Déconnecter ${wallet}`,
    forget: (wallet: string) => `Oublier ${wallet}`,
    reconnect: 'Reconnecter',
    add: 'Ajouter un wallet',
  },
  networks: {
    title: 'Réseaux',
    search: 'Rechercher un réseau',
    filter: 'Filtre',
    all: 'Tous',
    testnets: 'Réseaux de test',
    test: 'Test',
    addsWallet: 'Ajoute un wallet',
    testNote: 'Les tokens des réseaux de test n’ont aucune valeur.',
    selected: 'Sélectionné',
    notIn: (wallet: string) => `Absent de ${wallet}`,
    found: (number: number) => count(number, { one: '# réseau', other: '# réseaux' }),
    none: (query: string) => `Aucun réseau nommé « ${query} »`,
    noneText: 'Vérifiez l’orthographe.',
    showAll: 'Afficher tous les réseaux',
  },
  switching: {
    title: 'Changer de réseau',
    waitingTitle: (network: string) => `Passer à ${network}`,
    waitingText: (wallet: string) => `Approuvez le changement dans ${wallet}.`,
    declinedTitle: (network: string) => `Toujours sur ${network}`,
    declinedTitleUnknown: 'Réseau inchangé',
    declinedText: (wallet: string, network: string) =>
      `Vous avez refusé le changement dans ${wallet}. Réessayez ou restez sur ${network}.`,
    declinedTextUnknown: (wallet: string) =>
      `Vous avez refusé le changement dans ${wallet}. Réessayez ou revenez en arrière.`,
    stay: 'Rester',
    cannotAdd: (wallet: string, network: string) =>
      `${start(wallet)} ne peut pas ajouter ${network}. Utilisez un autre wallet ou un autre réseau.`,
    unsupportedTitle: (site: string, network: string) => `${start(site)} ne fonctionne pas sur ${network}`,
    unsupportedText: 'Choisissez un autre réseau pour continuer.',
    unknownNetwork: (reference: string) => `réseau ${reference}`,
    yourWallet: YOUR_WALLET,
    needTitle: (network: string) => `Il faut un wallet ${network}`,
    needText: (current: string) => `Votre wallet ${current} reste connecté.`,
    needTextHere: (current: string, wallet: string, network: string) =>
      `Votre wallet ${current} reste connecté. ${start(wallet)} prend en charge ${network}.`,
    connectOne: (wallet: string) => `Connecter ${wallet}`,
    chooseOne: 'Choisir un wallet',
  },
  guide: {
    title: 'Qu’est-ce qu’un wallet ?',
    getTitle: 'Obtenir un wallet',
    lessons: [
      ['Un endroit pour ce que vous possédez', 'Gardez tokens, billets et œuvres d’art au même endroit.'],
      ['Une seule clé pour de nombreux sites', 'Connectez-vous sans nouveau mot de passe à chaque fois.'],
      ['C’est vous qui décidez', 'Rien ne bouge tant que vous ne l’avez pas approuvé.'],
    ],
    get: 'Obtenir un wallet',
    have: 'J’en ai déjà un',
    explore: 'Comparer les wallets',
    exploreText: 'Pour navigateurs et téléphones',
    places: {
      browser: 'Pour ce navigateur',
      phone: 'Pour votre téléphone',
      desktop: 'Pour un ordinateur',
      any: 'Wallets',
    },
    thisPhone: 'Pour ce téléphone',
    otherWays: 'Autres moyens',
    servers: 'Serveurs contactés',
    platforms: { browser: 'Navigateur', phone: 'Téléphone', desktop: 'Ordinateur' },
  },
}
