import { createCounter } from '../createCounter.js'
import type { Language } from '../types.js'

const count = createCounter('it')

export const servers: Language['servers'] = {
  intro: 'Contattati da quando questa pagina è aperta, per connettere e usare i wallet.',
  limits: 'Le richieste del sito stesso, del tuo wallet e delle finestre di accesso non sono elencate.',
  times: (number: number) => count(number, { one: 'Una volta', other: '# volte' }),
  lastAt: (time: string) => `Ultima richiesta: ${time}`,
  others: 'Altri server',
  none: 'Ancora nessun server contattato',
  noneText: 'I server appaiono qui quando vengono contattati.',
  purposes: {
    analytics: 'Statistiche di utilizzo',
    data: 'Dati dell’account e prezzi',
    directory: 'Elenco dei wallet',
    feature: 'Funzioni di questo sito',
    history: 'Attività',
    images: 'Immagini',
    names: 'Nomi degli account',
    nfts: 'NFT',
    node: 'Accesso alla rete',
    relay: 'Connessione ai wallet sul telefono',
    secureSite: 'Accesso con email o social',
    swap: 'Prezzi di scambio',
    tokens: 'Elenchi di token',
    walletLibrary: 'Software di un wallet',
  },
}
