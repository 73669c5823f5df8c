import { createCounter } from '../createCounter.js'
import type { Language } from '../types.js'
import { inWallet, startSite, startWallet } from './words.js'

const count = createCounter('pl')

const HOURS = { few: 'co # godziny', many: 'co # godzin', other: 'co # godziny' }

const DAY = 86_400
const UNITS = [
  [7 * DAY, 'co tydzień', { few: 'co # tygodnie', many: 'co # tygodni', other: 'co # tygodnia' }],
  [DAY, 'co dzień', { few: 'co # dni', many: 'co # dni', other: 'co # dnia' }],
  [3_600, 'co godzinę', HOURS],
  [60, 'co minutę', { few: 'co # minuty', many: 'co # minut', other: 'co # minuty' }],
  [1, 'co sekundę', { few: 'co # sekundy', many: 'co # sekund', other: 'co # sekundy' }],
] as const

function every(seconds: number): string {
  const [size, one, forms] = UNITS.find(([each]) => seconds % each === 0) ?? UNITS[4]
  return seconds === size ? one : count(seconds / size, forms)
}

const declinedRequest = (wallet: string | undefined) =>
  `Prośba została odrzucona${wallet === undefined ? '' : ` ${inWallet(wallet)}`}`

export const permissions: Pick<Language['wallet'], 'permissions' | 'smartSessions' | 'siwx'> = {
  permissions: {
    title: 'Uprawnienia',
    reading: 'Wczytywanie uprawnień',
    groups: {
      signIn: 'Zalogowano na tej stronie',
      session: 'Portfele w telefonie',
      permission: 'Strony, które mogą działać za ciebie',
      approval: (network: string) => `Zgody na tokeny w sieci ${network}`,
    },
    inUse: 'W użyciu',
    thisSite: 'Ta strona',
    unknownToken: 'Nieznany token',
    onNetwork: (wallet: string, network: string) => (network ? `${wallet} w sieci ${network}` : wallet),
    accounts: (number: number) => count(number, { one: '# konto', few: '# konta', many: '# kont', other: '# konta' }),
    until: (date: string) => `do ${date}`,
    via: (contract: string) => `przez ${contract}`,
    unlimited: 'Bez limitu',
    unlimitedOf: (symbol: string) => `${symbol} bez limitu`,
    upTo: (amount: string) => `Do ${amount}`,
    wholeCollection: (name: string) => `Wszystko z ${name}`,
    oneOf: (name: string, tokenId: string) => `${name} nr ${tokenId}`,
    anNft: 'kolekcja',
    atRisk: (money: string) => `${money} zagrożone`,
    nothingThere: 'Teraz nic nie jest zagrożone',
    perDay: (amount: string) => `Do ${amount} na dzień`,
    perHours: (amount: string, hours: number) => `Do ${amount} ${hours === 1 ? 'co godzinę' : count(hours, HOURS)}`,
    unclear: 'Kwota nieznana',
    explorer: (who: string, explorer: string) => `${who} w ${explorer}`,
    partly: 'Czegoś może brakować: nie udało się wczytać pełnej historii.',
    partlySince: (date: string) => `Czegoś sprzed ${date} może brakować: nie udało się wczytać starszej historii.`,
    failed: {
      signIn: 'Nie udało się wczytać miejsc zalogowania.',
      session: 'Nie udało się wczytać połączonych portfeli w telefonie.',
      permission: 'Nie udało się wczytać stron, które mogą działać za ciebie.',
      approval: 'Nie udało się wczytać zgód na tokeny.',
    },
    stale: 'Brak odpowiedzi. Ta lista może być nieaktualna.',
    noApprovals: 'Nic nie znaleziono.',
    none: 'Nie znaleziono uprawnień',
    noneText: (network: string) =>
      `Nie znaleźliśmy logowań, portfeli w telefonie ani zgód na tokeny w sieci ${network}.`,
    choose: 'Wybierz uprawnienia do cofnięcia',
    takeBack: (number: number) => `Cofnij ${number}`,
    disconnects: 'Cofnięcie uprawnienia w użyciu rozłączy cię.',
    costs: 'Cofnięcie kosztuje opłatę sieciową.',
    sponsored: (app: string) => `Jeśli portfel to przyjmie, opłatę sieciową zapłaci ${app}.`,
    takenBack: 'Cofnięto',
    checkingText: 'Symulujemy to, zanim otworzy się portfel.',
    walletText: (who: string, what: string) =>
      `Zatwierdź, aby ${who} nie mógł już tego wydawać: ${what}. Możesz zamknąć to okno.`,
    walletSeveral: (number: number) =>
      `${count(number, {
        one: 'To cofa # uprawnienie',
        few: 'To cofa # uprawnienia',
        many: 'To cofa # uprawnień',
        other: 'To cofa # uprawnienia',
      })}. Możesz zamknąć to okno.`,
    bothAsked: 'Pierwsza prośba zostaje w portfelu.',
    toList: 'Wróć do listy',
    chainTitle: 'Cofanie',
    chainText: (network: string) => `Sieć ${network} to potwierdza. Możesz zamknąć to okno.`,
    progress: (done: number, of: number) => `Gotowe ${done} z ${of}`,
    endingTitle: 'Cofanie',
    endingText: 'To może chwilę potrwać.',
    view: 'Zobacz transakcję',
    pausedTitle: 'Częściowo gotowe',
    pausedText: (left: number) =>
      `Gdy okno było zamknięte, portfel nie dostał próśb. ${count(left, {
        one: 'Zostało # uprawnienie',
        few: 'Zostały # uprawnienia',
        many: 'Zostało # uprawnień',
        other: 'Zostało # uprawnienia',
      })}.`,
    goOn: 'Kontynuuj',
    stoppedTitle: 'Zatrzymano w połowie',
    stoppedAccount: 'Portfel zmienił konto. Wcześniejsze prośby nadal mogą dojść do skutku.',
    stoppedNetwork: 'Portfel zmienił sieć. Wcześniejsze prośby nadal mogą dojść do skutku.',
    failedTitle: 'Nie cofnięto',
    declined: (wallet: string | undefined) => `${declinedRequest(wallet)}. Uprawnienie jest nadal aktywne.`,
    wouldFail: (what: string) =>
      `Symulacja się nie powiodła: tak nie można tego cofnąć (${what}). Portfel nie dostał prośby.`,
    reverted: (network: string) => `Transakcja nie powiodła się w sieci ${network}. Pobrano najwyżej opłatę sieciową.`,
    cancelled: 'Anulowano. Uprawnienie jest nadal aktywne.',
    stands: (network: string) =>
      `Sieć ${network} to potwierdziła, ale uprawnienie jest nadal aktywne. Sprawdź ponownie później.`,
    unsure: 'Nie wiemy, czy to wysłano. Sprawdź, zanim spróbujesz ponownie.',
  },
  smartSessions: {
    title: 'Uprawnienia stron',
    intro: 'Te strony mogą działać w imieniu twojego smart konta w tych granicach.',
    list: 'Strony, które mogą działać za ciebie',
    upTo: (amount: string, period?: number) =>
      period === undefined ? `Łącznie do ${amount}` : `Do ${amount} ${every(period)}`,
    noLimit: (symbol: string, period?: number) =>
      period === undefined
        ? `Wszystkie twoje ${symbol}, bez limitu`
        : `Wszystkie twoje ${symbol} ${every(period)}, bez limitu`,
    unknownToken: (address: string) => `najmniejszych jednostek nieznanego tokena (${address})`,
    stream: (amount: string) => `Łącznie do ${amount}. Rośnie z czasem`,
    endless: (symbol: string) => `${symbol} bez limitu. Rośnie z czasem`,
    other: 'Nie wiemy, na co to pozwala. Sprawdź w portfelu lub cofnij to.',
    used: (used: string, all: string, isPeriod: boolean) =>
      isPeriod ? `Wykorzystano ${used} z ${all} w tym okresie` : `Wykorzystano ${used} z ${all}`,
    usedLabel: 'Wykorzystano',
    ends: (date: string) => `Wygasa: ${date}`,
    endsNever: 'To nie wygasa. Cofnij, gdy nie będzie już potrzebne.',
    thisSite: 'Ta strona',
    unnamed: 'Strona bez nazwy',
    usedBy: (address: string) => `Używa: ${address}`,
    stop: 'Cofnij',
    stopOf: (site: string, what: string) => `Cofnij uprawnienie (${site}): ${what}`,
    stopping: 'Cofanie… Portfel może poprosić o zatwierdzenie.',
    stopped: 'Cofnięto',
    declined: (wallet: string | undefined) => `${declinedRequest(wallet)}, więc uprawnienie jest nadal aktywne.`,
    emptyTitle: 'Brak uprawnień',
    emptyText: 'Strony, którym zezwolisz, pojawią się tutaj.',
    failedTitle: 'Nie udało się wczytać uprawnień',
    unreadWallet: (wallet: string) => `${startWallet(wallet)} nie odpowiedział, więc może być ich więcej.`,
    unreadService: 'Nie udało się wczytać uprawnień innych stron, więc może być ich więcej.',
    askTitle: (wallet: string) => `Zatwierdź ${inWallet(wallet)}`,
    askText: (site: string) =>
      `${site} chce działać za ciebie w granicach limitu. Sprawdź go w portfelu, zanim zatwierdzisz.`,
    slow: 'Nadal czekamy na twój portfel. Otwórz go i poszukaj prośby.',
    grantFailedTitle: 'Nie udzielono uprawnienia',
    grantDeclined: (wallet: string | undefined) => `${declinedRequest(wallet)}.`,
    grantedTitle: 'Udzielono uprawnienia',
    grantedText: (site: string) => `${site} może to robić bez ponownego pytania, dopóki nie cofniesz uprawnienia:`,
    see: 'Zobacz uprawnienia',
    notNow: 'Nie teraz',
    done: 'Gotowe',
  },
  siwx: {
    title: 'Zaloguj się',
    heading: 'Potwierdź, że to twój portfel',
    text: (site: string) =>
      `${startSite(site)} prosi o podpisanie wiadomości. To nic nie kosztuje i nie przenosi środków.`,
    signing: (wallet: string) => `Potwierdź ${inWallet(wallet)}. To nic nie kosztuje i nie przenosi środków.`,
    details: 'Co podpisujesz',
    site: 'Strona',
    wallet: 'Portfel',
    network: 'Sieć',
    validUntil: 'Ważne do',
    says: 'Oświadczenie',
    link: 'Link',
    message: 'Wiadomość',
    declinedTitle: 'Podpis odrzucony',
    declined: (wallet: string | undefined) =>
      `${declinedRequest(wallet)}. Podpisz, aby kontynuować, lub anuluj, aby się rozłączyć.`,
    declinedFree: (wallet: string | undefined) =>
      `${declinedRequest(wallet)}. Podpisz, aby kontynuować, lub na razie pomiń.`,
    failedTitle: 'Nie zalogowano',
    cancel: 'Anuluj',
    skip: 'Nie teraz',
    sign: 'Zaloguj się',
    isSigning: 'Podpisywanie',
    isChecking: 'Logowanie',
  },
}
