import { createCounter } from '../createCounter.js'
import type { Language } from '../types.js'
import { start } from './words.js'

const count = createCounter('nl')

const soon: Readonly<Record<string, string>> = {
  eip155: 'Komt meestal binnen een minuut aan',
  solana: 'Komt binnen een paar seconden aan',
  bip122: 'Komt meestal binnen een uur aan; met de trage kosten binnen een dag',
  polkadot: 'Komt meestal binnen een minuut aan',
  cosmos: 'Komt meestal binnen 30 seconden aan',
}

const INVALID = 'Dat is geen geldig adres of geldige naam.'

export const send: Pick<Language['wallet'], 'send' | 'sending' | 'asking' | 'requests' | 'scan'> = {
  send: {
    title: 'Versturen',
    amount: 'Bedrag',
    nft: 'NFT',
    receiver: 'Naam of adres',
    paste: 'Plakken',
    pasteFailed: 'Je browser blokkeerde de toegang tot het klembord. Plak in het veld.',
    scan: 'QR-code scannen',
    reading: 'Naam opzoeken',
    to: 'Naar',
    clearReceiver: 'Ontvanger wissen',
    enterAmount: 'Voer een bedrag in',
    enterReceiver: 'Voer een ontvanger in',
    notEnough: (symbol: string) => `Niet genoeg ${symbol}`,
    tooLittle: 'Bedrag te klein',
    review: 'Controleren',
    refused: 'Dit zou mislukken',
    doesMore: 'Dit doet meer dan versturen',
    notHere: 'Niet meer in dit account',
    notHereText: 'Dit account heeft het niet meer. Kies iets anders om te versturen.',
    have: (amount: string) => `Je hebt ${amount}. Voer een kleiner bedrag in.`,
    needFee: (fee: string) => `Je hebt ook ${fee} nodig voor de netwerkkosten. Voer een kleiner bedrag in.`,
    needFeeToken: (fee: string) => `Je hebt ${fee} nodig voor de netwerkkosten.`,
    atLeast: (amount: string) => `Het minimum is ${amount}.`,
    quoteFailed: 'Kon de netwerkkosten niet ophalen. Opnieuw proberen…',
    moved: (network: string, before: string) => `Deze betaling is op ${network}. Je was op ${before}.`,
    unsupported: 'Netwerk niet ondersteund',
    unsupportedText: (network: string) => `Je kunt hier niet versturen op ${network}. Kies een ander netwerk.`,
    refusals: {
      empty: INVALID,
      tooLong: 'Dat is te lang voor een adres.',
      hidden: 'Dit bevat onzichtbare tekens. Gebruik het niet: krijg het adres op een andere manier.',
      unknown: INVALID,
      address: INVALID,
      mistyped: 'Dit adres heeft een typefout: de controlesom klopt niet. Kopieer het opnieuw.',
      network: 'Dat is voor een netwerk dat deze site niet ondersteunt.',
      amount: 'Dat vraagt om een ongeldig bedrag.',
      encoding: 'Die link is beschadigd. Vraag om een nieuwe.',
      duplicate: 'Deze betaallink spreekt zichzelf tegen. Vraag om een nieuwe.',
      required: 'Deze betaallink heeft iets nodig dat hier niet wordt ondersteund.',
      call: 'Dat vraagt om meer dan een betaling. Dat wordt hier niet ondersteund.',
      interactive: 'Deze betaallink wordt niet ondersteund.',
      checksum: 'We kunnen de controlecode aan het eind niet controleren. Verwijder de # en alles erna.',
      otherNamespace: 'Dat adres is voor een ander type netwerk. Het kan niet op dit netwerk worden gebruikt.',
      otherNetwork: 'Dat adres is voor een ander netwerk. Het kan niet op dit netwerk worden gebruikt.',
      nameOfOtherNamespace: 'Dit soort naam wordt hier niet ondersteund. Vraag om het adres.',
      nobody: 'Geen adres gevonden voor die naam.',
      unreachable: 'Kon de naam niet opzoeken. Probeer het zo opnieuw.',
      contract: 'Dat is het contract van het token. Alles wat je ernaartoe stuurt, is verloren.',
      token: 'Dat vraagt om een token dat we niet op dit netwerk konden vinden.',
    },
    isLost: 'Niemand beheert dit adres. Alles wat je ernaartoe stuurt, is verloren.',
    request: (label: string) => `Verzoek van ${label}`,
    fee: 'Netwerkkosten',
    feeOn: (network: string) => `Netwerkkosten op ${network}`,
    feeMost: (fee: string) => `Hoogstens ${fee}`,
    feeSpeed: 'Snelheid',
    speeds: { slow: 'Traag', normal: 'Normaal', fast: 'Snel' },
    arrives: 'Komt aan over',
    seconds: (seconds: number) =>
      seconds < 60
        ? count(Math.max(1, Math.round(seconds)), { one: 'Ongeveer # seconde', other: 'Ongeveer # seconden' })
        : seconds > 5_400
          ? count(Math.round(seconds / 3_600), { other: 'Ongeveer # uur' })
          : count(Math.round(seconds / 60), { one: 'Ongeveer # minuut', other: 'Ongeveer # minuten' }),
    opensAccount: 'Maakt een tokenaccount',
    tokenTitle: 'Kies een token',
    tokenSearch: 'Naam of adres zoeken',
    networks: 'Netwerk',
    yourTokens: 'Je tokens',
    found: (number: number) => count(number, { one: '# token', other: '# tokens' }),
    none: (query: string) => `Geen token met de naam ‘${query}’`,
    noneText: 'Controleer de spelling of kies een ander netwerk.',
    loadingTokens: 'Tokens laden',
    reviewTitle: 'Controleren',
    takesMore: 'Dit zou meer nemen dan het bedrag dat je hebt ingevoerd. Er is niets verstuurd.',
    allowsOthers: 'Hiermee zou iemand anders je bezit kunnen nemen. Er is niets verstuurd.',
    fails: 'Het netwerk zou deze overdracht afwijzen. Er is niets verstuurd.',
    lookalike: 'Dit is niet het adres dat je kent',
    lookalikeText: 'Het begint en eindigt hetzelfde, maar is anders in het midden: veelvoorkomende oplichting.',
    sentTitle: 'Verstuurd',
  },
  sending: {
    youSend: 'Je verstuurt',
    onNetwork: (network: string) => `op ${network}`,
    from: 'Van',
    total: 'Totaal',
    memo: 'Openbare notitie',
    noChanges: 'Er wordt niets verplaatst, behalve de netwerkkosten.',
    theyGet: 'Ontvanger krijgt',
    isNew: (network: string) => `Eerste keer dat je op ${network} naar dit adres verstuurt`,
    isUnseen: (count: number) =>
      count > 1
        ? `Niet in de ${count} transacties die we van dit account zien`
        : 'We weten niet of je hier eerder naartoe hebt verstuurd',
    isSelf: 'Dit is je eigen adres.',
    lookalikeNew: 'Dit adres',
    lookalikeKnown: 'Het adres dat je kent',
    lookalikeName: 'Deze naam gebruikt misleidende letters. Hij bootst mogelijk een andere naam na.',
    check: 'Controleer de naam en het adres. Een overdracht kan niet ongedaan worden gemaakt.',
    send: (amount: string) => `${amount} versturen`,
    checkingText: 'De kosten worden gecontroleerd en de overdracht wordt gesimuleerd.',
    checkingSlow: 'Het netwerk reageert traag. Er is nog niets verstuurd.',
    stop: 'Stoppen',
    networkSlow: 'Het netwerk reageert traag.',
    walletText: (amount: string, name: string) =>
      `Keur goed dat ${amount} naar ${name} wordt verstuurd. Je kunt dit sluiten.`,
    bothSent: 'Het eerste verzoek blijft in je wallet. Als je dat ook goedkeurt, worden beide verstuurd.',
    fullAddress: 'Volledig adres',
    stoppedAccount: 'Je wallet is van account gewisseld. Er is niets verstuurd.',
    stoppedNetwork: 'Je wallet is van netwerk gewisseld. Er is niets verstuurd.',
    unsure: (wallet: string) =>
      `We weten niet of ${wallet} het heeft verstuurd. Controleer dit voordat je het opnieuw probeert.`,
    unsureMoved: (wallet: string, network: string) =>
      `We weten niet of ${wallet} het heeft verstuurd. ${network} toont nieuwe activiteit van je account, die dit kan zijn. Controleer dit voordat je het opnieuw probeert.`,
    unsureStill: (wallet: string, network: string) =>
      `We weten niet of ${wallet} het heeft verstuurd. ${network} toont nog niets nieuws van je account, maar het kan nog doorgaan. Controleer dit voordat je het opnieuw probeert.`,
    failedTitle: 'Niet verstuurd',
    declined: (wallet: string | undefined) =>
      `Je hebt het verzoek${wallet === undefined ? '' : ` in ${wallet}`} geweigerd.`,
    feeUp: (amount: string) =>
      `De netwerkkosten stegen terwijl je aan het beslissen was. Nog steeds in je wallet: ${amount}.`,
    sent: (amount: string) => `${amount} onderweg`,
    sentText: (namespace: string) => `${soon[namespace] ?? 'Komt aan zodra het netwerk het bevestigt'}.`,
    arrived: (amount: string) => `${amount} aangekomen`,
    arrivedText: (network: string) => `Bevestigd op ${network}.`,
    refusedText: (amount: string) =>
      `De overdracht is mislukt. Alleen de netwerkkosten zijn in rekening gebracht. Nog steeds in je wallet: ${amount}.`,
    droppedTitle: 'Door het netwerk verworpen',
    droppedText: 'Het kan nog doorgaan: controleer je wallet voordat je opnieuw verstuurt.',
    replacedTitle: 'Vervangen',
    replacedText: 'Een andere transactie van je account heeft deze vervangen. Bekijk je activiteit.',
    conflicts: {
      sources:
        'De ene node zegt dat het klaar is, een andere nog niet. Het telt als onderweg tot twee het eens zijn. Verstuur niet opnieuw.',
      sender:
        'Het netwerk toont in plaats hiervan de transactie van een ander account. Controleer de activiteit van je wallet voordat je opnieuw verstuurt.',
    },
    unsureTitle: 'Resultaat onbekend',
    accordingTo: 'Volgens',
    transaction: 'Transactie',
    done: 'Klaar',
  },
  asking: {
    changes: 'Wat er gaat gebeuren',
    you: 'Jij',
    trying: 'Simuleren',
    untried: 'We konden dit niet simuleren. Controleer wat je wallet toont.',
    checkingTitle: 'Controleren',
    switchingTitle: (network: string) => `Wissel naar ${network}`,
    switchingText: (wallet: string) => `Keur de wissel goed in ${wallet}.`,
    walletTitle: (wallet: string) => `Keur goed in ${wallet}`,
    walletSlow: (wallet: string) =>
      `We wachten nog op ${wallet}. Hoort er een apparaat bij, ontgrendel het en keur daar goed.`,
    moved: {
      account: (wallet: string) =>
        `${start(wallet)} is van account gewisseld. Controleer het verzoek of weiger het daar.`,
      network: (wallet: string) =>
        `${start(wallet)} is van netwerk gewisseld. Controleer het verzoek of weiger het daar.`,
    },
    askAgain: 'Opnieuw vragen',
    startAnother: 'Andere starten',
    stoppedTitle: 'Gestopt',
    unsureTitle: 'Controleer je activiteit',
    toAccount: 'Naar je account',
    tryNewFee: 'Probeer met nieuwe kosten',
    edit: 'Bewerken',
  },
  requests: {
    askedTitle: 'Er wacht mogelijk nog een verzoek in je wallet',
    askedText: 'Beantwoord dat eerst in je wallet. Als je ook een tweede goedkeurt, worden beide verstuurd.',
    unansweredTitle: 'Een eerder verzoek is mogelijk verstuurd',
    unansweredText: 'Controleer de activiteit van je wallet voordat je het opnieuw probeert.',
    send: (amount: string, to: string, network: string) => `${amount} versturen naar ${to} op ${network}`,
    swap: (amount: string, network: string) => `${amount} wisselen op ${network}`,
    approve: (amount: string, network: string) => `${amount} toestaan voor een wissel op ${network}`,
    revoke: (token: string, network: string) => `Toegang tot ${token} op ${network} intrekken`,
    transaction: (network: string) => `Een transactie op ${network}`,
    more: (count: number) => `nog ${count}`,
  },
  scan: {
    title: 'Richt je camera op de code',
    starting: 'Camera starten',
    deniedTitle: 'Cameratoegang is geblokkeerd',
    denied: 'Sta cameratoegang toe in je browser of plak het adres.',
    missingTitle: 'Geen camera gevonden',
    missing: 'Plak in plaats daarvan het adres.',
    instead: 'Adres invoeren',
    stop: 'Stoppen met scannen',
  },
}
