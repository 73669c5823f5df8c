import { createCounter } from '../createCounter.js'
import type { Language } from '../types.js'

const count = createCounter('pl')

export const servers: Language['servers'] = {
  intro: 'Serwery, z którymi połączono się od otwarcia tej strony, aby łączyć portfele i z nich korzystać.',
  limits: 'Lista nie obejmuje żądań samej strony, twojego portfela ani okien logowania.',
  times: (number: number) => count(number, { one: 'Raz', few: '# razy', many: '# razy', other: '# razy' }),
  lastAt: (time: string) => `Ostatnie żądanie: ${time}`,
  others: 'Inne serwery',
  none: 'Nie połączono się jeszcze z żadnym serwerem',
  noneText: 'Serwery pojawią się tu po połączeniu.',
  purposes: {
    analytics: 'Statystyki użycia',
    data: 'Dane konta i ceny',
    directory: 'Lista portfeli',
    feature: 'Funkcje tej strony',
    history: 'Aktywność',
    images: 'Obrazy',
    names: 'Nazwy kont',
    nfts: 'NFT',
    node: 'Dostęp do sieci',
    relay: 'Połączenie z portfelami w telefonie',
    secureSite: 'Logowanie przez e-mail lub konto społecznościowe',
    swap: 'Ceny wymiany',
    tokens: 'Listy tokenów',
    walletLibrary: 'Oprogramowanie portfela',
  },
}
