import type { Texts } from '../texts'

export const errors: Texts['errors'] = {
  unknown: 'Qualcosa è andato storto. Riprova.',
  notResponding: 'Il sito sicuro non risponde. Controlla la connessione e riprova.',
  otherUser: 'Il sito sicuro ha restituito un altro utente.',
  signInFirst: 'Prima accedi.',
  logInAgain: 'Accedi di nuovo.',
  logInToOpen: 'Accedi di nuovo per aprire il tuo wallet su questo dispositivo.',
  smartUnavailable: 'Gli account smart non sono disponibili su questa rete.',

  transaction: {
    notEnough: 'Non hai abbastanza per l’importo e la commissione.',
    outOfOrder: 'Questa transazione è fuori sequenza. Riprova.',
    mayHaveExpired: 'Questa transazione potrebbe essere scaduta. Ricomincia sul sito.',
    contractRejected: (reason) => `Il contratto ha rifiutato: ${reason}`,
    contractRejectedWithoutReason: 'Il contratto ha rifiutato: nessun motivo indicato',
    networkRejected: (reason) => `La rete ha rifiutato: ${reason}`,
  },

  wallet: {
    none: 'Non c’è ancora nessun wallet per questo accesso.',
    notHere:
      'Il tuo wallet non è ancora su questo dispositivo. Aprilo con il tuo recupero o approva questo dispositivo su un altro.',
    closed: 'Impossibile aprire il tuo wallet. Non è stato modificato. Contatta il proprietario di questo sito.',
    partLost:
      'Il sito sicuro ha perso la sua parte del tuo wallet, e la parte di questo dispositivo non può aprirlo da sola. Qui non è stato eliminato nulla. Il tuo file di recupero apre il wallet con il suo codice o la sua password e lo ripristina nella pagina propria del sito sicuro; oppure contatta il proprietario di questo sito.',
    otherExists:
      'Questo accesso ha già un altro wallet, che resta com’è. Ripristina il tuo con un altro indirizzo email; oppure, se l’altro wallet è nuovo e vuoto, accedi a quello, eliminalo e poi ripristina il tuo.',
    forgotten: (address) =>
      `Questo dispositivo ha una parte del wallet ${address}, che il sito sicuro ha dimenticato. Qui non è stato eliminato nulla. Per riaverlo, scegli «Ripristina un wallet dal suo file di recupero» nella pagina propria del sito sicuro prima di accedere lì, oppure contatta il proprietario del sito.`,
  },

  device: {
    needsApproval: (code) =>
      `Questo dispositivo richiede la tua approvazione. Nella finestra propria del tuo wallet, approva ${code}. Poi accedi di nuovo qui.`,
    declined: 'L’altro dispositivo ha rifiutato. Nulla è stato inviato a questo dispositivo.',
    unreadable: 'Impossibile aprire ciò che l’altro dispositivo ha inviato. Riprova e confronta i codici.',
  },
}
