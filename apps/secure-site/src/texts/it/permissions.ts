import { createCounter } from '@foyer/languages'
import type { Texts } from '../texts'

const count = createCounter('it')

export const permissions: Texts['permissions'] = {
  grant: 'Lascia che questo sito agisca per te',
  canSend: 'Finché l’autorizzazione è attiva, il sito può inviare quella quantità a chiunque senza chiedere di nuovo.',
  revoke: 'Revoca autorizzazioni',
  revoked: 'Dopo, il sito non può usare questa autorizzazione.',
  rows: {
    reason: 'Motivo',
    starts: 'Inizia',
    uses: 'Utilizzi',
  },
  uses: (number) => `${count(number, { other: '#' })} al massimo; il tuo account paga ogni commissione`,
  inTotal: (amount) => `${amount} in totale`,
  every: {
    day: (amount, days) => `${amount} ${count(days, { one: 'ogni giorno', other: 'ogni # giorni' })}`,
    hour: (amount, hours) => `${amount} ${count(hours, { one: 'ogni ora', other: 'ogni # ore' })}`,
    minute: (amount, minutes) => `${amount} ${count(minutes, { one: 'ogni minuto', other: 'ogni # minuti' })}`,
    second: (amount, seconds) => `${amount} ${count(seconds, { one: 'ogni secondo', other: 'ogni # secondi' })}`,
  },
  errors: {
    expired: 'Questa autorizzazione è scaduta.',
    feeTooHigh: 'La commissione di rete è troppo alta per pagarla senza chiedere.',
    maybeSent:
      'Nessuna risposta, quindi potrebbe essere stato inviato, e conta come inviato. Controlla prima l’account.',
    moreThanAllowed: 'È più di quanto l’autorizzazione consente.',
    noneOfSite: 'Questo sito non ha questa autorizzazione.',
    notFound: 'Questa autorizzazione non esiste.',
    smartAccountOnly: 'Qui solo un account smart può concedere autorizzazioni.',
    tooExpensive: 'Non riuscirebbe o costerebbe più di un trasferimento.',
    tooMany: 'Questo sito ha troppe autorizzazioni.',
    transfersOnly: 'Le autorizzazioni coprono solo i trasferimenti.',
    unreadable: 'Impossibile leggere le autorizzazioni di questo sito.',
    usedUp: 'Questa autorizzazione ha raggiunto il suo limite di utilizzi.',
  },
}
