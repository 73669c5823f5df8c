import { createCounter } from '../createCounter.js'
import type { Language } from '../types.js'
import { inWallet, ofSite, ofWallet, startSite, startWallet, THIS_SITE, YOUR_WALLET } from './words.js'

const count = createCounter('pl')

const wallets = (number: number) =>
  count(number, { one: '# portfel', few: '# portfele', many: '# portfeli', other: '# portfela' })

const stays = (current: string) =>
  current === YOUR_WALLET ? 'Twój portfel pozostanie połączony.' : `Twój portfel ${current} pozostanie połączony.`

export const views: Pick<
  Language,
  'connecting' | 'multi' | 'allWallets' | 'remote' | 'account' | 'wallets' | 'networks' | 'switching' | 'guide'
> = {
  connecting: {
    yourWallet: YOUR_WALLET,
    waitingTitle: (wallet: string) => `Zatwierdź ${inWallet(wallet)}`,
    waitingText: (wallet: string, site: string) =>
      `Otwórz rozszerzenie ${ofWallet(wallet)} i zatwierdź prośbę ${ofSite(site)}.`,
    waitingTextElsewhere: (wallet: string, site: string) =>
      `Zatwierdź prośbę ${ofSite(site)} w oknie ${ofWallet(wallet)}.`,
    waitingTextUnknown: (site: string) => `Otwórz portfel i zatwierdź prośbę ${ofSite(site)}.`,
    askAgain: 'Poproś ponownie',
    declinedTitle: 'Prośba odrzucona',
    declinedText: (wallet: string) => `Prośba została odrzucona ${inWallet(wallet)}. Niczego nie udostępniono.`,
    silentTitle: (wallet: string) => `Brak odpowiedzi od ${ofWallet(wallet)}`,
    silentText: 'Odblokuj go i spróbuj ponownie.',
    pendingTitle: (wallet: string) => `Prośba czeka ${inWallet(wallet)}`,
    walletSays: (wallet: string, words: string) => `${startWallet(wallet)}: „${words}”`,
    failedTitle: (wallet: string) => `Nie udało się połączyć: ${wallet}`,
    missingTitle: (wallet: string) => `Brak ${ofWallet(wallet)} w tej przeglądarce`,
    missingText: 'Dodaj rozszerzenie lub wybierz inny portfel.',
    missingTextElsewhere: 'Pobierz go lub wybierz inny portfel.',
    missingTextPhone: (wallet: string) =>
      `Dodaj rozszerzenie lub połącz się przez aplikację ${ofWallet(wallet)} w telefonie.`,
    usePhone: 'Użyj telefonu',
    getWallet: (wallet: string) => `Pobierz ${wallet}`,
    chooseAnother: 'Wybierz inny portfel',
    connectedTitle: 'Połączono',
    connectedText: (wallet: string, site: string) =>
      `Możesz teraz korzystać ${site === THIS_SITE ? 'z tej strony' : `ze strony ${site}`} z ${wallet === YOUR_WALLET ? 'portfelem' : wallet}.`,
  },
  multi: {
    title: 'Od czego chcesz zacząć?',
    text: (wallet: string) => `${startWallet(wallet)} działa z kilkoma typami sieci. Pozostałe możesz dodać później.`,
    labels: { eip155: 'EVM', solana: 'Solana', bip122: 'Bitcoin', polkadot: 'Polkadot', cosmos: 'Cosmos' },
    namespaces: { eip155: 'Ethereum i EVM' },
    more: (names: string, number: number) => `${names} i jeszcze ${number}`,
    byName: (networks: string) => `${networks}. Dopasowano po nazwie, niezweryfikowane`,
    all: (number: number) => `Połącz wszystkie (${number})`,
    step: (label: string, step: number, of: number) => `${label}, ${step} z ${of}`,
    skip: (label: string) => `Kontynuuj bez ${label}`,
  },
  allWallets: {
    search: (number: number | undefined) =>
      number === undefined ? 'Szukaj portfeli' : `Szukaj wśród ${number} portfeli`,
    filter: 'Typ sieci',
    all: 'Wszystkie',
    installed: 'zainstalowany',
    certified: 'certyfikowany',
    found: (number: number, shown: number) =>
      number > shown ? `${wallets(number)}, widoczne pierwsze ${shown}` : wallets(number),
    none: (query: string) => `Brak portfela o nazwie „${query}”`,
    noneText: 'Sprawdź pisownię lub zeskanuj kod QR. Działa z większością portfeli w telefonie.',
    failed: 'Nie udało się wczytać więcej portfeli',
    slow: 'Trwa to dłużej niż zwykle.',
  },
  remote: {
    scanHere: 'Masz portfel w telefonie? Zeskanuj, aby połączyć.',
    orGet: 'lub pobierz portfel',
    orChoose: 'lub wybierz portfel',
    declined: 'Odrzucono w telefonie. Niczego nie udostępniono.',
    codeLabel: (wallet: string | undefined) =>
      wallet ? `Kod QR do połączenia ${ofWallet(wallet)}` : 'Kod QR do połączenia portfela w telefonie',
    scan: (wallet: string | undefined) =>
      wallet
        ? `Zeskanuj aparatem telefonu lub aplikacją ${ofWallet(wallet)}`
        : 'Zeskanuj aparatem telefonu lub aplikacją portfela',
    newCodeIn: 'Nowy kod za',
    newCodeInSeconds: (seconds: number) =>
      seconds > 0
        ? count(seconds, {
            one: 'Nowy kod za # sekundę',
            few: 'Nowy kod za # sekundy',
            many: 'Nowy kod za # sekund',
            other: 'Nowy kod za # sekundy',
          })
        : 'Pobieranie nowego kodu',
    expired: 'Ten kod wygasł',
    newCode: 'Pokaż nowy kod',
    showCode: 'Pokaż kod QR',
    copyLink: 'Kopiuj link',
    linkCopied: 'Link skopiowany',
    copyFailed: 'Nie udało się skopiować. Zamiast tego zeskanuj kod.',
    dontHave: (wallet: string) => `Nie masz ${ofWallet(wallet)}?`,
    getIt: 'Pobierz',
    open: (wallet: string) => `Otwórz ${wallet}`,
    openAny: 'Otwórz inną aplikację w tym telefonie',
    onOther: 'Masz portfel na innym urządzeniu?',
    continueTitle: (wallet: string) => `Kontynuuj ${inWallet(wallet)}`,
    continueText: 'Zatwierdź prośbę w aplikacji, a potem wróć na tę stronę.',
    browserText: (wallet: string) =>
      `${startWallet(wallet)} otworzy tę stronę we własnej przeglądarce. Połącz tam portfel.`,
    desktop: 'Komputer',
    web: 'Strona',
    phone: 'Telefon',
    ways: 'Gdzie jest portfel',
    desktopText: (wallet: string) => `Otwórz ${wallet} na tym komputerze i tam zatwierdź prośbę.`,
    webText: (wallet: string) => `Otwórz ${wallet} w innej karcie i tam zatwierdź prośbę.`,
    noAppTitle: (wallet: string) => `Nie udało się otworzyć: ${wallet}`,
    noAppText: (wallet: string) =>
      `Czy aplikacja ${ofWallet(wallet)} jest w tym telefonie? Pobierz ją lub zeskanuj kod innym urządzeniem.`,
    noProgramText: (wallet: string) => `Czy ${wallet} jest na tym komputerze? Pobierz go lub wybierz inny sposób.`,
    slow: 'Trwa to dłużej niż zwykle. Sprawdź połączenie.',
  },
  account: {
    balance: 'Saldo',
    balanceFailed: 'Nie udało się wczytać salda.',
    copyAddress: 'Kopiuj adres',
    addressCopied: 'Adres skopiowany',
    copyFailed: 'Nie udało się skopiować. Zaznacz adres i skopiuj go ręcznie.',
    actions: 'Działania',
    switchWallet: 'Twoje portfele',
    explorer: (name: string) => `Zobacz w ${name}`,
    permissions: 'Uprawnienia',
    disconnect: 'Rozłącz',
    viewOnly: 'Tylko podgląd',
    disconnectAll: 'Rozłącz wszystkie',
    keep: 'Anuluj',
    disconnected: 'Rozłączono',
    endedByWallet: (wallet: string) => `${startWallet(wallet)} zakończył połączenie`,
  },
  wallets: {
    title: 'Twoje portfele',
    active: 'Aktywny',
    connected: 'Połączony',
    alsoConnected: 'Też połączony',
    recent: 'Ostatni',
    use: 'Użyj',
    accounts: 'Konta w tym portfelu',
    types: { payment: 'Płatności', ordinal: 'Tylko Ordinals', stx: 'Tylko Stacks' },
    kinds: 'Typy sieci',
    none: (label: string) => `Brak połączonego portfela ${label}`,
    noneText: 'Pozostałe portfele są nadal połączone.',
    shared: 'Rozłączenie dotyczy wszystkich sieci.',
    elsewhere: 'W innej sieci',
    disconnect: (wallet: string) => `Rozłącz ${wallet}`,
    forget: (wallet: string) => `Zapomnij ${wallet}`,
    reconnect: 'Połącz ponownie',
    add: 'Dodaj portfel',
  },
  networks: {
    title: 'Sieci',
    search: 'Szukaj sieci',
    filter: 'Filtr',
    all: 'Wszystkie',
    testnets: 'Sieci testowe',
    test: 'Test',
    addsWallet: 'Doda portfel',
    testNote: 'Tokeny w sieciach testowych nie mają wartości.',
    selected: 'Wybrana',
    notIn: (wallet: string) => `Brak ${inWallet(wallet)}`,
    found: (number: number) => count(number, { one: '# sieć', few: '# sieci', many: '# sieci', other: '# sieci' }),
    none: (query: string) => `Brak sieci o nazwie „${query}”`,
    noneText: 'Sprawdź pisownię.',
    showAll: 'Pokaż wszystkie sieci',
  },
  switching: {
    title: 'Zmień sieć',
    waitingTitle: (network: string) => `Przejdź do sieci ${network}`,
    waitingText: (wallet: string) => `Zatwierdź zmianę ${inWallet(wallet)}.`,
    declinedTitle: (network: string) => `Nadal w sieci ${network}`,
    declinedTitleUnknown: 'Sieć nie została zmieniona',
    declinedText: (wallet: string, network: string) =>
      `Zmiana została odrzucona ${inWallet(wallet)}. Spróbuj ponownie lub zostań w sieci ${network}.`,
    declinedTextUnknown: (wallet: string) => `Zmiana została odrzucona ${inWallet(wallet)}. Spróbuj ponownie lub wróć.`,
    stay: 'Zostań',
    cannotAdd: (wallet: string, network: string) =>
      `${startWallet(wallet)} nie może dodać sieci ${network}. Użyj innego portfela lub innej sieci.`,
    unsupportedTitle: (site: string, network: string) => `${startSite(site)} nie działa w sieci ${network}`,
    unsupportedText: 'Wybierz inną sieć, aby kontynuować.',
    unknownNetwork: (reference: string) => `o ID ${reference}`,
    yourWallet: YOUR_WALLET,
    needTitle: (network: string) => `Potrzebny portfel ${network}`,
    needText: stays,
    needTextHere: (current: string, wallet: string, network: string) =>
      `${stays(current)} ${startWallet(wallet)} obsługuje ${network}.`,
    connectOne: (wallet: string) => `Połącz ${wallet}`,
    chooseOne: 'Wybierz portfel',
  },
  guide: {
    title: 'Co to jest portfel?',
    getTitle: 'Pobierz portfel',
    lessons: [
      ['Miejsce na to, co twoje', 'Trzymaj tokeny, bilety i sztukę w jednym miejscu.'],
      ['Jeden klucz do wielu stron', 'Loguj się bez nowego hasła za każdym razem.'],
      ['Ty decydujesz', 'Nic się nie ruszy, dopóki tego nie zatwierdzisz.'],
    ],
    get: 'Pobierz portfel',
    have: 'Mam już portfel',
    explore: 'Porównaj portfele',
    exploreText: 'Do przeglądarek i telefonów',
    places: { browser: 'Do tej przeglądarki', phone: 'Do telefonu', desktop: 'Do komputera', any: 'Portfele' },
    thisPhone: 'Do tego telefonu',
    otherWays: 'Inne sposoby',
    servers: 'Używane serwery',
    platforms: { browser: 'Przeglądarka', phone: 'Telefon', desktop: 'Komputer' },
  },
}
