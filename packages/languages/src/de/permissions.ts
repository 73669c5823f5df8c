import { createCounter } from '../createCounter.js'
import type { Language } from '../types.js'
import { dat, start } from './words.js'

const count = createCounter('de')

const DAY = 86_400
const UNITS = [
  [7 * DAY, 'pro Woche', 'alle # Wochen'],
  [DAY, 'pro Tag', 'alle # Tage'],
  [3_600, 'pro Stunde', 'alle # Stunden'],
  [60, 'pro Minute', 'alle # Minuten'],
  [1, 'pro Sekunde', 'alle # Sekunden'],
] as const

function every(seconds: number): string {
  const [size, one, other] = UNITS.find(([each]) => seconds % each === 0) ?? UNITS[4]
  return seconds === size ? one : count(seconds / size, { other })
}

const declinedWhat = (wallet: string | undefined) =>
  `Du hast ${wallet === undefined ? 'die Anfrage' : `in ${dat(wallet)}`} abgelehnt`

export const permissions: Pick<Language['wallet'], 'permissions' | 'smartSessions' | 'siwx'> = {
  permissions: {
    title: 'Berechtigungen',
    reading: 'Berechtigungen werden geladen',
    groups: {
      signIn: 'Auf dieser Website angemeldet',
      session: 'Handy-Wallets',
      permission: 'Websites, die für dich handeln können',
      approval: (network: string) => `Token-Freigaben in ${network}`,
    },
    inUse: 'In Verwendung',
    thisSite: 'Diese Website',
    unknownToken: 'Unbekannter Token',
    onNetwork: (wallet: string, network: string) => (network ? `${wallet} in ${network}` : wallet),
    accounts: (number: number) => count(number, { one: '# Konto', other: '# Konten' }),
    until: (date: string) => `bis ${date}`,
    via: (contract: string) => `über ${contract}`,
    unlimited: 'Unbegrenzt',
    unlimitedOf: (symbol: string) => `${symbol} unbegrenzt`,
    upTo: (amount: string) => `Bis zu ${amount}`,
    wholeCollection: (name: string) => `Alles von ${name}`,
    oneOf: (name: string, tokenId: string) => `${name} Nr. ${tokenId}`,
    anNft: 'eine Sammlung',
    atRisk: (money: string) => `${money} gefährdet`,
    nothingThere: 'Derzeit nichts gefährdet',
    perDay: (amount: string) => `Bis zu ${amount} pro Tag`,
    perHours: (amount: string, hours: number) =>
      `Bis zu ${amount} in ${count(hours, { one: 'einer Stunde', other: '# Stunden' })}`,
    unclear: 'Betrag unbekannt',
    explorer: (who: string, explorer: string) => `${who} auf ${explorer}`,
    partly: 'Einige fehlen möglicherweise: Wir konnten deinen Verlauf nicht vollständig laden.',
    partlySince: (date: string) =>
      `Einige aus der Zeit vor ${date} fehlen möglicherweise: Wir konnten den älteren Verlauf nicht laden.`,
    failed: {
      signIn: 'Deine Anmeldungen konnten nicht geladen werden.',
      session: 'Verbundene Handy-Wallets konnten nicht geladen werden.',
      permission: 'Die Websites, die für dich handeln können, konnten nicht geladen werden.',
      approval: 'Deine Token-Freigaben konnten nicht geladen werden.',
    },
    stale: 'Keine Antwort. Diese Liste ist vielleicht veraltet.',
    noApprovals: 'Keine gefunden.',
    none: 'Keine Berechtigungen gefunden',
    noneText: (network: string) =>
      `Wir haben in ${network} keine Anmeldungen, Handy-Wallets oder Token-Freigaben gefunden.`,
    choose: 'Wähle Berechtigungen zum Widerrufen',
    takeBack: (count: number) => `${count} widerrufen`,
    disconnects: 'Wenn du die verwendete widerrufst, wirst du getrennt.',
    costs: 'Das Widerrufen kostet eine Netzwerkgebühr.',
    sponsored: (app: string) => `Wenn deine Wallet es annimmt, zahlt ${app} die Netzwerkgebühr.`,
    takenBack: 'Widerrufen',
    checkingText: 'Wir simulieren das, bevor sich deine Wallet öffnet.',
    walletText: (who: string, what: string) =>
      `Bestätige, damit ${who} nicht mehr über dein Guthaben (${what}) verfügen kann. Du kannst das hier schließen.`,
    walletSeveral: (number: number) =>
      count(number, {
        one: 'Das widerruft # Berechtigung. Du kannst das hier schließen.',
        other: 'Das widerruft # Berechtigungen. Du kannst das hier schließen.',
      }),
    bothAsked: 'Die erste Anfrage bleibt in deiner Wallet.',
    toList: 'Zurück zur Liste',
    chainTitle: 'Wird widerrufen',
    chainText: (network: string) => `${network} bestätigt es gerade. Du kannst das hier schließen.`,
    progress: (done: number, count: number) => `${done} von ${count} erledigt`,
    endingTitle: 'Wird widerrufen',
    endingText: 'Das kann einen Moment dauern.',
    view: 'Transaktion ansehen',
    pausedTitle: 'Teilweise erledigt',
    pausedText: (left: number) =>
      `Deine Wallet wurde nicht gefragt, während das hier geschlossen war. ${left === 1 ? 'Eine ist' : `${left} sind`} noch übrig.`,
    goOn: 'Weiter',
    stoppedTitle: 'Unterwegs angehalten',
    stoppedAccount: 'Deine Wallet hat das Konto gewechselt. Frühere Anfragen können noch durchgehen.',
    stoppedNetwork: 'Deine Wallet hat das Netzwerk gewechselt. Frühere Anfragen können noch durchgehen.',
    failedTitle: 'Nicht widerrufen',
    declined: (wallet: string | undefined) =>
      `Du hast die Anfrage${wallet === undefined ? '' : ` in ${dat(wallet)}`} abgelehnt. Die Berechtigung ist weiterhin aktiv.`,
    wouldFail: (what: string) =>
      `Die Simulation ist fehlgeschlagen: ${what} lässt sich so nicht widerrufen. Deine Wallet wurde nicht gefragt.`,
    reverted: (network: string) =>
      `Die Transaktion ist in ${network} fehlgeschlagen. Höchstens die Netzwerkgebühr wurde berechnet.`,
    cancelled: 'Du hast es abgebrochen. Die Berechtigung ist weiterhin aktiv.',
    stands: (network: string) =>
      `${network} hat es bestätigt, aber die Berechtigung ist weiterhin aktiv. Prüfe später noch einmal.`,
    unsure: 'Wir wissen nicht, ob es gesendet wurde. Prüfe das, bevor du es erneut versuchst.',
  },
  smartSessions: {
    title: 'Website-Berechtigungen',
    intro: 'Diese Websites können innerhalb dieser Grenzen für dein Smart-Konto handeln.',
    list: 'Websites, die für dich handeln können',
    upTo: (amount: string, period?: number) =>
      period === undefined ? `Insgesamt bis zu ${amount}` : `Bis zu ${amount} ${every(period)}`,
    noLimit: (symbol: string, period?: number) =>
      period === undefined
        ? `Dein gesamtes Guthaben in ${symbol}, ohne Limit`
        : `Dein gesamtes Guthaben in ${symbol} ${every(period)}, ohne Limit`,
    unknownToken: (address: string) => `der kleinsten Einheiten eines unbekannten Tokens (${address})`,
    stream: (amount: string) => `Insgesamt bis zu ${amount}. Steigt mit der Zeit`,
    endless: (symbol: string) => `${symbol} ohne Limit. Steigt mit der Zeit`,
    other: 'Wir können nicht erkennen, was das erlaubt. Prüfe deine Wallet oder widerrufe es.',
    used: (used: string, all: string, isPeriod: boolean) =>
      isPeriod ? `${used} von ${all} in diesem Zeitraum verwendet` : `${used} von ${all} verwendet`,
    usedLabel: 'Verwendet',
    ends: (date: string) => `Läuft ab: ${date}`,
    endsNever: 'Das läuft nicht ab. Widerrufe es, wenn du es nicht mehr brauchst.',
    thisSite: 'Diese Website',
    unnamed: 'Website ohne Namen',
    usedBy: (address: string) => `Verwendet von ${address}`,
    stop: 'Widerrufen',
    stopOf: (site: string, what: string) => `Widerrufen, ${site}: ${what}`,
    stopping: 'Wird widerrufen… Deine Wallet bittet dich vielleicht um eine Bestätigung.',
    stopped: 'Widerrufen',
    declined: (wallet: string | undefined) => `${declinedWhat(wallet)}, also ist sie weiterhin aktiv.`,
    emptyTitle: 'Keine Berechtigungen',
    emptyText: 'Websites, denen du etwas erlaubst, erscheinen hier.',
    failedTitle: 'Berechtigungen konnten nicht geladen werden',
    unreadWallet: (wallet: string) => `${start(wallet)} hat nicht geantwortet, es kann also noch mehr geben.`,
    unreadService: 'Wir konnten die Berechtigungen anderer Websites nicht laden, es kann also noch mehr geben.',
    askTitle: (wallet: string) => `In ${dat(wallet)} bestätigen`,
    askText: (site: string) =>
      `${start(site)} möchte innerhalb eines Limits für dich handeln. Prüfe es in deiner Wallet, bevor du bestätigst.`,
    slow: 'Wir warten noch auf deine Wallet. Öffne sie und suche nach der Anfrage.',
    grantFailedTitle: 'Berechtigung nicht erteilt',
    grantDeclined: (wallet: string | undefined) => `${declinedWhat(wallet)}.`,
    grantedTitle: 'Berechtigung erteilt',
    grantedText: (site: string) => `${start(site)} kann das tun, ohne dich erneut zu fragen, bis du es widerrufst:`,
    see: 'Berechtigungen ansehen',
    notNow: 'Nicht jetzt',
    done: 'Fertig',
  },
  siwx: {
    title: 'Anmelden',
    heading: 'Zeige, dass diese Wallet dir gehört',
    text: (site: string) =>
      `${start(site)} bittet dich, eine Nachricht zu signieren. Das ist kostenlos und bewegt kein Guthaben.`,
    signing: (wallet: string) => `Bestätige in ${dat(wallet)}. Das ist kostenlos und bewegt kein Guthaben.`,
    details: 'Was du signierst',
    site: 'Website',
    wallet: 'Wallet',
    network: 'Netzwerk',
    validUntil: 'Gültig bis',
    says: 'Erklärung',
    link: 'Link',
    message: 'Nachricht',
    declinedTitle: 'Signatur abgelehnt',
    declined: (wallet: string | undefined) =>
      `${declinedWhat(wallet)}. Signiere, um fortzufahren, oder brich ab, um die Verbindung zu trennen.`,
    declinedFree: (wallet: string | undefined) =>
      `${declinedWhat(wallet)}. Signiere, um fortzufahren, oder überspringe es vorerst.`,
    failedTitle: 'Nicht angemeldet',
    cancel: 'Abbrechen',
    skip: 'Nicht jetzt',
    sign: 'Anmelden',
    isSigning: 'Wird signiert',
    isChecking: 'Anmeldung läuft',
  },
}
