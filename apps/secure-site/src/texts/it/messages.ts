import { createCounter } from '@foyer/languages'
import type { Texts } from '../texts'

const count = createCounter('it')

export const messages: Texts['messages'] = {
  signBytes: 'Firma byte',
  notText: 'Non è testo, quindi non possiamo mostrare cosa significa.',
  signMessage: 'Firma un messaggio',
  fullMessage: 'Messaggio completo',
  signIn: {
    title: 'Accedi',
    rows: {
      site: 'Accedi a',
      statement: 'Dichiarazione',
    },
    expired: 'Il messaggio è scaduto.',
    otherAccount: 'Il messaggio indica un altro account.',
    otherNetwork: (network, current) => `Il messaggio è per la rete ${network}, ma sei su ${current}.`,
    otherSite: (named, site) =>
      `Con questo accedi a ${named}, ma a chiederlo è ${site}. Qualcuno potrebbe cercare di usare il tuo account lì.`,
    unnamedSite: (site) =>
      `Con questo accedi a un sito che non viene indicato, ma a chiederlo è ${site}. Qualcuno potrebbe cercare di usare il tuo account lì.`,
  },
  typedData: {
    sign: (type) => `Firma ${type}`,
    for: 'Per',
    allFields: (type) => `Tutti i campi di ${type}`,
    emptyList: 'vuoto',
    otherNetwork: (network, current) => `È per la rete ${network}, ma sei su ${current}.`,
    signatureIsAll:
      'La tua firma è tutto ciò che serve. Non ti verrà chiesto di nuovo e non vedrai una commissione di rete.',
    canTakeTokens:
      'Questa firma permette a qualcuno di prenderti dei token senza chiedere di nuovo. Controlla ogni campo.',
    canSendTokens: 'Questa firma permette di inviare questi token dal tuo account senza chiedere di nuovo.',
    offer: 'Metti in vendita i tuoi asset',
    canTakeOffer:
      'Chiunque abbia questa firma può prendere ciò che offri al prezzo che vi è indicato, che può essere nullo. Controlla ogni campo.',
  },
  description: {
    title: 'Dalla sua descrizione',
    rows: {
      contractOf: 'Contratto di',
      description: 'Descrizione',
      whatItDoes: 'Cosa fa',
    },
    noneOfCall: 'Non abbiamo una descrizione di questa chiamata.',
    noneOfMessage: 'Non abbiamo una descrizione di questo messaggio.',
  },
  emailChange: {
    add: 'Aggiungi un’email',
    change: 'Cambia la tua email',
    rows: {
      current: 'Email attuale',
      new: 'Nuova email',
      when: 'Quando',
    },
    codesMayBeSent: 'A questo indirizzo possono essere inviati codici che confermano modifiche al tuo wallet.',
    canOpenWallet: (email, current) =>
      `Chiunque possa leggere la posta di ${email} potrà aprire questo wallet e prendere tutto ciò che contiene. Non potrai più aprirlo con ${current}.`,
    immediately: 'Subito dopo entrambi i codici',
    afterHours: (hours) => count(hours, { one: '# ora dopo entrambi i codici', other: '# ore dopo entrambi i codici' }),
    noticeWithLink:
      'Invieremo al tuo indirizzo attuale un link per fermare la modifica prima di allora. Tutti gli altri dispositivi verranno disconnessi.',
    notice:
      'Invieremo al tuo indirizzo attuale un’email sulla modifica. Tutti gli altri dispositivi verranno disconnessi.',
  },
}
