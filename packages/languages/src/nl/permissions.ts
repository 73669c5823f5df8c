import { createCounter } from '../createCounter.js'
import type { Language } from '../types.js'
import { start } from './words.js'

const count = createCounter('nl')

const DAY = 86_400
const UNITS = [
  [7 * DAY, 'per week', 'per # weken'],
  [DAY, 'per dag', 'per # dagen'],
  [3_600, 'per uur', 'per # uur'],
  [60, 'per minuut', 'per # minuten'],
  [1, 'per seconde', 'per # seconden'],
] as const

function every(seconds: number): string {
  const [size, one, other] = UNITS.find(([each]) => seconds % each === 0) ?? UNITS[4]
  return seconds === size ? one : count(seconds / size, { other })
}

const declinedWhat = (wallet: string | undefined) =>
  `Je hebt ${wallet === undefined ? 'het verzoek' : `in ${wallet}`} geweigerd`

export const permissions: Pick<Language['wallet'], 'permissions' | 'smartSessions' | 'siwx'> = {
  permissions: {
    title: 'Toestemmingen',
    reading: 'Toestemmingen laden',
    groups: {
      signIn: 'Ingelogd op deze site',
      session: 'Wallets op telefoon',
      permission: 'Sites die voor je kunnen handelen',
      approval: (network: string) => `Tokengoedkeuringen op ${network}`,
    },
    inUse: 'In gebruik',
    thisSite: 'Deze site',
    unknownToken: 'Onbekend token',
    onNetwork: (wallet: string, network: string) => (network ? `${wallet} op ${network}` : wallet),
    accounts: (number: number) => count(number, { one: '# account', other: '# accounts' }),
    until: (date: string) => `tot ${date}`,
    via: (contract: string) => `via ${contract}`,
    unlimited: 'Onbeperkt',
    unlimitedOf: (symbol: string) => `Onbeperkt ${symbol}`,
    upTo: (amount: string) => `Tot ${amount}`,
    wholeCollection: (name: string) => `Alles van ${name}`,
    oneOf: (name: string, tokenId: string) => `${name} nr. ${tokenId}`,
    anNft: 'een collectie',
    atRisk: (money: string) => `${money} loopt risico`,
    nothingThere: 'Nu loopt niets risico',
    perDay: (amount: string) => `Tot ${amount} per dag`,
    perHours: (amount: string, hours: number) => `Tot ${amount} in ${count(hours, { one: 'een uur', other: '# uur' })}`,
    unclear: 'Bedrag onbekend',
    explorer: (who: string, explorer: string) => `${who} op ${explorer}`,
    partly: 'Er ontbreekt mogelijk iets: we konden niet je hele geschiedenis laden.',
    partlySince: (date: string) =>
      `Er ontbreekt mogelijk iets van vóór ${date}: we konden de oudere geschiedenis niet laden.`,
    failed: {
      signIn: 'Kon niet laden waar je bent ingelogd.',
      session: 'Kon verbonden wallets op je telefoon niet laden.',
      permission: 'Kon de sites die voor je kunnen handelen niet laden.',
      approval: 'Kon je tokengoedkeuringen niet laden.',
    },
    stale: 'Geen antwoord. Deze lijst is mogelijk verouderd.',
    noApprovals: 'Geen gevonden.',
    none: 'Geen toestemmingen gevonden',
    noneText: (network: string) => `We vonden geen logins, wallets op je telefoon of tokengoedkeuringen op ${network}.`,
    choose: 'Selecteer toestemmingen om in te trekken',
    takeBack: (count: number) => `${count} intrekken`,
    disconnects: 'Als je die in gebruik intrekt, wordt je verbinding verbroken.',
    costs: 'Intrekken kost netwerkkosten.',
    sponsored: (app: string) => `Als je wallet het accepteert, betaalt ${app} de netwerkkosten.`,
    takenBack: 'Ingetrokken',
    checkingText: 'We simuleren het voordat je wallet opent.',
    walletText: (who: string, what: string) =>
      `Keur goed zodat ${who} je bezit (${what}) niet meer kan uitgeven. Je kunt dit sluiten.`,
    walletSeveral: (number: number) =>
      count(number, {
        one: 'Dit trekt # toestemming in. Je kunt dit sluiten.',
        other: 'Dit trekt # toestemmingen in. Je kunt dit sluiten.',
      }),
    bothAsked: 'Het eerste verzoek blijft in je wallet.',
    toList: 'Terug naar de lijst',
    chainTitle: 'Intrekken',
    chainText: (network: string) => `${network} is aan het bevestigen. Je kunt dit sluiten.`,
    progress: (done: number, count: number) => `${done} van ${count} klaar`,
    endingTitle: 'Intrekken',
    endingText: 'Dit kan even duren.',
    view: 'Transactie bekijken',
    pausedTitle: 'Deels klaar',
    pausedText: (left: number) =>
      `Je wallet is niets gevraagd terwijl dit gesloten was. Nog ${left === 1 ? 'één' : left} te gaan.`,
    goOn: 'Doorgaan',
    stoppedTitle: 'Onderweg gestopt',
    stoppedAccount: 'Je wallet is van account gewisseld. Eerdere verzoeken kunnen nog doorgaan.',
    stoppedNetwork: 'Je wallet is van netwerk gewisseld. Eerdere verzoeken kunnen nog doorgaan.',
    failedTitle: 'Niet ingetrokken',
    declined: (wallet: string | undefined) =>
      `Je hebt het verzoek${wallet === undefined ? '' : ` in ${wallet}`} geweigerd. De toestemming is nog actief.`,
    wouldFail: (what: string) =>
      `De simulatie is mislukt: ${what} kan zo niet worden ingetrokken. Je wallet is niets gevraagd.`,
    reverted: (network: string) =>
      `De transactie is mislukt op ${network}. Hoogstens de netwerkkosten zijn in rekening gebracht.`,
    cancelled: 'Je hebt het geannuleerd. De toestemming is nog actief.',
    stands: (network: string) =>
      `${network} heeft het bevestigd, maar de toestemming is nog actief. Kijk later opnieuw.`,
    unsure: 'We weten niet of het is verstuurd. Controleer dit voordat je het opnieuw probeert.',
  },
  smartSessions: {
    title: 'Sitetoestemmingen',
    intro: 'Deze sites kunnen binnen deze limieten voor je smart account handelen.',
    list: 'Sites die voor je kunnen handelen',
    upTo: (amount: string, period?: number) =>
      period === undefined ? `Tot ${amount} in totaal` : `Tot ${amount} ${every(period)}`,
    noLimit: (symbol: string, period?: number) =>
      period === undefined ? `Al je ${symbol}, zonder limiet` : `Al je ${symbol} ${every(period)}, zonder limiet`,
    unknownToken: (address: string) => `van de kleinste eenheden van een onbekend token (${address})`,
    stream: (amount: string) => `Tot ${amount} in totaal. Neemt in de loop van de tijd toe`,
    endless: (symbol: string) => `${symbol} zonder limiet. Neemt in de loop van de tijd toe`,
    other: 'We weten niet wat dit toestaat. Controleer je wallet of trek het in.',
    used: (used: string, all: string, isPeriod: boolean) =>
      isPeriod ? `${used} van ${all} gebruikt in deze periode` : `${used} van ${all} gebruikt`,
    usedLabel: 'Gebruikt',
    ends: (date: string) => `Verloopt op ${date}`,
    endsNever: 'Dit verloopt niet. Trek het in als je het niet meer nodig hebt.',
    thisSite: 'Deze site',
    unnamed: 'Site zonder naam',
    usedBy: (address: string) => `Gebruikt door ${address}`,
    stop: 'Intrekken',
    stopOf: (site: string, what: string) => `Intrekken, ${site}: ${what}`,
    stopping: 'Intrekken… je wallet vraagt je mogelijk om goedkeuring.',
    stopped: 'Ingetrokken',
    declined: (wallet: string | undefined) => `${declinedWhat(wallet)}, dus de toestemming is nog actief.`,
    emptyTitle: 'Geen toestemmingen',
    emptyText: 'Sites die je iets toestaat, verschijnen hier.',
    failedTitle: 'Kon toestemmingen niet laden',
    unreadWallet: (wallet: string) => `${start(wallet)} antwoordde niet, dus er zijn er mogelijk meer.`,
    unreadService: 'We konden toestemmingen van andere sites niet laden, dus er zijn er mogelijk meer.',
    askTitle: (wallet: string) => `Keur goed in ${wallet}`,
    askText: (site: string) =>
      `${start(site)} wil binnen een limiet voor je handelen. Controleer het in je wallet voordat je goedkeurt.`,
    slow: 'We wachten nog op je wallet. Open je wallet en zoek het verzoek.',
    grantFailedTitle: 'Toestemming niet gegeven',
    grantDeclined: (wallet: string | undefined) => `${declinedWhat(wallet)}.`,
    grantedTitle: 'Toestemming gegeven',
    grantedText: (site: string) => `${start(site)} kan dit doen zonder het opnieuw te vragen, tot je het intrekt:`,
    see: 'Toestemmingen bekijken',
    notNow: 'Niet nu',
    done: 'Klaar',
  },
  siwx: {
    title: 'Inloggen',
    heading: 'Bewijs dat deze wallet van jou is',
    text: (site: string) =>
      `${start(site)} vraagt je een bericht te ondertekenen. Dit is gratis en verplaatst geen geld.`,
    signing: (wallet: string) => `Bevestig in ${wallet}. Dit is gratis en verplaatst geen geld.`,
    details: 'Wat je ondertekent',
    site: 'Site',
    wallet: 'Wallet',
    network: 'Netwerk',
    validUntil: 'Geldig tot',
    says: 'Verklaring',
    link: 'Link',
    message: 'Bericht',
    declinedTitle: 'Handtekening geweigerd',
    declined: (wallet: string | undefined) =>
      `${declinedWhat(wallet)}. Onderteken om door te gaan, of annuleer om de verbinding te verbreken.`,
    declinedFree: (wallet: string | undefined) =>
      `${declinedWhat(wallet)}. Onderteken om door te gaan, of sla het nu over.`,
    failedTitle: 'Niet ingelogd',
    cancel: 'Annuleren',
    skip: 'Niet nu',
    sign: 'Inloggen',
    isSigning: 'Ondertekenen',
    isChecking: 'Bezig met inloggen',
  },
}
