import { createCounter } from '../createCounter.js'
import type { Language } from '../types.js'
import { start } from './words.js'

const count = createCounter('fr')

/** Uses a noun, because a participle would have to agree with what comes in. */
const named = (noun: string) => (what: string) => (what ? `${noun} : ${what}` : noun)

const tooFine = (places: number) =>
  places
    ? count(places, {
        one: 'Utilisez au plus # décimale.',
        other: 'Utilisez au plus # décimales.',
      })
    : 'Saisissez un nombre entier.'

const NO_AMOUNT = 'Saisissez un montant en chiffres, par exemple 1,5.'

const ambiguous = (small: string, large: string) =>
  `Cela peut vouloir dire ${small} ou ${large}. Choisissez le bon montant.`

export const assets: Pick<
  Language['wallet'],
  'amount' | 'assets' | 'activity' | 'nfts' | 'receive' | 'names' | 'readOnly'
> = {
  readOnly: {
    title: 'Consulter une adresse',
    label: 'Adresse',
    hint: 'Consultez ses soldes et son activité. Vous ne pouvez ni signer ni envoyer.',
    view: 'Consulter',
    problems: {
      characters: 'Ceci contient des caractères qu’aucune adresse ne comporte. Copiez l’adresse à nouveau.',
      mistyped: 'Cette adresse contient une faute de frappe. Vérifiez chaque caractère.',
      unknown: 'Ce n’est pas une adresse valide sur les réseaux de ce site. Vérifiez-la et réessayez.',
    },
    limitTitle: 'Vous consultez seulement ce compte',
    limitText: 'Connectez un wallet pour envoyer, échanger ou acheter.',
    connect: 'Connecter un wallet',
  },
  amount: {
    currency: (money: string) => `${money}. Basculer entre token et devise`,
    currencyBack: (amount: string) => `${amount}. Basculer entre token et devise`,
    chooseToken: (symbol: string) => `${symbol}. Choisir un token`,
    balance: 'Solde',
    max: 'Max',
    ambiguous,
    readings: 'Montants possibles',
    noAmount: NO_AMOUNT,
    tooFine,
  },
  assets: {
    total: 'Solde total',
    pending: (number: number) => count(number, { one: 'mise à jour de # réseau…', other: 'mise à jour de # réseaux…' }),
    coming: 'mise à jour…',
    further: (text: string) => `, ${text}`,
    notCounted: (tokens: number, networks: number) =>
      `hors ${[
        ...(tokens === 0 ? [] : [count(tokens, { one: '# token', other: '# tokens' })]),
        ...(networks === 0 ? [] : [count(networks, { one: '# réseau', other: '# réseaux' })]),
      ].join(' et ')}`,
    network: 'Ce réseau',
    all: 'Tous les réseaux',
    scope: 'Tokens sur',
    loading: 'Chargement des tokens',
    failed: 'Impossible de charger vos tokens',
    failedText: 'Nous n’avons pas pu joindre le service. Vos actifs ne sont pas affectés.',
    partly: 'Il manque peut-être certains tokens.',
    stale: (time: string) => `État : ${time}`,
    asOf: (time: string) => `état : ${time}`,
    onItsWay: (amount: string) => `${amount} en route`,
    severalOnTheirWay: (number: number) => `${number} ${number < 2 ? 'token' : 'tokens'} en route`,
    waiting: (amount: string, to: string, wallet: string) => `Envoi de ${amount} à ${to} : approuvez dans ${wallet}.`,
    showWaiting: 'Afficher',
    slow: 'Le réseau met du temps à répondre.',
    none: 'Aucun token pour l’instant',
    noneText: (network: string) => `Les tokens que vous recevez sur ${network} apparaissent ici.`,
    buy: 'Acheter votre premier token',
    buyText: 'Carte ou virement bancaire',
    receive: 'Recevoir d’un autre wallet',
    receiveText: 'Partagez votre adresse',
    showHidden: (number: number) =>
      count(number, {
        one: 'Afficher # token minime ou inconnu',
        other: 'Afficher # tokens minimes ou inconnus',
      }),
    hideHidden: 'Masquer les tokens minimes ou inconnus',
    changeShort: (percent: string) => `${percent.startsWith('-') ? percent.replace('-', '−') : `+${percent}`}%`,
    change: (percent: string) => `${percent} % en 24 heures`,
  },
  activity: {
    label: 'Activité',
    titles: {
      approve: named('Approbation'),
      borrow: named('Emprunt'),
      burn: named('Destruction'),
      buy: named('Achat'),
      cancel: named('Annulation'),
      claim: named('Réclamation'),
      deploy: named('Déploiement'),
      deposit: named('Dépôt'),
      execute: named('Utilisation d’une app'),
      mint: named('Mint'),
      receive: named('Réception'),
      register: named('Enregistrement'),
      repay: named('Remboursement'),
      revoke: () => 'Autorisation révoquée',
      send: named('Envoi'),
      stake: named('Staking'),
      swap: named('Échange'),
      unstake: named('Fin de staking'),
      withdraw: named('Retrait'),
    },
    nft: 'NFT',
    to: (who: string) => `À ${who}`,
    from: (who: string) => `De ${who}`,
    swapFor: (amount: string, symbol: string) => `Contre ${amount} ${symbol}`,
    pendingGroup: 'En cours',
    undated: 'Plus tôt',
    statuses: {
      pending: 'En cours',
      failed: 'Échec. Seuls les frais de réseau ont été prélevés.',
      replaced: 'Remplacée',
      dropped: 'Abandonnée par le réseau',
    },
    conflicts: {
      sources: 'En cours : deux nœuds ne sont pas d’accord',
      sender: 'Incertain : le réseau montre la transaction d’un autre compte',
    },
    canceling: 'Annulation en cours',
    inPlaceOf: (hash: string) => `Remplace ${hash}`,
    beingReplaced: 'Remplacement en cours',
    faster: 'Accélérer',
    cancel: 'Annuler',
    resembles: 'Ressemble à une adresse que vous connaissez, mais ce n’est pas elle. N’y envoyez rien.',
    spam: (number: number) => `${number} ${number < 2 ? 'élément signalé' : 'éléments signalés'} comme spam possible`,
    older: 'Afficher plus ancien',
    asked: (amount: string, to: string, wallet: string) =>
      `Envoi de ${amount} à ${to} : approuvez ou refusez dans ${wallet}.`,
    none: 'Aucune activité pour l’instant',
    noneText: 'Les transactions que vous envoyez et recevez apparaissent ici.',
    failed: 'Impossible de charger votre activité',
    stale: (time: string) => `État : ${time}`,
    missing: 'Impossible de charger une partie de votre activité.',
    incomplete: 'Il en manque peut-être : nous n’avons pas pu charger tout votre historique.',
  },
  nfts: {
    title: 'NFT',
    label: 'NFT',
    loading: 'Chargement des NFT',
    unnamed: (tokenId: string) => `#${tokenId}`,
    count: (amount: string) => `${amount} ×`,
    none: 'Aucun NFT pour l’instant',
    noneText: (network: string) => `Les NFT que vous recevez sur ${network} apparaissent ici.`,
    unknown: 'NFT non disponibles',
    unknownText: (wallet: string, network: string) =>
      `${start(wallet)} n’affiche pas vos NFT sur ${network}. Consultez-les dans un explorateur.`,
    explorer: 'Voir votre adresse dans l’explorateur',
    failed: 'Impossible de charger vos NFT',
    failedText: 'Nous n’avons pas pu joindre le service. Vos actifs ne sont pas affectés.',
    partly: 'Il manque peut-être certains NFT.',
    stale: (time: string) => `État : ${time}`,
    more: 'Afficher plus',
    spam: (number: number) => `${number} ${number < 2 ? 'signalé' : 'signalés'} comme spam possible`,
    spamTitle: 'Spam possible',
    spamText:
      'Des escrocs envoient cela pour vous attirer vers des sites qui volent vos actifs. Ne suivez pas ses liens.',
    gone: 'Ce NFT n’est plus dans votre compte',
    goneText: 'Il a été envoyé ou se trouve sur un autre réseau.',
    toAccount: 'Aller à votre compte',
    description: 'Description',
    traits: 'Attributs',
    details: 'Détails',
    collection: 'Collection',
    amount: 'Vous avez',
    contract: 'Contrat',
    mint: 'Mint',
    tokenId: 'ID du token',
    network: 'Réseau',
    website: 'Site web',
    send: 'Envoyer',
  },
  receive: {
    title: 'Recevoir',
    code: (name: string) => `Code QR de l’adresse de ${name}`,
    codeAmount: (amount: string) => `Code QR demandant ${amount}`,
    copy: 'Copier l’adresse',
    copied: 'Adresse copiée',
    copyFailed: 'Impossible de copier. Sélectionnez l’adresse et copiez-la vous-même.',
    share: 'Partager',
    networks: 'Réseaux pris en charge',
    networksOf: (first: string, second: string | undefined, others: number) =>
      others > 0
        ? `${first}, ${second} et ${others} ${others < 2 ? 'autre' : 'autres'}`
        : second
          ? `${first} et ${second}`
          : first,
    networksTitle: 'Réseaux pris en charge',
    networksText: 'Envoyez uniquement sur ces réseaux. Les fonds envoyés sur d’autres peuvent être perdus.',
    warning: (coin: string, network: string) =>
      `Seuls ${coin} et les tokens sur ${network} peuvent être reçus ici. Tout le reste peut être perdu.`,
    warningMany: 'Les fonds envoyés sur des réseaux non pris en charge peuvent être perdus.',
    warningOne: (coin: string) => `Seul ${coin} peut être reçu ici. Tout le reste peut être perdu.`,
    amount: 'Montant (facultatif)',
    ambiguous,
    noAmount: NO_AMOUNT,
    tooFine,
    testnet: 'C’est un réseau de test. Les tokens n’y ont aucune valeur.',
  },
  names: {
    title: 'Choisir un nom',
    name: 'Nom',
    hint: '4 lettres, chiffres ou traits d’union ou plus',
    problems: {
      letters: 'Utilisez uniquement des lettres de a à z, des chiffres et des traits d’union.',
      short: 'Un nom compte au moins 4 lettres, chiffres ou traits d’union.',
      long: 'Un nom compte au plus 63 lettres, chiffres ou traits d’union.',
    },
    choose: 'Choisissez-en un',
    own: 'Vos noms',
    taken: 'Pris',
    free: 'Disponible',
    looking: 'Vérification des noms',
    found: (number: number) => count(number, { one: '# nom disponible', other: '# noms disponibles' }),
    failedOffers: 'Impossible de vérifier les noms',
    walletTitle: (wallet: string) => `Approuvez dans ${wallet}`,
    walletText: (name: string) => `Signez pour obtenir ${name}. C’est gratuit.`,
    slow: 'Toujours en attente de votre wallet. Ouvrez-le et cherchez une demande de signature.',
    savingTitle: (name: string) => `Enregistrement de ${name}`,
    savingText: 'Cela prend quelques secondes.',
    failedTitle: 'Non enregistré',
    failed: 'Nous n’avons pas pu enregistrer ce nom. Réessayez dans un instant.',
    reason: (reason: string) => `Nous n’avons pas pu enregistrer ce nom : ${reason}`,
    declined: (wallet: string | undefined) =>
      `Vous avez refusé ${wallet === undefined ? 'la demande' : `dans ${wallet}`}. Rien n’a été enregistré.`,
    takenMeanwhile: (name: string) => `Quelqu’un d’autre vient de prendre ${name}. Choisissez un autre nom.`,
    another: 'Choisir un autre nom',
    savedTitle: 'Nom enregistré',
    hello: (name: string) => `Bonjour, ${name}`,
    helloText: 'Vos amis peuvent maintenant envoyer à votre nom plutôt qu’à votre adresse.',
    also: (names: string) => `Vous possédez aussi ${names}.`,
    done: 'Terminé',
  },
}
