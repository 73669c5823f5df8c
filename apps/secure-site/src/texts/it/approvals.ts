import { createCounter } from '@foyer/languages'
import type { Texts } from '../texts'

const count = createCounter('it')

export const approvals: Texts['approvals'] = {
  heading: (title) => ({
    beforeSite: 'Richiesta di ',
    afterSite: `: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
  }),
  moreWaiting: (number) => count(number, { one: '# altra richiesta in attesa', other: 'Altre # richieste in attesa' }),
  notEncrypted: 'La connessione a questo sito non è cifrata.',
  buttons: {
    approve: 'Approva',
    decline: 'Rifiuta',
    close: 'Chiudi',
    tryAgain: 'Riprova',
  },
  hints: {
    hidden: 'Rendi questa finestra completamente visibile per approvare.',
    small: 'Ingrandisci questa finestra per approvare.',
    tiny: 'È troppo piccolo da leggere. Aumenta lo zoom per approvare.',
    unread: 'Scorri fino in fondo per approvare.',
  },
  states: {
    oneMoment: 'Un momento',
    loading: (site) => `Caricamento della richiesta di ${site}.`,
    signing: 'Firma in corso',
    sending: 'Invio in corso',
    failed: 'Non ha funzionato',
    nothingSent: (reason) => `Nulla è stato inviato. ${reason}`,
  },
  window: {
    open: 'Controlla in una nuova finestra',
    openAgain: 'Riapri la finestra',
    openHere: 'Aprila in questa pagina',
    before: 'Vedi e approvi l’intera richiesta in una finestra del tuo wallet.',
    after: 'Questa richiesta è aperta in un’altra finestra. Approvala o rifiutala lì.',
  },
  rows: {
    account: 'Account',
    bytes: 'Byte',
    data: 'Dati',
    details: 'Dettagli',
    fee: 'Commissione',
    leftToday: 'Resta del limite di oggi',
    message: 'Messaggio',
    network: 'Rete',
    more: 'E',
  },
  more: (number) => count(number, { one: '# altro', other: 'altri #' }),
  batch: {
    nothing: 'Approva una transazione che non fa nulla',
    actions: (number) => count(number, { one: 'Approva # azione', other: 'Approva # azioni' }),
    actionsAtOnce: (number) =>
      count(number, { one: 'Approva # azione in una volta', other: 'Approva # azioni in una volta' }),
    transactions: (number) => count(number, { one: 'Approva # transazione', other: 'Approva # transazioni' }),
    action: (number, title) => `${number}. ${title}`,
    oneByOne: 'Vengono inviate una alla volta. Se una non riesce, le precedenti sono comunque andate a buon fine.',
  },
  hiddenCharacters: 'Contiene caratteri invisibili. Sono scritti per esteso come \\u{…}.',
  errors: {
    maybeSent: 'Nessuna risposta, quindi potrebbe essere stato inviato. Se riprovi qui, non verrà inviato due volte.',
    maybeSentOther:
      'La risposta indica un’altra transazione, quindi potrebbe essere stato inviato. Se riprovi qui, non verrà inviato due volte.',
    networkUnavailable: 'Questa rete non è disponibile qui.',
    noPasskey: 'Su questo dispositivo non c’è nessuna passkey per questo wallet.',
    otherAccount: 'Non è l’account connesso.',
    otherNetwork: 'È per un’altra rete.',
    tooLarge: 'Questa richiesta è troppo grande da controllare.',
    tooMany: 'Ci sono troppe richieste in attesa.',
    unverified: 'Non è stato possibile verificare la risposta della finestra, quindi nulla è stato inviato.',
  },
}
