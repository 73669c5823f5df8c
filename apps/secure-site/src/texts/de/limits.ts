import { createCounter } from '@foyer/languages'
import type { Texts } from '../texts'

const count = createCounter('de')
const inHours = (hours: number) => count(hours, { one: 'in einer Stunde', other: 'in # Stunden' })

export const limits: Texts['limits'] = {
  title: 'Limits',
  none: 'Deine Wallet sendet, was du bestätigst, ohne Limit.',
  perDay: (amount) => `Höchstens ${amount} pro Tag`,
  perDayOfSite: (amount) => `Höchstens ${amount} pro Tag, von dieser Website festgelegt`,
  passkeyAbove: (amount) => `Passkey bei mehr als ${amount}`,
  passkeyAboveOfSite: (amount) => `Passkey bei mehr als ${amount}, von dieser Website festgelegt`,
  joinLimits: (texts) => texts.join('. '),
  recipients: 'Empfänger',
  onlyRecipients: (number) =>
    count(number, { one: 'Eine Adresse und keine andere', other: '# Adressen und keine andere' }),
  passkey: 'Passkey für Bestätigungen',
  passkeySince: (time) => `Seit ${time}`,
  newPasskeySince: (time, from) => `Seit ${time}. Lockert Limits und zeigt die Wörter ab ${from}`,
  looserFrom: (time) => `Gelockerte Limits gelten ab ${time}.`,
  keep: 'Limits beibehalten',
  set: 'Limit festlegen',
  chooseRecipients: 'Empfänger wählen',
  addPasskey: 'Passkey für Bestätigungen hinzufügen',
  removePasskey: 'Passkey für Bestätigungen entfernen',

  edit: {
    network: 'Netzwerk',
    perDay: (coin) => `Höchstens pro Tag, in ${coin}`,
    perDayHint: 'Zählt den Coin des Netzwerks, nicht Token. Leer: kein Limit.',
    passkeyAbove: (coin) => `Passkey bei mehr als, in ${coin}`,
    passkeyAboveHint: 'Auch für Token und Verträge verlangt, deren Wert nicht bekannt ist. Leer: kein Passkey.',
    passkeyFirst: 'Füge zuerst einen Passkey für Bestätigungen hinzu.',
    notAnAmount: 'Gib einen Betrag wie 0.5 ein oder lass das Feld leer.',
  },

  recipientList: {
    about:
      'Deine Wallet sendet dann nur an diese Adressen und ruft keinen anderen Vertrag auf. Bei der Überweisung eines Tokens zählt, wer ihn erhält.',
    label: 'Adressen, eine pro Zeile',
    hint: 'Führe auch Verträge auf, die du verwendest, etwa eine Börse. Leer: alle.',
    notAnAddress: (typed) => `„${typed}“ ist keine Adresse. Namen funktionieren hier nicht.`,
  },

  loosen: {
    title: 'Deine Limits lockern?',
    onlyPasskey:
      'Auf dieser Website lockert sie nur dein Passkey. Wenn du ihn verloren hast, kann der Betreiber der Website sie nicht für dich lockern.',
    passkeyOrWait: (hours) =>
      `Dein Passkey lockert sie jetzt. Ohne ihn ändern sie sich ${inHours(hours)}, und vorher senden wir dir eine E-Mail.`,
    wait: (hours) =>
      `Sie ändern sich ${inHours(hours)}, und vorher senden wir dir eine E-Mail. Bis dahin kannst du sie beibehalten.`,
    usePasskey: 'Passkey verwenden',
    changeIn: (hours) => `${count(hours, { one: 'In einer Stunde', other: 'In # Stunden' })} ändern`,
  },
}
