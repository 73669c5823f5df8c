import { createCounter } from '../createCounter.js'
import type { Language } from '../types.js'
import { start } from './words.js'

const count = createCounter('fr')

const soon: Readonly<Record<string, string>> = {
  eip155: 'Arrive généralement en moins d’une minute',
  solana: 'Arrive en quelques secondes',
  bip122: 'Arrive généralement en moins d’une heure ; avec les frais lents, en moins d’une journée',
  polkadot: 'Arrive généralement en moins d’une minute',
  cosmos: 'Arrive généralement en moins de 30 secondes',
}

const INVALID = 'Ce n’est pas une adresse ou un nom valide.'

export const send: Pick<Language['wallet'], 'send' | 'sending' | 'asking' | 'requests' | 'scan'> = {
  send: {
    title: 'Envoyer',
    amount: 'Montant',
    nft: 'NFT',
    receiver: 'Nom ou adresse',
    paste: 'Coller',
    pasteFailed: 'Votre navigateur a bloqué l’accès au presse-papiers. Collez plutôt dans le champ.',
    scan: 'Scanner un code QR',
    reading: 'Recherche du nom',
    to: 'À',
    clearReceiver: 'Effacer le destinataire',
    enterAmount: 'Saisissez un montant',
    enterReceiver: 'Saisissez un destinataire',
    notEnough: (symbol: string) => `Pas assez de ${symbol}`,
    tooLittle: 'Montant trop faible',
    review: 'Vérifier',
    refused: 'Cela échouerait',
    doesMore: 'Cela fait plus qu’envoyer',
    notHere: 'N’est plus dans ce compte',
    notHereText: 'Ce compte ne l’a plus. Choisissez autre chose à envoyer.',
    have: (amount: string) => `Vous avez ${amount}. Saisissez un montant plus petit.`,
    needFee: (fee: string) => `Il vous faut aussi ${fee} pour les frais de réseau. Saisissez un montant plus petit.`,
    needFeeToken: (fee: string) => `Il vous faut ${fee} pour les frais de réseau.`,
    atLeast: (amount: string) => `Le minimum est de ${amount}.`,
    quoteFailed: 'Impossible d’obtenir les frais de réseau. Nouvel essai…',
    moved: (network: string, before: string) => `Ce paiement est sur ${network}. Vous étiez sur ${before}.`,
    unsupported: 'Réseau non pris en charge',
    unsupportedText: (network: string) => `Vous ne pouvez pas envoyer sur ${network} ici. Choisissez un autre réseau.`,
    refusals: {
      empty: INVALID,
      tooLong: 'C’est trop long pour une adresse.',
      hidden: 'Ceci contient des caractères invisibles. Ne l’utilisez pas : obtenez l’adresse autrement.',
      unknown: INVALID,
      address: INVALID,
      mistyped:
        'Cette adresse contient une faute de frappe : sa somme de contrôle ne correspond pas. Copiez-la à nouveau.',
      network: 'C’est pour un réseau que ce site ne prend pas en charge.',
      amount: 'Ceci demande un montant non valide.',
      encoding: 'Ce lien est endommagé. Demandez-en un nouveau.',
      duplicate: 'Ce lien de paiement est contradictoire. Demandez-en un nouveau.',
      required: 'Ce lien de paiement nécessite quelque chose qui n’est pas pris en charge ici.',
      call: 'Ceci demande plus qu’un paiement, ce qui n’est pas pris en charge ici.',
      interactive: 'Ce lien de paiement n’est pas pris en charge.',
      checksum: 'Nous ne pouvons pas vérifier le code de contrôle à la fin. Retirez le # et tout ce qui suit.',
      otherNamespace: 'Cette adresse est pour un autre type de réseau. Elle ne peut pas être utilisée sur celui-ci.',
      otherNetwork: 'Cette adresse est pour un autre réseau. Elle ne peut pas être utilisée sur celui-ci.',
      nameOfOtherNamespace: 'Ce type de nom n’est pas pris en charge ici. Demandez l’adresse.',
      nobody: 'Aucune adresse trouvée pour ce nom.',
      unreachable: 'Impossible de rechercher le nom. Réessayez dans un instant.',
      contract: 'C’est le contrat du token. Tout ce qui y est envoyé est perdu.',
      token: 'Ceci demande un token que nous n’avons pas trouvé sur ce réseau.',
    },
    isLost: 'Personne ne contrôle cette adresse. Tout ce qui y est envoyé est perdu.',
    request: (label: string) => `Demande de ${label}`,
    fee: 'Frais de réseau',
    feeOn: (network: string) => `Frais de réseau sur ${network}`,
    feeMost: (fee: string) => `Au plus ${fee}`,
    feeSpeed: 'Vitesse',
    speeds: { slow: 'Lent', normal: 'Normal', fast: 'Rapide' },
    arrives: 'Arrive dans',
    seconds: (seconds: number) =>
      seconds < 60
        ? count(Math.max(1, Math.round(seconds)), { one: 'Environ # seconde', other: 'Environ # secondes' })
        : seconds > 5_400
          ? count(Math.round(seconds / 3_600), { one: 'Environ # heure', other: 'Environ # heures' })
          : count(Math.round(seconds / 60), { one: 'Environ # minute', other: 'Environ # minutes' }),
    opensAccount: 'Crée un compte de token',
    tokenTitle: 'Choisir un token',
    tokenSearch: 'Rechercher un nom ou une adresse',
    networks: 'Réseau',
    yourTokens: 'Vos tokens',
    found: (number: number) => count(number, { one: '# token', other: '# tokens' }),
    none: (query: string) => `Aucun token nommé « ${query} »`,
    noneText: 'Vérifiez l’orthographe ou choisissez un autre réseau.',
    loadingTokens: 'Chargement des tokens',
    reviewTitle: 'Vérifier',
    takesMore: 'Cela prendrait plus que le montant saisi. Rien n’a été envoyé.',
    allowsOthers: 'Cela permettrait à quelqu’un d’autre de prendre vos actifs. Rien n’a été envoyé.',
    fails: 'Le réseau rejetterait ce transfert. Rien n’a été envoyé.',
    lookalike: 'Ce n’est pas l’adresse que vous connaissez',
    lookalikeText: 'Elle commence et finit pareil, mais diffère au milieu : une arnaque courante.',
    sentTitle: 'Envoyé',
  },
  sending: {
    youSend: 'Vous envoyez',
    onNetwork: (network: string) => `sur ${network}`,
    from: 'De',
    total: 'Total',
    memo: 'Mémo public',
    noChanges: 'Rien ne bouge, à part les frais de réseau.',
    theyGet: 'Le destinataire reçoit',
    isNew: (network: string) => `Premier envoi à cette adresse sur ${network}`,
    isUnseen: (count: number) =>
      count > 1
        ? `Absente des ${count} transactions que nous voyons pour ce compte`
        : 'Nous ne savons pas si vous avez déjà envoyé ici',
    isSelf: 'C’est votre propre adresse.',
    lookalikeNew: 'Cette adresse',
    lookalikeKnown: 'Celle que vous connaissez',
    lookalikeName: 'Ce nom utilise des lettres trompeuses. Il imite peut-être un autre nom.',
    check: 'Vérifiez le nom et l’adresse. Un transfert ne peut pas être annulé.',
    send: (amount: string) => `Envoyer ${amount}`,
    checkingText: 'Vérification des frais et simulation du transfert.',
    checkingSlow: 'Le réseau met du temps à répondre. Rien n’a encore été envoyé.',
    stop: 'Arrêter',
    networkSlow: 'Le réseau met du temps à répondre.',
    walletText: (amount: string, name: string) => `Approuvez l’envoi de ${amount} à ${name}. Vous pouvez fermer ceci.`,
    bothSent: 'La première demande reste dans votre wallet. Si vous l’approuvez aussi, les deux seront envoyées.',
    fullAddress: 'Adresse complète',
    stoppedAccount: 'Votre wallet a changé de compte. Rien n’a été envoyé.',
    stoppedNetwork: 'Votre wallet a changé de réseau. Rien n’a été envoyé.',
    unsure: (wallet: string) => `Nous ne savons pas si ${wallet} l’a envoyé. Vérifiez avant de réessayer.`,
    unsureMoved: (wallet: string, network: string) =>
      `Nous ne savons pas si ${wallet} l’a envoyé. ${network} montre une nouvelle activité de votre compte, qui peut être cet envoi. Vérifiez avant de réessayer.`,
    unsureStill: (wallet: string, network: string) =>
      `Nous ne savons pas si ${wallet} l’a envoyé. ${network} ne montre encore rien de nouveau de votre compte, mais cela peut encore passer. Vérifiez avant de réessayer.`,
    failedTitle: 'Non envoyé',
    declined: (wallet: string | undefined) =>
      `Vous avez refusé la demande${wallet === undefined ? '' : ` dans ${wallet}`}.`,
    feeUp: (amount: string) =>
      `Les frais de réseau ont augmenté pendant que vous décidiez. Toujours dans votre wallet : ${amount}.`,
    sent: (amount: string) => `${amount} en route`,
    sentText: (namespace: string) => `${soon[namespace] ?? 'Arrive une fois que le réseau l’a confirmé'}.`,
    arrived: (amount: string) => `Bien arrivé : ${amount}`,
    arrivedText: (network: string) => `Confirmé sur ${network}.`,
    refusedText: (amount: string) =>
      `Le transfert a échoué. Seuls les frais de réseau ont été prélevés. Toujours dans votre wallet : ${amount}.`,
    droppedTitle: 'Abandonné par le réseau',
    droppedText: 'Cela pourrait encore passer : vérifiez votre wallet avant de renvoyer.',
    replacedTitle: 'Remplacé',
    replacedText: 'Une autre transaction de votre compte l’a remplacé. Voyez votre activité.',
    conflicts: {
      sources:
        'Un nœud dit que c’est fait, un autre pas encore. L’envoi compte comme en cours jusqu’à ce que deux nœuds soient d’accord. Ne renvoyez pas.',
      sender:
        'Le réseau montre à sa place la transaction d’un autre compte. Vérifiez l’activité de votre wallet avant de renvoyer.',
    },
    unsureTitle: 'Résultat inconnu',
    accordingTo: 'Selon',
    transaction: 'Transaction',
    done: 'Terminé',
  },
  asking: {
    changes: 'Ce qui va se passer',
    you: 'Vous',
    trying: 'Simulation',
    untried: 'Nous n’avons pas pu simuler ceci. Vérifiez ce que votre wallet affiche.',
    checkingTitle: 'Vérification',
    switchingTitle: (network: string) => `Passer à ${network}`,
    switchingText: (wallet: string) => `Approuvez le changement dans ${wallet}.`,
    walletTitle: (wallet: string) => `Approuvez dans ${wallet}`,
    walletSlow: (wallet: string) =>
      `Toujours en attente de ${wallet}. S’il utilise un appareil, déverrouillez-le et approuvez dessus.`,
    moved: {
      account: (wallet: string) =>
        `${start(wallet)} a changé de compte. Vérifiez sa demande ou refusez-la dans le wallet.`,
      network: (wallet: string) =>
        `${start(wallet)} a changé de réseau. Vérifiez sa demande ou refusez-la dans le wallet.`,
    },
    askAgain: 'Redemander',
    startAnother: 'Nouvelle opération',
    stoppedTitle: 'Arrêté',
    unsureTitle: 'Vérifiez votre activité',
    toAccount: 'Aller à votre compte',
    tryNewFee: 'Réessayer avec les nouveaux frais',
    edit: 'Modifier',
  },
  requests: {
    askedTitle: 'Une demande attend peut-être encore dans votre wallet',
    askedText:
      'Répondez-y d’abord dans votre wallet. Si vous en approuvez aussi une seconde, les deux seront envoyées.',
    unansweredTitle: 'Une demande précédente a peut-être été envoyée',
    unansweredText: 'Vérifiez l’activité de votre wallet avant de réessayer.',
    send: (amount: string, to: string, network: string) => `Envoyer ${amount} à ${to} sur ${network}`,
    swap: (amount: string, network: string) => `Échanger ${amount} sur ${network}`,
    approve: (amount: string, network: string) => `Autoriser ${amount} pour un échange sur ${network}`,
    revoke: (token: string, network: string) => `Révoquer l’accès à ${token} sur ${network}`,
    transaction: (network: string) => `Une transaction sur ${network}`,
    more: (number: number) => count(number, { one: '# de plus', other: '# de plus' }),
  },
  scan: {
    title: 'Dirigez l’appareil photo vers le code',
    starting: 'Démarrage de l’appareil photo',
    deniedTitle: 'Accès à l’appareil photo bloqué',
    denied: 'Autorisez l’accès à l’appareil photo dans votre navigateur ou collez l’adresse.',
    missingTitle: 'Aucun appareil photo trouvé',
    missing: 'Collez plutôt l’adresse.',
    instead: 'Saisir l’adresse',
    stop: 'Arrêter le scan',
  },
}
