import { createCounter } from '../createCounter.js'
import type { Language } from '../types.js'
import { THIS_SITE } from './words.js'

const count = createCounter('pl')

export const first: Pick<Language, 'common' | 'connect' | 'stop' | 'broken'> = {
  common: {
    back: 'Wstecz',
    close: 'Zamknij',
    tryAgain: 'Spróbuj ponownie',
    opensInNewTab: 'otwiera się w nowej karcie',
    loading: 'Wczytywanie',
    clearSearch: 'Wyczyść wyszukiwanie',
    thisSite: THIS_SITE,
    account: 'Konto',
    network: (network: string) => `Sieć: ${network}. Zmień sieć`,
  },
  connect: {
    title: 'Połącz portfel',
    titleOf: (site: string) => (site === THIS_SITE ? 'Połącz z tą stroną' : `Połącz z ${site}`),
    titleFor: (network: string) => `Połącz portfel ${network}`,
    recent: 'Ostatni',
    installed: 'Zainstalowany',
    get: 'Pobierz',
    whatIsAWallet: 'Co to jest portfel?',
    newHere: 'Pierwszy raz tutaj?',
    whatIsAWalletLink: 'Co to jest portfel',
    legal: (page: string, other?: string) => `Kontynuując, akceptujesz ${other ? `${page} i ${other}` : page}.`,
    terms: 'Warunki',
    privacy: 'Politykę prywatności',
    emptyTitle: 'Brak portfela w tej przeglądarce',
    emptyText: 'Zainstaluj rozszerzenie portfela lub otwórz tę stronę w aplikacji portfela.',
    getAWallet: 'Pobierz portfel',
    withWallet: 'Kontynuuj z portfelem',
    allWallets: 'Wszystkie portfele',
    phoneWallet: 'Portfel w telefonie',
    openApp: 'Otwórz aplikację portfela',
    qrCode: 'Kod QR',
    namespaces: (number: number) => count(number, { one: 'Działa z # typem sieci', other: 'Działa z # typami sieci' }),
    oneOf: (from: string, index: number, of: number) => `${from}, ${index} z ${of}`,
    disguised: (from: string) => `Zawiera podobnie wyglądające znaki: ${from}`,
  },
  stop: {
    title: 'Przestać czekać?',
    stop: 'Przestań',
    keep: 'Czekaj dalej',
  },
  broken: {
    title: 'Coś poszło nie tak',
    text: 'Nie udało się pokazać tego ekranu. Nie wpłynęło to na twój portfel.',
    unloadedTitle: 'Nie udało się wczytać tego ekranu',
    unloaded: 'Sprawdź połączenie i spróbuj ponownie.',
    unknownTitle: 'Nie znaleziono',
    unknown: 'Ten ekran nie istnieje',
    back: 'Wróć',
  },
}
