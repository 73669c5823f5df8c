import type { Texts } from '../texts'

export const login: Texts['login'] = {
  title: 'Apri il tuo wallet',
  about: (site) => `Accedi a ${site} per approvare dispositivi e configurare il recupero.`,
  email: 'Email',
  continue: 'Continua',
  continueWith: (provider) => `Continua con ${provider}`,
  restore: 'Ripristina un wallet dal suo file di recupero',
  cancel: 'Annulla',
  checkAddress: (site) =>
    `Controlla che la barra degli indirizzi mostri ${site}. Non inserire il tuo codice o la tua password di recupero da nessun’altra parte. Un wallet che apri con Farcaster qui non si può ancora aprire.`,
  startWithEmail: 'Inizia con la tua email.',
  moment: 'Un momento',

  captcha: {
    title: 'Una verifica prima di inviarti l’email',
    frame: 'Verifica contro i bot',
    first: (email) => `Dimostra che non sei un bot. Poi inviamo un’email a ${email}.`,
    again: (email) =>
      `Questa verifica non è stata accettata. Riprova ancora una volta. Poi inviamo un’email a ${email}.`,
    notLoaded: (host) =>
      `La verifica contro i bot non si è caricata. Controlla la connessione, consenti ${host} nel tuo blocker e riprova.`,
    failed: 'La verifica contro i bot non è riuscita. Riprova più tardi.',
    oldFrame: 'Questa pagina del sito sicuro è vecchia. Ricarica e riprova.',
    oldWindow: 'Questa pagina è vecchia. Ricaricala e riprova.',
    cancelled: 'Nessuna email è stata inviata.',
  },

  link: {
    title: 'Approva questo dispositivo',
    sentFromFrame: (email) => `Abbiamo inviato un link a ${email}. Aprilo per continuare qui.`,
    sent: (email) => `Abbiamo inviato un link a ${email}. Aprilo per approvare questo dispositivo.`,
  },

  frame: {
    title: 'Controlla la tua email',
    secondCode: (email) => `Dopo, ne inviamo un altro a ${email}.`,
    enterOnlyAt: (host) =>
      `Inseriscilo solo in una finestra la cui barra degli indirizzi mostra ${host}, mai in un’altra pagina.`,
    enterBothOnlyAt: (host) =>
      `Inserisci entrambi solo in una finestra la cui barra degli indirizzi mostra ${host}, mai in un’altra pagina.`,
    open: 'Inserisci il codice nella nostra finestra',
    openAgain: 'Riapri la finestra',
    openHere: 'Aprila in questa pagina',
    opened: 'Continua nella nostra finestra. Questa pagina si aggiornerà automaticamente.',
    blocked: 'Non si è aperta nessuna finestra? Consenti i popup per questo sito o aprila in questa pagina.',
    sending: 'Invio di un codice',
    onlyInWindow: (host) => `Inseriscilo solo nella finestra di ${host}, mai in una pagina di un altro sito.`,
  },

  code: {
    title: 'Inserisci il codice',
    label: 'Codice',
    sent: (email) => `Abbiamo inviato un codice di 6 cifre a ${email}.`,
    submit: 'Accedi',
    resend: 'Invia un nuovo codice',
    resendIn: (seconds) => `Invia un nuovo codice tra ${seconds} s`,
    site: 'Sito',
    device: 'Dispositivo',
    started: 'Iniziato',
    onlyIfYours:
      'Inserisci il codice solo se hai iniziato tu questo accesso, su questo sito e dispositivo. Chi lo ha iniziato accederà.',
    checkAddress: (site) =>
      `Controlla che la barra degli indirizzi mostri ${site}. Non inserire il codice da nessun’altra parte e non darlo a nessuno.`,
    asking: 'Richiesta del tuo accesso.',
    stuckTitle: 'Questo accesso non può continuare',
    stuck: 'Torna alla pagina in cui hai iniziato e accedi di nuovo lì.',
    noneTitle: 'Qui non c’è nessun accesso',
    none: 'Nessuna nostra pagina ha aperto questa finestra, quindi non accetta codici.',
    noneAdvice: 'Se stai accedendo, torna alla pagina in cui hai iniziato e scegli «Aprila in questa pagina».',
    doneTitle: 'Accesso effettuato',
    goBack: (host) => `Torna a ${host}.`,
    goBackOrClose: (host) => `Torna a ${host}. Puoi chiudere questa finestra.`,
    goBackButton: (host) => `Torna a ${host}`,
  },

  change: {
    oldTitle: 'Conferma la tua email attuale',
    newTitle: 'Conferma la tua nuova email',
    confirm: 'Conferma',
    submit: 'Cambia email',
    newEmail: 'Nuova email',
    onlyIfYours: (email) => `Inserisci il codice solo se da ora in poi vuoi aprire questo wallet con ${email}.`,
    asking: 'Richiesta della tua modifica.',
    stuckTitle: 'Questa modifica non può continuare',
    stuck: 'La tua email non è cambiata. Torna alla pagina in cui hai iniziato e riprova lì.',
    noneTitle: 'Qui non c’è nessuna modifica',
    noneAdvice:
      'Se stai cambiando la tua email, torna alla pagina in cui hai iniziato e scegli «Aprila in questa pagina».',
    changedTitle: 'La tua email è cambiata',
    changed: (email) => `Ora apri questo wallet con ${email}.`,
    willChangeTitle: 'La tua email cambierà',
    willChange: (time, email) =>
      `Dal giorno ${time} apri questo wallet con ${email}. Abbiamo inviato al tuo indirizzo attuale un link per impedirlo.`,
  },

  social: {
    over: 'Questo accesso non è più valido. Ricomincia.',
    notBegunHere: 'Questo accesso non è iniziato qui o ha richiesto troppo tempo. Ricomincia.',
    notSignedIn: 'L’accesso non è avvenuto. Riprova.',
    notLoggedIn: 'L’accesso non è avvenuto. Riprova o accedi in un altro modo.',
  },

  newWallet: {
    title: 'Iniziare un nuovo wallet?',
    lostTitle: 'Questo sito ha perso il tuo wallet',
    noneTitle: 'Ancora nessun wallet per questo accesso',
    meaning: 'Un nuovo wallet ha altri indirizzi e nulla di ciò che contiene il precedente.',
    noneMeaning:
      'Se hai un wallet, forse usi un altro accesso per quello, oppure questo sito lo ha perso. Uno nuovo ha altri indirizzi e nulla di ciò che contiene il tuo.',
    start: 'Inizia un nuovo wallet',
    restore: 'Ripristinalo da un file di recupero',
    logInOtherwise: 'Accedi in un altro modo',
  },
}
