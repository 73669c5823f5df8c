import { createCounter } from '../createCounter.js'
import type { Language } from '../types.js'

const count = createCounter('de')

export const servers: Language['servers'] = {
  intro: 'Seit dem Öffnen dieser Seite kontaktiert, um Wallets zu verbinden und zu verwenden.',
  limits: 'Anfragen der Website selbst, deiner Wallet und der Anmeldefenster sind nicht aufgeführt.',
  times: (number: number) => count(number, { one: 'Einmal', other: '#-mal' }),
  lastAt: (time: string) => `Letzte Anfrage: ${time}`,
  others: 'Weitere Server',
  none: 'Noch keine Server kontaktiert',
  noneText: 'Server erscheinen hier, sobald sie kontaktiert werden.',
  purposes: {
    analytics: 'Nutzungsstatistik',
    data: 'Kontodaten und Preise',
    directory: 'Liste der Wallets',
    feature: 'Funktionen dieser Website',
    history: 'Aktivität',
    images: 'Bilder',
    names: 'Kontonamen',
    nfts: 'NFTs',
    node: 'Zugang zum Netzwerk',
    relay: 'Verbindung zu Handy-Wallets',
    secureSite: 'Anmeldung per E-Mail oder Social-Konto',
    swap: 'Tauschpreise',
    tokens: 'Token-Listen',
    walletLibrary: 'Eigene Software einer Wallet',
  },
}
