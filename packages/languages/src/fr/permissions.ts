import { createCounter } from '../createCounter.js'
import type { Language } from '../types.js'
import { start } from './words.js'

const count = createCounter('fr')

const DAY = 86_400
const UNITS = [
  [7 * DAY, 'par semaine', 'toutes les # semaines'],
  [DAY, 'par jour', 'tous les # jours'],
  [3_600, 'par heure', 'toutes les # heures'],
  [60, 'par minute', 'toutes les # minutes'],
  [1, 'par seconde', 'toutes les # secondes'],
] as const

function every(seconds: number): string {
  const [size, one, other] = UNITS.find(([each]) => seconds % each === 0) ?? UNITS[4]
  return seconds === size ? one : count(seconds / size, { other })
}

const declinedWhat = (wallet: string | undefined) =>
  `Vous avez refusé ${wallet === undefined ? 'la demande' : `dans ${wallet}`}`

export const permissions: Pick<Language['wallet'], 'permissions' | 'smartSessions' | 'siwx'> = {
  permissions: {
    title: 'Autorisations',
    reading: 'Chargement des autorisations',
    groups: {
      signIn: 'Connecté à ce site',
      session: 'Wallets mobiles',
      permission: 'Sites pouvant agir pour vous',
      approval: (network: string) => `Accès aux tokens sur ${network}`,
    },
    inUse: 'Utilisé',
    thisSite: 'Ce site',
    unknownToken: 'Token inconnu',
    onNetwork: (wallet: string, network: string) => (network ? `${wallet} sur ${network}` : wallet),
    accounts: (number: number) => count(number, { one: '# compte', other: '# comptes' }),
    until: (date: string) => `jusqu’au ${date}`,
    via: (contract: string) => `via ${contract}`,
    unlimited: 'Illimité',
    unlimitedOf: (symbol: string) => `${symbol} illimité`,
    upTo: (amount: string) => `Jusqu’à ${amount}`,
    wholeCollection: (name: string) => `Tout de ${name}`,
    oneOf: (name: string, tokenId: string) => `${name} nº ${tokenId}`,
    anNft: 'une collection',
    atRisk: (money: string) => `${money} exposés`,
    nothingThere: 'Rien d’exposé actuellement',
    perDay: (amount: string) => `Jusqu’à ${amount} par jour`,
    perHours: (amount: string, hours: number) =>
      `Jusqu’à ${amount} en ${hours === 1 ? 'une heure' : count(hours, { one: '# heure', other: '# heures' })}`,
    unclear: 'Montant inconnu',
    explorer: (who: string, explorer: string) => `${who} sur ${explorer}`,
    partly: 'Il en manque peut-être : nous n’avons pas pu charger tout votre historique.',
    partlySince: (date: string) =>
      `Il en manque peut-être d’avant le ${date} : nous n’avons pas pu charger l’historique plus ancien.`,
    failed: {
      signIn: 'Impossible de charger vos connexions.',
      session: 'Impossible de charger les wallets mobiles connectés.',
      permission: 'Impossible de charger les sites pouvant agir pour vous.',
      approval: 'Impossible de charger vos accès aux tokens.',
    },
    stale: 'Pas de réponse. Cette liste n’est peut-être plus à jour.',
    noApprovals: 'Aucun trouvé.',
    none: 'Aucune autorisation trouvée',
    noneText: (network: string) =>
      `Nous n’avons trouvé ni connexion, ni wallet mobile, ni accès aux tokens sur ${network}.`,
    choose: 'Sélectionnez les autorisations à révoquer',
    takeBack: (count: number) => `Révoquer ${count}`,
    disconnects: 'Révoquer celle qui est utilisée vous déconnecte.',
    costs: 'La révocation coûte des frais de réseau.',
    sponsored: (app: string) => `Si votre wallet l’accepte, ${app} paie les frais de réseau.`,
    takenBack: 'Révoquée',
    checkingText: 'Nous simulons l’opération avant l’ouverture de votre wallet.',
    walletText: (who: string, what: string) =>
      `Approuvez pour que ${who} ne puisse plus dépenser vos actifs (${what}). Vous pouvez fermer ceci.`,
    walletSeveral: (number: number) =>
      count(number, {
        one: 'Ceci révoque # autorisation. Vous pouvez fermer ceci.',
        other: 'Ceci révoque # autorisations. Vous pouvez fermer ceci.',
      }),
    bothAsked: 'La première demande reste dans votre wallet.',
    toList: 'Retour à la liste',
    chainTitle: 'Révocation',
    chainText: (network: string) => `${network} confirme en ce moment. Vous pouvez fermer ceci.`,
    progress: (done: number, count: number) => `${done} sur ${count} ${done < 2 ? 'effectuée' : 'effectuées'}`,
    endingTitle: 'Révocation',
    endingText: 'Cela peut prendre un moment.',
    view: 'Voir la transaction',
    pausedTitle: 'Partiellement effectué',
    pausedText: (left: number) =>
      `Votre wallet n’a pas été sollicité pendant que ceci était fermé. Il en reste ${left === 1 ? 'une' : left}.`,
    goOn: 'Continuer',
    stoppedTitle: 'Arrêté en cours de route',
    stoppedAccount: 'Votre wallet a changé de compte. Les demandes précédentes peuvent encore passer.',
    stoppedNetwork: 'Votre wallet a changé de réseau. Les demandes précédentes peuvent encore passer.',
    failedTitle: 'Non révoquée',
    declined: (wallet: string | undefined) =>
      `Vous avez refusé la demande${wallet === undefined ? '' : ` dans ${wallet}`}. L’autorisation est toujours active.`,
    wouldFail: (what: string) =>
      `La simulation a échoué : impossible de révoquer ${what} de cette façon. Votre wallet n’a pas été sollicité.`,
    reverted: (network: string) =>
      `La transaction a échoué sur ${network}. Au plus, les frais de réseau ont été prélevés.`,
    cancelled: 'Vous l’avez annulée. L’autorisation est toujours active.',
    stands: (network: string) =>
      `${network} a confirmé, mais l’autorisation est toujours active. Revérifiez plus tard.`,
    unsure: 'Nous ne savons pas si cela a été envoyé. Vérifiez avant de réessayer.',
  },
  smartSessions: {
    title: 'Autorisations des sites',
    intro: 'Ces sites peuvent agir pour votre compte smart, dans ces limites.',
    list: 'Sites pouvant agir pour vous',
    upTo: (amount: string, period?: number) =>
      period === undefined ? `Jusqu’à ${amount} au total` : `Jusqu’à ${amount} ${every(period)}`,
    noLimit: (symbol: string, period?: number) =>
      period === undefined ? `Tous vos ${symbol}, sans limite` : `Tous vos ${symbol} ${every(period)}, sans limite`,
    unknownToken: (address: string) => `plus petites unités d’un token inconnu (${address})`,
    stream: (amount: string) => `Jusqu’à ${amount} au total. Augmente avec le temps`,
    endless: (symbol: string) => `${symbol} sans limite. Augmente avec le temps`,
    other: 'Nous ne savons pas ce que cela autorise. Vérifiez votre wallet ou révoquez.',
    used: (used: string, all: string, isPeriod: boolean) =>
      isPeriod ? `${used} sur ${all} utilisés pendant cette période` : `${used} sur ${all} utilisés`,
    usedLabel: 'Utilisé',
    ends: (date: string) => `Expire le ${date}`,
    endsNever: 'Ceci n’expire pas. Révoquez-le quand vous n’en avez plus besoin.',
    thisSite: 'Ce site',
    unnamed: 'Site sans nom',
    usedBy: (address: string) => `Utilisé par ${address}`,
    stop: 'Révoquer',
    stopOf: (site: string, what: string) => `Révoquer, ${site} : ${what}`,
    stopping: 'Révocation… votre wallet peut vous demander d’approuver.',
    stopped: 'Révoquée',
    declined: (wallet: string | undefined) => `${declinedWhat(wallet)}, elle est donc toujours active.`,
    emptyTitle: 'Aucune autorisation',
    emptyText: 'Les sites que vous autorisez apparaissent ici.',
    failedTitle: 'Impossible de charger les autorisations',
    unreadWallet: (wallet: string) => `${start(wallet)} n’a pas répondu, il peut donc y en avoir d’autres.`,
    unreadService: 'Nous n’avons pas pu charger les autorisations d’autres sites, il peut donc y en avoir d’autres.',
    askTitle: (wallet: string) => `Approuvez dans ${wallet}`,
    askText: (site: string) =>
      `${start(site)} veut agir pour vous dans une certaine limite. Vérifiez-la dans votre wallet avant d’approuver.`,
    slow: 'Toujours en attente de votre wallet. Ouvrez-le et cherchez la demande.',
    grantFailedTitle: 'Autorisation non accordée',
    grantDeclined: (wallet: string | undefined) => `${declinedWhat(wallet)}.`,
    grantedTitle: 'Autorisation accordée',
    grantedText: (site: string) =>
      `${start(site)} peut faire ceci sans vous redemander, jusqu’à ce que vous le révoquiez :`,
    see: 'Voir les autorisations',
    notNow: 'Plus tard',
    done: 'Terminé',
  },
  siwx: {
    title: 'Se connecter',
    heading: 'Prouvez que ce wallet est le vôtre',
    text: (site: string) =>
      `${start(site)} vous demande de signer un message. C’est gratuit et ne déplace aucun fonds.`,
    signing: (wallet: string) => `Confirmez dans ${wallet}. C’est gratuit et ne déplace aucun fonds.`,
    details: 'Ce que vous signez',
    site: 'Site',
    wallet: 'Wallet',
    network: 'Réseau',
    validUntil: 'Valide jusqu’au',
    says: 'Déclaration',
    link: 'Lien',
    message: 'Message',
    declinedTitle: 'Signature refusée',
    declined: (wallet: string | undefined) =>
      `${declinedWhat(wallet)}. Signez pour continuer ou annulez pour vous déconnecter.`,
    declinedFree: (wallet: string | undefined) =>
      `${declinedWhat(wallet)}. Signez pour continuer ou passez pour l’instant.`,
    failedTitle: 'Non connecté',
    cancel: 'Annuler',
    skip: 'Plus tard',
    sign: 'Se connecter',
    isSigning: 'Signature en cours',
    isChecking: 'Connexion en cours',
  },
}
