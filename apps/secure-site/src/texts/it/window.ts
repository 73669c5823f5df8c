import type { Texts } from '../texts'

export const window: Texts['window'] = {
  cancel: 'Annulla',
  back: 'Indietro',
  save: 'Salva',
  walletName: 'wallet',
  otherWallet: 'Questo è un altro wallet. Accedi con l’email del primo.',
  logInToChange: 'Accedi di nuovo per cambiare il modo in cui recuperi il tuo wallet.',

  userAgent: {
    iPhoneOrIPad: 'iPhone o iPad',
    unknownBrowser: 'sconosciuto',
    unknownSystem: 'sconosciuto',
    browserOnSystem: (browser, system) => `${browser}, ${system}`,
  },

  home: {
    title: 'Il tuo wallet',
    evm: 'Ethereum e altre reti EVM',
    solana: 'Solana',
    logins: 'Accessi',
    elsewhere: 'Usalo altrove',
    showWords: 'Mostra le parole di questo wallet',
    deletion: 'Eliminazione',
    delete: 'Elimina questo wallet',
  },

  sessions: {
    thisWindow: 'Finestra di questo sito',
    since: (time) => `Dal giorno ${time}`,
    lastUsed: (time) => `Ultimo utilizzo intorno al giorno ${time}`,
    current: 'Questo dispositivo',
    end: 'Esci',
    endOf: (browser, place) => `Esci: ${browser}, ${place}`,
    endOthers: 'Esci ovunque tranne qui',
    endHere: 'Esci qui',
    endHereTitle: 'Uscire qui?',
  },

  devices: {
    title: 'Un dispositivo chiede di aprire il tuo wallet',
    asked: (time, browser) => `Richiesto il giorno ${time}. Dice di essere ${browser}.`,
    askedAt: (time, browser, place) => `Richiesto il giorno ${time}. Dice di essere ${browser}, su ${place}.`,
    advice: 'Approva solo se vedi questo codice sul dispositivo davanti a te.',
    approve: 'Approva',
    approveCode: (code) => `Approva ${code}`,
    decline: 'Rifiuta',
    declineCode: (code) => `Rifiuta ${code}`,
    ended: 'Questa richiesta è terminata.',
    loginEnded: 'Il tuo accesso in questa finestra è terminato. Accedi di nuovo. Qui non è stato eliminato nulla.',
  },

  deletion: {
    title: 'Eliminare questo wallet?',
    confirmLabel: (name) => `Scrivi ${name} per confermare`,
    confirmFirst: (name) => `Scrivi ${name} per confermare.`,
    warning:
      'Prima invia tutto a un altro wallet. Nessuno può annullare questa operazione, e nessun dispositivo può accedere di nuovo a questo wallet.',
    meaning:
      'Il sito elimina la sua parte del tuo wallet, la tua email e i tuoi modi di recupero. Un file di recupero che hai salvato apre ancora il wallet con il suo codice stampato o la sua password.',
    submit: 'Elimina per sempre',
    doneTitle: 'Il tuo wallet è stato eliminato',
    done: 'Puoi chiudere questa finestra. Un accesso con la stessa email apre un nuovo wallet.',
    logIn: 'Accedi',
  },

  words: {
    title: 'Mostrare le parole di questo wallet?',
    about:
      'Con queste 24 parole un altro wallet, come MetaMask o Phantom, apre gli stessi account. Lì non vale nessun limite di questo sito.',
    warning:
      'Chi vede le parole ha tutto ciò che è in questo wallet, per sempre. Nessuno che ti aiuta ne ha bisogno. Non mostrarle a nessuno.',
    needsPasskey: 'Prima aggiungi una passkey per le approvazioni, in «Limiti».',
    usePasskey: 'Usa la passkey',
    shownTitle: 'Le parole del tuo wallet',
    shown: 'Scrivile in quest’ordine. Scompaiono quando lasci questa schermata.',
    listLabel: 'Parole',
    done: 'Fatto',
  },
}
