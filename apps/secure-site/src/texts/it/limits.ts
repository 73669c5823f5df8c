import { createCounter } from '@foyer/languages'
import type { Texts } from '../texts'

const count = createCounter('it')
const inHours = (hours: number) => count(hours, { one: 'tra un’ora', other: 'tra # ore' })

export const limits: Texts['limits'] = {
  title: 'Limiti',
  none: 'Il tuo wallet invia ciò che approvi, senza limite.',
  perDay: (amount) => `Al massimo ${amount} al giorno`,
  perDayOfSite: (amount) => `Al massimo ${amount} al giorno, lo stabilisce questo sito`,
  passkeyAbove: (amount) => `Passkey oltre ${amount}`,
  passkeyAboveOfSite: (amount) => `Passkey oltre ${amount}, lo stabilisce questo sito`,
  joinLimits: (texts) => texts.join('. '),
  recipients: 'Destinatari',
  onlyRecipients: (number) =>
    count(number, { one: 'Un indirizzo e nessun altro', other: '# indirizzi e nessun altro' }),
  passkey: 'Passkey per le approvazioni',
  passkeySince: (time) => `Dal giorno ${time}`,
  newPasskeySince: (time, from) =>
    `Dal giorno ${time}. Allenta i limiti e mostra le parole a partire dal giorno ${from}`,
  looserFrom: (time) => `I limiti allentati valgono dal giorno ${time}.`,
  keep: 'Mantieni i limiti',
  set: 'Imposta un limite',
  chooseRecipients: 'Scegli i destinatari',
  addPasskey: 'Aggiungi una passkey per le approvazioni',
  removePasskey: 'Rimuovi la passkey per le approvazioni',

  edit: {
    network: 'Rete',
    perDay: (coin) => `Al massimo al giorno, in ${coin}`,
    perDayHint: 'Conta la moneta della rete, non i token. Vuoto: nessun limite.',
    passkeyAbove: (coin) => `Passkey oltre, in ${coin}`,
    passkeyAboveHint: 'Richiesta anche per token e contratti, il cui valore non è noto. Vuoto: nessuna passkey.',
    passkeyFirst: 'Prima aggiungi una passkey per le approvazioni.',
    notAnAmount: 'Inserisci un importo come 0.5 o lascia il campo vuoto.',
  },

  recipientList: {
    about:
      'Il tuo wallet invia allora solo a questi indirizzi e non chiama nessun altro contratto. Nel trasferimento di un token conta chi lo riceve.',
    label: 'Indirizzi, uno per riga',
    hint: 'Elenca anche i contratti che usi, come un exchange. Vuoto: tutti.',
    notAnAddress: (typed) => `«${typed}» non è un indirizzo. I nomi qui non funzionano.`,
  },

  loosen: {
    title: 'Allentare i tuoi limiti?',
    onlyPasskey:
      'Su questo sito li allenta solo la tua passkey. Se l’hai persa, il proprietario del sito non può allentarli per te.',
    passkeyOrWait: (hours) =>
      `La tua passkey li allenta ora. Senza, cambiano ${inHours(hours)}, e prima ti inviamo un’email.`,
    wait: (hours) => `Cambiano ${inHours(hours)}, e prima ti inviamo un’email. Fino ad allora puoi mantenerli.`,
    usePasskey: 'Usa la passkey',
    changeIn: (hours) => `Cambiali ${inHours(hours)}`,
  },
}
