import { createCounter } from '@foyer/languages'
import type { Texts } from '../texts'

type Recovery = Texts['recovery']
type CodeSize = Parameters<Recovery['codeMistakes']['loginCode']>[0]

const count = createCounter('it')
const countGroups = (number: number) => count(number, { one: '# gruppo', other: '# gruppi' })
const countCharacters = (number: number) => count(number, { one: '# carattere', other: '# caratteri' })

const describeCode = ({ groups, characters }: CodeSize) =>
  `Un codice di recupero ha ${groups} gruppi di ${characters} caratteri.`

const NAMES = { code: 'il tuo codice stampato', password: 'la tua password', passkey: 'la tua passkey' } as const

export const recovery: Recovery = {
  title: 'Recupero',
  none: 'Non hai un recupero tuo. Finché non ne aggiungi uno, il proprietario di questo sito conserva una parte di riserva del tuo wallet, e chi può accedere al posto tuo può aprirlo.',
  firstWay:
    'Una volta aggiunto questo modo, il sito elimina la sua parte di riserva del tuo wallet. Da allora ti serve questo, o uno dei tuoi dispositivi, per aprire il wallet su un nuovo dispositivo: nessun altro può aiutarti.',
  ways: { code: 'Codice stampato', password: 'Password', passkey: 'Passkey' },
  added: (time) => `Data di aggiunta: ${time}`,
  addCode: 'Aggiungi un codice stampato',
  addPassword: 'Aggiungi una password',
  addPasskey: 'Aggiungi una passkey',
  usePasskey: 'Usa la passkey',
  saveFile: 'Salva il file di recupero',

  removal: {
    label: 'Rimuovi',
    labels: {
      code: (time) => `Rimuovi: codice stampato, aggiunto il giorno ${time}`,
      password: (time) => `Rimuovi: password, aggiunta il giorno ${time}`,
      passkey: (time) => `Rimuovi: passkey, aggiunta il giorno ${time}`,
    },
    titles: {
      code: 'Rimuovere questo codice stampato?',
      password: 'Rimuovere questa password?',
      passkey: 'Rimuovere questa passkey?',
    },
    added: (time) => `Data di aggiunta: ${time}.`,
    meaning:
      'Il sito dimentica questo modo. Una copia resta pericolosa: chi la ha e può accedere al posto tuo può ancora aprire il tuo wallet.',
  },

  logout: {
    withoutWays: 'Questa finestra dimentica la sua parte del tuo wallet. Un accesso riapre il wallet.',
    withWays: (ways) =>
      `Questa finestra dimentica la sua parte del tuo wallet. Per riaprire il wallet qui ti serve ${ways.map((way) => NAMES[way]).join(' o ')}, o un altro dispositivo.`,
  },

  newCode: {
    title: 'Stampa o scrivi questo codice',
    about:
      'Con questo codice apri il tuo wallet su un nuovo dispositivo. Il sito non lo conserva. Chi ha il codice e la tua email può aprire il tuo wallet.',
    listLabel: 'Codice di recupero',
    print: 'Stampa',
    aboutFile:
      'Con il codice e questo file apri il wallet anche se questo sito non esiste più. Il file da solo non apre nulla.',
    stored: 'L’ho conservato',
    checkTitle: 'Inserisci due gruppi del tuo codice',
    group: (group) => `Gruppo ${group}`,
    groupDiffers: (group) => `Il gruppo ${group} non corrisponde. Confrontalo con ciò che hai conservato.`,
    submit: 'Aggiungi questo codice',
  },

  newPassword: {
    title: 'Scegli una password di recupero',
    about:
      'Protegge una parte del tuo wallet che questo sito conserva. Chi la conosce e può leggere la tua email può aprire il tuo wallet.',
    label: 'Password',
    hint: (least) => `Almeno ${countCharacters(least)}. Nessuno può reimpostarla.`,
    repeat: 'Ripeti la password',
    differ: 'Le due password sono diverse.',
    continue: 'Continua',
    aboutFile:
      'Con la password e questo file apri il wallet anche se questo sito non esiste più. Chi ha il file può cercare di indovinare la password.',
    submit: 'Aggiungi questa password',
  },

  newPasskey: {
    title: 'Aggiungi una passkey',
    about:
      'Protegge una parte del tuo wallet che questo sito conserva. Funziona solo su questo sito: aggiungi anche un codice o una password, nel caso in cui il sito non esista più.',
    create: 'Crea una passkey',
    trialTitle: 'Usa una volta la tua nuova passkey',
    trial: 'Il browser ha creato la passkey. Usala ora, per vedere che apre il tuo wallet.',
  },

  open: {
    title: 'Apri il tuo wallet su questo dispositivo',
    about: 'Hai effettuato l’accesso, ma questo dispositivo non ha ancora una parte del tuo wallet.',
    usePasskey: 'Usa la tua passkey',
    usePasskeyOf: (time) => `Usa la tua passkey. Aggiunta il giorno ${time}`,
    password: 'Password di recupero',
    passwordOf: (time) => `Password di recupero. Aggiunta il giorno ${time}`,
    withPassword: 'Apri con la password',
    code: 'Codice di recupero',
    withCode: 'Apri con il codice',
    askDevice: 'Chiedi a un altro dispositivo',
    onlyHere: (site) => `Inseriscili solo qui, su ${site}.`,
    linkTitle: 'Approva questo dispositivo su un altro',
    link: 'Apri questa pagina su un dispositivo che ha il tuo wallet. Approva solo se mostra questo codice:',
    waiting: 'In attesa dell’altro dispositivo…',
    notApproved: 'Questo dispositivo non è stato approvato',
  },

  restore: {
    title: 'Ripristina un wallet',
    about: 'Scegli il file di recupero che hai salvato con il tuo codice stampato o la tua password.',
    file: 'File di recupero',
    fileFirst: 'Scegli prima il file di recupero.',
    continue: 'Continua',
    openTitle: 'Apri il file di recupero',
    password: 'Password',
    opened: (address) =>
      `Il file apre il wallet ${address}. Accedi con l’indirizzo email che dovrà aprirlo da ora in poi.`,
  },

  codeMistakes: {
    otherKind: 'Questo codice è di un altro tipo o di una versione più recente di questo sito.',
    noShare: 'Questo codice ha un checksum valido, ma non contiene nessuna parte di recupero.',
    words: 'Queste sembrano le parole di un wallet. Inseriscile in un wallet, non qui.',
    loginCode: (size) => `Questo sembra un codice di accesso. ${describeCode(size)}`,
    unknownCharacter: (group) => `Il gruppo ${group} ha un carattere che nessun codice ha. Confrontalo.`,
    groupLength: (group, entered, size) => `Il gruppo ${group} ha ${countCharacters(entered)}. ${describeCode(size)}`,
    tooFewGroups: (entered, size) =>
      `Questo codice è incompleto: hai inserito ${countGroups(entered)}. ${describeCode(size)}`,
    tooFewCharacters: (entered, size) =>
      `Questo codice è incompleto: hai inserito ${countCharacters(entered)}. ${describeCode(size)}`,
    tooManyGroups: (entered, size) =>
      `Questo codice è troppo lungo: hai inserito ${countGroups(entered)}. ${describeCode(size)}`,
    tooManyCharacters: (entered, size) =>
      `Questo codice è troppo lungo: hai inserito ${countCharacters(entered)}. ${describeCode(size)}`,
    mistypedGroup: (group) => `Il gruppo ${group} ha un errore. Confrontalo con il tuo codice stampato.`,
    mistypedGroups: (one, other) => `I gruppi ${one} e ${other} hanno errori. Confrontali con il tuo codice stampato.`,
    swappedGroups: (one, other) => `I gruppi ${one} e ${other} sono scambiati.`,
    unlocated: 'Questo codice contiene errori. Confronta ogni gruppo con il tuo codice stampato.',
  },

  passwordMistakes: {
    short: (least) => `Usa almeno ${countCharacters(least)}. Vanno bene più parole.`,
    long: (most) => `Usa al massimo ${countCharacters(most)}.`,
    weak: 'Questa password è facile da indovinare. Usa più parole che non vanno insieme.',
    damaged: 'Ciò che la password protegge è danneggiato o non è stato creato da questo sito.',
    wrong: 'Questa password non va bene. Controlla le maiuscole e la lingua della tastiera.',
  },

  passkeyMistakes: {
    unavailable: 'Le passkey qui non funzionano. Scegli un altro modo.',
    none: 'Su questo dispositivo non c’è nessuna passkey per questo wallet.',
    cancelled:
      'Nessuna passkey è stata usata: la richiesta è stata annullata o questo dispositivo non ha nessuna passkey per questo wallet.',
    unsuitable:
      'Questa passkey non può proteggere un wallet. Usa un altro dispositivo o gestore di password, o un altro modo.',
    damaged: 'Ciò che la passkey protegge è danneggiato.',
    wrong: 'Questa passkey non va bene. Scegli quella che hai salvato per questo wallet.',
  },

  fileMistakes: {
    tooLarge: 'Questo file è troppo grande per essere un file di recupero.',
    none: 'Questo non è un file di recupero.',
    newer:
      'Questo file di recupero è di una versione più recente. Procurati una versione più recente di questa pagina.',
    damaged: 'Questo file di recupero è danneggiato. Usane un’altra copia, se ne hai una.',
    otherCode: 'Questo codice è inserito correttamente, ma non appartiene a questo file, o il file è stato modificato.',
    otherWallet: 'Questo file di recupero è danneggiato: apre un wallet diverso da quello che indica.',
    noPassword: 'Questo file non ha una password. Inserisci il tuo codice di recupero stampato.',
  },
}
