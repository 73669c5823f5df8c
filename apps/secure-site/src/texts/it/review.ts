import type { Texts } from '../texts'

const CLOSE = 'Puoi chiudere questa finestra.'

export const review: Texts['review'] = {
  windowTitle: 'Controlla una richiesta',
  answeredTitle: 'Risposta già data',
  answered: `Questa richiesta ha già avuto una risposta, e una risposta conta una volta sola. ${CLOSE}`,
  withdrawnTitle: 'Richiesta ritirata',
  withdrawn: `Il sito o il tuo wallet ha ritirato questa richiesta. Nulla è stato inviato. ${CLOSE}`,
  goneTitle: 'Richiesta terminata',
  gone: `Questa richiesta è terminata: ognuna dura dieci minuti. Ricomincia sul sito. ${CLOSE}`,
  unknownTitle: 'Nulla da controllare',
  unknown: `Apri una richiesta dal sito che l’ha inviata. ${CLOSE}`,
  unreadableTitle: 'Impossibile leggere questa richiesta',
  unreadable: `Non è ciò che il tuo wallet ha inviato, quindi non si può approvare. Ricomincia sul sito. ${CLOSE}`,
  failedTitle: 'Non ha funzionato',
  failed: (reason) => `${reason} ${CLOSE}`,
  usePasskey: 'Conferma con la tua passkey',
  approved: 'Approvata',
  declined: 'Rifiutata',
  goBack: (host) => `Torna a ${host}. ${CLOSE}`,
}
