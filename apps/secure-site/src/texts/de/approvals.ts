import { createCounter } from '@foyer/languages'
import type { Texts } from '../texts'

const count = createCounter('de')

export const approvals: Texts['approvals'] = {
  heading: (title) => ({ beforeSite: 'Anfrage von ', afterSite: `: ${title}` }),
  moreWaiting: (number) => count(number, { one: '# weitere Anfrage wartet', other: '# weitere Anfragen warten' }),
  notEncrypted: 'Die Verbindung zu dieser Website ist nicht verschlüsselt.',
  buttons: {
    approve: 'Bestätigen',
    decline: 'Ablehnen',
    close: 'Schließen',
    tryAgain: 'Erneut versuchen',
  },
  hints: {
    hidden: 'Mach dieses Fenster ganz sichtbar, um zu bestätigen.',
    small: 'Mach dieses Fenster größer, um zu bestätigen.',
    tiny: 'Das ist zu klein zum Lesen. Vergrößere die Ansicht, um zu bestätigen.',
    unread: 'Scrolle bis zum Ende, um zu bestätigen.',
  },
  states: {
    oneMoment: 'Einen Moment',
    loading: (site) => `Die Anfrage von ${site} wird geladen.`,
    signing: 'Wird signiert',
    sending: 'Wird gesendet',
    failed: 'Das hat nicht geklappt',
    nothingSent: (reason) => `Nichts wurde gesendet. ${reason}`,
  },
  window: {
    open: 'In neuem Fenster prüfen',
    openAgain: 'Fenster erneut öffnen',
    openHere: 'Auf dieser Seite öffnen',
    before: 'Du siehst und bestätigst die ganze Anfrage in einem Fenster deiner Wallet.',
    after: 'Diese Anfrage ist in einem anderen Fenster offen. Bestätige sie dort oder lehne sie dort ab.',
  },
  rows: {
    account: 'Konto',
    bytes: 'Bytes',
    data: 'Daten',
    details: 'Details',
    fee: 'Gebühr',
    leftToday: 'Übrig vom heutigen Limit',
    message: 'Nachricht',
    network: 'Netzwerk',
    more: 'Und',
  },
  more: (number) => count(number, { other: '# weitere' }),
  batch: {
    nothing: 'Eine Transaktion bestätigen, die nichts tut',
    actions: (number) => count(number, { one: '# Aktion bestätigen', other: '# Aktionen bestätigen' }),
    actionsAtOnce: (number) =>
      count(number, { one: '# Aktion auf einmal bestätigen', other: '# Aktionen auf einmal bestätigen' }),
    transactions: (number) => count(number, { one: '# Transaktion bestätigen', other: '# Transaktionen bestätigen' }),
    action: (number, title) => `${number}. ${title}`,
    oneByOne: 'Sie werden einzeln nacheinander gesendet. Schlägt eine fehl, sind die davor trotzdem durchgegangen.',
  },
  hiddenCharacters: 'Das enthält unsichtbare Zeichen. Sie sind als \\u{…} ausgeschrieben.',
  errors: {
    maybeSent: 'Keine Antwort, es wurde also vielleicht gesendet. Ein erneuter Versuch hier sendet es nicht zweimal.',
    maybeSentOther:
      'Die Antwort nennt eine andere Transaktion, es wurde also vielleicht gesendet. Ein erneuter Versuch hier sendet es nicht zweimal.',
    networkUnavailable: 'Dieses Netzwerk ist hier nicht verfügbar.',
    noPasskey: 'Auf diesem Gerät gibt es keinen Passkey für diese Wallet.',
    otherAccount: 'Das ist nicht das verbundene Konto.',
    otherNetwork: 'Das ist für ein anderes Netzwerk.',
    tooLarge: 'Diese Anfrage ist zu groß zum Prüfen.',
    tooMany: 'Zu viele Anfragen warten.',
    unverified: 'Die Antwort aus dem Fenster konnte nicht überprüft werden, also wurde nichts gesendet.',
  },
}
