import { createCounter } from '@foyer/languages'
import type { Texts } from '../texts'

const count = createCounter('nl')

export const permissions: Texts['permissions'] = {
  grant: 'Deze site voor je laten handelen',
  canSend: 'Zolang dit actief is, kan de site zoveel naar iedereen versturen zonder het opnieuw te vragen.',
  revoke: 'Toestemmingen intrekken',
  revoked: 'Hierna kan de site deze toestemming niet gebruiken.',
  rows: {
    reason: 'Reden',
    starts: 'Begint',
    uses: 'Aantal keren',
  },
  uses: (number) => `hoogstens ${count(number, { other: '#' })}; je account betaalt alle kosten`,
  inTotal: (amount) => `${amount} in totaal`,
  every: {
    day: (amount, days) => `${amount} ${count(days, { one: 'per dag', other: 'per # dagen' })}`,
    hour: (amount, hours) => `${amount} ${count(hours, { one: 'per uur', other: 'per # uur' })}`,
    minute: (amount, minutes) => `${amount} ${count(minutes, { one: 'per minuut', other: 'per # minuten' })}`,
    second: (amount, seconds) => `${amount} ${count(seconds, { one: 'per seconde', other: 'per # seconden' })}`,
  },
  errors: {
    expired: 'Deze toestemming is verlopen.',
    feeTooHigh: 'De netwerkkosten zijn te hoog om te betalen zonder het te vragen.',
    maybeSent: 'Geen antwoord, dus dit is mogelijk verstuurd, en het telt als verstuurd. Controleer eerst het account.',
    moreThanAllowed: 'Dit is meer dan de toestemming toestaat.',
    noneOfSite: 'Deze site heeft deze toestemming niet.',
    notFound: 'Deze toestemming bestaat niet.',
    smartAccountOnly: 'Alleen een smart account kan hier toestemmingen geven.',
    tooExpensive: 'Dit zou mislukken of meer kosten dan een overdracht.',
    tooMany: 'Deze site heeft te veel toestemmingen.',
    transfersOnly: 'Toestemmingen gelden alleen voor overdrachten.',
    unreadable: 'De toestemmingen van deze site konden niet worden gelezen.',
    usedUp: 'Deze toestemming is zo vaak gebruikt als mag.',
  },
}
