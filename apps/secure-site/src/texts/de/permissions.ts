import { createCounter } from '@foyer/languages'
import type { Texts } from '../texts'

const count = createCounter('de')

export const permissions: Texts['permissions'] = {
  grant: 'Diese Website für dich handeln lassen',
  canSend: 'Solange das aktiv ist, kann die Website so viel an beliebige Empfänger senden, ohne erneut zu fragen.',
  revoke: 'Berechtigungen widerrufen',
  revoked: 'Danach kann die Website diese Berechtigung nicht verwenden.',
  rows: {
    reason: 'Grund',
    starts: 'Beginnt',
    uses: 'Verwendungen',
  },
  uses: (number) => `höchstens ${count(number, { other: '#' })}; dein Konto zahlt jede Gebühr`,
  inTotal: (amount) => `${amount} insgesamt`,
  every: {
    day: (amount, days) => `${amount} ${count(days, { one: 'pro Tag', other: 'alle # Tage' })}`,
    hour: (amount, hours) => `${amount} ${count(hours, { one: 'pro Stunde', other: 'alle # Stunden' })}`,
    minute: (amount, minutes) => `${amount} ${count(minutes, { one: 'pro Minute', other: 'alle # Minuten' })}`,
    second: (amount, seconds) => `${amount} ${count(seconds, { one: 'pro Sekunde', other: 'alle # Sekunden' })}`,
  },
  errors: {
    expired: 'Diese Berechtigung ist abgelaufen.',
    feeTooHigh: 'Die Netzwerkgebühr ist zu hoch, um sie ohne Nachfrage zu zahlen.',
    maybeSent: 'Keine Antwort, es wurde also vielleicht gesendet, und es zählt als gesendet. Prüfe zuerst das Konto.',
    moreThanAllowed: 'Das ist mehr, als die Berechtigung erlaubt.',
    noneOfSite: 'Diese Website hat diese Berechtigung nicht.',
    notFound: 'Diese Berechtigung gibt es nicht.',
    smartAccountOnly: 'Nur ein Smart-Konto kann hier Berechtigungen erteilen.',
    tooExpensive: 'Das würde fehlschlagen oder mehr kosten als eine Überweisung.',
    tooMany: 'Diese Website hat zu viele Berechtigungen.',
    transfersOnly: 'Berechtigungen gelten nur für Überweisungen.',
    unreadable: 'Die Berechtigungen dieser Website konnten nicht gelesen werden.',
    usedUp: 'Diese Berechtigung wurde so oft verwendet, wie es erlaubt ist.',
  },
}
