import { createCounter } from '@foyer/languages'
import type { Texts } from '../texts'

const count = createCounter('de')

export const messages: Texts['messages'] = {
  signBytes: 'Bytes signieren',
  notText: 'Das ist kein Text, daher können wir nicht zeigen, was es bedeutet.',
  signMessage: 'Eine Nachricht signieren',
  fullMessage: 'Vollständige Nachricht',
  signIn: {
    title: 'Anmelden',
    rows: {
      site: 'Anmelden bei',
      statement: 'Erklärung',
    },
    expired: 'Die Nachricht ist abgelaufen.',
    otherAccount: 'Die Nachricht nennt ein anderes Konto.',
    otherNetwork: (network, current) => `Die Nachricht ist für das Netzwerk ${network}, aber du bist in ${current}.`,
    otherSite: (named, site) =>
      `Damit wirst du bei ${named} angemeldet, aber ${site} fragt an. Vielleicht versucht jemand, dein Konto dort zu verwenden.`,
    unnamedSite: (site) =>
      `Damit wirst du bei einer Website angemeldet, die nicht genannt wird, aber ${site} fragt an. Vielleicht versucht jemand, dein Konto dort zu verwenden.`,
  },
  typedData: {
    sign: (type) => `${type} signieren`,
    for: 'Für',
    allFields: (type) => `Alle Felder von ${type}`,
    emptyList: 'leer',
    otherNetwork: (network, current) => `Das ist für das Netzwerk ${network}, aber du bist in ${current}.`,
    signatureIsAll: 'Deine Signatur reicht dafür aus. Du wirst nicht erneut gefragt und siehst keine Netzwerkgebühr.',
    canTakeTokens: 'Mit dieser Signatur kann jemand Token von dir nehmen, ohne erneut zu fragen. Prüfe jedes Feld.',
    canSendTokens:
      'Mit dieser Signatur können diese Token von deinem Konto gesendet werden, ohne dass du erneut gefragt wirst.',
    offer: 'Deine Werte zum Verkauf anbieten',
    canTakeOffer:
      'Wer diese Signatur hat, kann nehmen, was du anbietest, zu dem Preis darin, der auch null sein kann. Prüfe jedes Feld.',
  },
  description: {
    title: 'Aus der Beschreibung',
    rows: {
      contractOf: 'Vertrag von',
      description: 'Beschreibung',
      whatItDoes: 'Was es tut',
    },
    noneOfCall: 'Wir haben keine Beschreibung dieses Aufrufs.',
    noneOfMessage: 'Wir haben keine Beschreibung dieser Nachricht.',
  },
  emailChange: {
    add: 'Eine E-Mail hinzufügen',
    change: 'Deine E-Mail ändern',
    rows: {
      current: 'Aktuelle E-Mail',
      new: 'Neue E-Mail',
      when: 'Wann',
    },
    codesMayBeSent: 'An diese Adresse können Codes gesendet werden, die Änderungen an deiner Wallet bestätigen.',
    canOpenWallet: (email, current) =>
      `Wer E-Mails an ${email} lesen kann, wird diese Wallet öffnen und alles darin nehmen können. Mit ${current} kannst du sie dann nicht mehr öffnen.`,
    immediately: 'Sofort nach beiden Codes',
    afterHours: (hours) => count(hours, { one: '# Stunde nach beiden Codes', other: '# Stunden nach beiden Codes' }),
    noticeWithLink:
      'Wir senden an deine aktuelle Adresse einen Link, mit dem du die Änderung vorher verhindern kannst. Jedes andere Gerät wird abgemeldet.',
    notice: 'Wir informieren deine aktuelle Adresse per E-Mail über die Änderung. Jedes andere Gerät wird abgemeldet.',
  },
}
