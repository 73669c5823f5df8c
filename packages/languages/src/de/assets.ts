import { createCounter } from '../createCounter.js'
import type { Language } from '../types.js'
import { dat, start } from './words.js'

const count = createCounter('de')

const named = (verb: string) => (what: string) =>
  what ? `${what} ${verb}` : `${verb[0]?.toUpperCase()}${verb.slice(1)}`

const tooFine = (places: number) =>
  places
    ? count(places, {
        one: 'Verwende höchstens # Nachkommastelle.',
        other: 'Verwende höchstens # Nachkommastellen.',
      })
    : 'Gib eine ganze Zahl ein.'

const NO_AMOUNT = 'Gib einen Betrag in Ziffern ein, zum Beispiel 1,5.'

const ambiguous = (small: string, large: string) => `Das könnte ${small} oder ${large} bedeuten. Wähle, was du meinst.`

export const assets: Pick<
  Language['wallet'],
  'amount' | 'assets' | 'activity' | 'nfts' | 'receive' | 'names' | 'readOnly'
> = {
  readOnly: {
    title: 'Adresse ansehen',
    label: 'Adresse',
    hint: 'Du siehst Guthaben und Aktivität. Signieren und Senden ist nicht möglich.',
    view: 'Ansehen',
    problems: {
      characters: 'Das enthält Zeichen, die in keiner Adresse vorkommen. Kopiere die Adresse noch einmal.',
      mistyped: 'Diese Adresse enthält einen Tippfehler. Prüfe jedes Zeichen.',
      unknown: 'Das ist in den Netzwerken dieser Website keine gültige Adresse. Prüfe sie und versuche es erneut.',
    },
    limitTitle: 'Du siehst dieses Konto nur an',
    limitText: 'Verbinde eine Wallet, um zu senden, zu tauschen oder zu kaufen.',
    connect: 'Wallet verbinden',
  },
  amount: {
    currency: (money: string) => `${money}. Zwischen Token und Währung wechseln`,
    currencyBack: (amount: string) => `${amount}. Zwischen Token und Währung wechseln`,
    chooseToken: (symbol: string) => `${symbol}. Token wählen`,
    balance: 'Guthaben',
    max: 'Max.',
    ambiguous,
    readings: 'Mögliche Beträge',
    noAmount: NO_AMOUNT,
    tooFine,
  },
  assets: {
    total: 'Gesamtguthaben',
    pending: (number: number) =>
      count(number, { one: '# Netzwerk wird aktualisiert…', other: '# Netzwerke werden aktualisiert…' }),
    coming: 'wird aktualisiert…',
    further: (text: string) => `, ${text}`,
    notCounted: (tokens: number, networks: number) =>
      `ohne ${[
        ...(tokens === 0 ? [] : [count(tokens, { other: '# Token' })]),
        ...(networks === 0 ? [] : [count(networks, { one: '# Netzwerk', other: '# Netzwerke' })]),
      ].join(' und ')}`,
    network: 'Dieses Netzwerk',
    all: 'Alle Netzwerke',
    scope: 'Token in',
    loading: 'Token werden geladen',
    failed: 'Deine Token konnten nicht geladen werden',
    failedText: 'Wir konnten den Dienst nicht erreichen. Dein Guthaben ist nicht betroffen.',
    partly: 'Einige Token fehlen möglicherweise.',
    stale: (time: string) => `Stand: ${time}`,
    asOf: (time: string) => `Stand: ${time}`,
    onItsWay: (amount: string) => `${amount} unterwegs`,
    severalOnTheirWay: (count: number) => `${count} Token unterwegs`,
    waiting: (amount: string, to: string, wallet: string) => `${amount} an ${to} senden: in ${dat(wallet)} bestätigen.`,
    showWaiting: 'Anzeigen',
    slow: 'Das Netzwerk antwortet langsam.',
    none: 'Noch keine Token',
    noneText: (network: string) => `Token, die du in ${network} empfängst, erscheinen hier.`,
    buy: 'Kaufe deinen ersten Token',
    buyText: 'Karte oder Überweisung',
    receive: 'Von anderer Wallet empfangen',
    receiveText: 'Teile deine Adresse',
    showHidden: (number: number) =>
      count(number, {
        one: '# kleinen oder unbekannten Token anzeigen',
        other: '# kleine oder unbekannte Token anzeigen',
      }),
    hideHidden: 'Kleine und unbekannte Token ausblenden',
    changeShort: (percent: string) => `${percent.startsWith('-') ? percent.replace('-', '−') : `+${percent}`}%`,
    change: (percent: string) => `${percent} % in 24 Stunden`,
  },
  activity: {
    label: 'Aktivität',
    titles: {
      approve: named('genehmigt'),
      borrow: named('geliehen'),
      burn: named('verbrannt'),
      buy: named('gekauft'),
      cancel: named('abgebrochen'),
      claim: named('abgeholt'),
      deploy: named('bereitgestellt'),
      deposit: named('eingezahlt'),
      execute: (what: string) => (what ? `App verwendet: ${what}` : 'App verwendet'),
      mint: named('geprägt'),
      receive: named('empfangen'),
      register: named('registriert'),
      repay: named('zurückgezahlt'),
      revoke: () => 'Berechtigung widerrufen',
      send: named('gesendet'),
      stake: named('gestakt'),
      swap: named('getauscht'),
      unstake: named('nicht mehr gestakt'),
      withdraw: named('abgehoben'),
    },
    nft: 'NFT',
    to: (who: string) => `An ${who}`,
    from: (who: string) => `Von ${who}`,
    swapFor: (amount: string, symbol: string) => `Gegen ${amount} ${symbol}`,
    pendingGroup: 'Unterwegs',
    undated: 'Früher',
    statuses: {
      pending: 'Unterwegs',
      failed: 'Fehlgeschlagen. Nur die Netzwerkgebühr wurde berechnet.',
      replaced: 'Ersetzt',
      dropped: 'Vom Netzwerk verworfen',
    },
    conflicts: {
      sources: 'Unterwegs: Zwei Knoten sind sich nicht einig',
      sender: 'Unklar: Das Netzwerk zeigt die Transaktion eines anderen Kontos',
    },
    canceling: 'Wird abgebrochen',
    inPlaceOf: (hash: string) => `Ersetzt ${hash}`,
    beingReplaced: 'Wird ersetzt',
    faster: 'Beschleunigen',
    cancel: 'Abbrechen',
    resembles: 'Sieht aus wie eine Adresse, die du kennst, ist es aber nicht. Sende nichts dorthin.',
    spam: (count: number) => `${count} als möglicher Spam markiert`,
    older: 'Ältere anzeigen',
    asked: (amount: string, to: string, wallet: string) =>
      `${amount} an ${to} senden: in ${dat(wallet)} bestätigen oder ablehnen.`,
    none: 'Noch keine Aktivität',
    noneText: 'Transaktionen, die du sendest und empfängst, erscheinen hier.',
    failed: 'Deine Aktivität konnte nicht geladen werden',
    stale: (time: string) => `Stand: ${time}`,
    missing: 'Ein Teil deiner Aktivität konnte nicht geladen werden.',
    incomplete: 'Einige fehlen möglicherweise: Wir konnten deinen Verlauf nicht vollständig laden.',
  },
  nfts: {
    title: 'NFT',
    label: 'NFTs',
    loading: 'NFTs werden geladen',
    unnamed: (tokenId: string) => `#${tokenId}`,
    count: (amount: string) => `${amount} ×`,
    none: 'Noch keine NFTs',
    noneText: (network: string) => `NFTs, die du in ${network} empfängst, erscheinen hier.`,
    unknown: 'NFTs nicht verfügbar',
    unknownText: (wallet: string, network: string) =>
      `${start(wallet)} zeigt deine NFTs in ${network} nicht an. Sieh sie dir in einem Explorer an.`,
    explorer: 'Deine Adresse im Explorer ansehen',
    failed: 'Deine NFTs konnten nicht geladen werden',
    failedText: 'Wir konnten den Dienst nicht erreichen. Dein Guthaben ist nicht betroffen.',
    partly: 'Einige NFTs fehlen möglicherweise.',
    stale: (time: string) => `Stand: ${time}`,
    more: 'Mehr anzeigen',
    spam: (count: number) => `${count} als möglicher Spam markiert`,
    spamTitle: 'Möglicher Spam',
    spamText:
      'Betrüger verschicken so etwas, um dich auf Websites zu locken, die dein Guthaben stehlen. Folge keinen Links darin.',
    gone: 'Dieses NFT ist nicht mehr in deinem Konto',
    goneText: 'Es wurde gesendet oder ist in einem anderen Netzwerk.',
    toAccount: 'Zum Konto',
    description: 'Beschreibung',
    traits: 'Merkmale',
    details: 'Details',
    collection: 'Sammlung',
    amount: 'Du hast',
    contract: 'Vertrag',
    mint: 'Mint',
    tokenId: 'Token-ID',
    network: 'Netzwerk',
    website: 'Website',
    send: 'Senden',
  },
  receive: {
    title: 'Empfangen',
    code: (name: string) => `QR-Code der Adresse von ${dat(name)}`,
    codeAmount: (amount: string) => `QR-Code, der ${amount} anfordert`,
    copy: 'Adresse kopieren',
    copied: 'Adresse kopiert',
    copyFailed: 'Kopieren nicht möglich. Markiere die Adresse und kopiere sie selbst.',
    share: 'Teilen',
    networks: 'Unterstützte Netzwerke',
    networksOf: (first: string, second: string | undefined, others: number) =>
      others > 0
        ? `${first}, ${second} und ${count(others, { one: '# weiteres', other: '# weitere' })}`
        : second
          ? `${first} und ${second}`
          : first,
    networksTitle: 'Unterstützte Netzwerke',
    networksText: 'Sende nur in diesen Netzwerken. Was in anderen gesendet wird, kann verloren gehen.',
    warning: (coin: string, network: string) =>
      `Hier kannst du nur ${coin} und Token in ${network} empfangen. Alles andere kann verloren gehen.`,
    warningMany: 'Was in nicht unterstützten Netzwerken gesendet wird, kann verloren gehen.',
    warningOne: (coin: string) => `Hier kannst du nur ${coin} empfangen. Alles andere kann verloren gehen.`,
    amount: 'Betrag (optional)',
    ambiguous,
    noAmount: NO_AMOUNT,
    tooFine,
    testnet: 'Das ist ein Testnetzwerk. Token haben hier keinen Wert.',
  },
  names: {
    title: 'Namen wählen',
    name: 'Name',
    hint: 'Mindestens 4 Buchstaben, Ziffern oder Bindestriche',
    problems: {
      letters: 'Verwende nur Buchstaben von a bis z, Ziffern und Bindestriche.',
      short: 'Ein Name hat mindestens 4 Buchstaben, Ziffern oder Bindestriche.',
      long: 'Ein Name hat höchstens 63 Buchstaben, Ziffern oder Bindestriche.',
    },
    choose: 'Wähle einen',
    own: 'Deine Namen',
    taken: 'Vergeben',
    free: 'Verfügbar',
    looking: 'Namen werden geprüft',
    found: (number: number) => count(number, { one: '# Name verfügbar', other: '# Namen verfügbar' }),
    failedOffers: 'Namen konnten nicht geprüft werden',
    walletTitle: (wallet: string) => `In ${dat(wallet)} bestätigen`,
    walletText: (name: string) => `Signiere, um ${name} zu sichern. Das ist kostenlos.`,
    slow: 'Wir warten noch auf deine Wallet. Öffne sie und suche nach einer Signaturanfrage.',
    savingTitle: (name: string) => `${name} wird gespeichert`,
    savingText: 'Das dauert ein paar Sekunden.',
    failedTitle: 'Nicht gespeichert',
    failed: 'Wir konnten diesen Namen nicht speichern. Versuche es gleich noch einmal.',
    reason: (reason: string) => `Wir konnten diesen Namen nicht speichern: ${reason}`,
    declined: (wallet: string | undefined) =>
      `Du hast ${wallet === undefined ? 'die Anfrage' : `in ${dat(wallet)}`} abgelehnt. Nichts wurde gespeichert.`,
    takenMeanwhile: (name: string) => `Jemand anderes hat sich gerade ${name} gesichert. Wähle einen anderen Namen.`,
    another: 'Anderen Namen wählen',
    savedTitle: 'Name gespeichert',
    hello: (name: string) => `Hallo, ${name}`,
    helloText: 'Freunde können jetzt an deinen Namen statt an deine Adresse senden.',
    also: (names: string) => `Dir gehören auch ${names}.`,
    done: 'Fertig',
  },
}
