import { createCounter } from '../createCounter.js'
import type { Language } from '../types.js'
import { inWallet, ofWallet, startWallet } from './words.js'

const count = createCounter('pl')

const soon: Readonly<Record<string, string>> = {
  eip155: 'Zwykle dociera w ciągu minuty',
  solana: 'Dociera w kilka sekund',
  bip122: 'Zwykle dociera w ciągu godziny, a z wolną opłatą w ciągu dnia',
  polkadot: 'Zwykle dociera w ciągu minuty',
  cosmos: 'Zwykle dociera w ciągu 30 sekund',
}

const about = (seconds: number) => {
  if (seconds < 60) {
    const forms = { one: 'Około # sekundy', other: 'Około # sekund' }
    return count(Math.max(1, Math.round(seconds)), forms)
  }
  return seconds > 5_400
    ? count(Math.round(seconds / 3_600), { one: 'Około # godziny', other: 'Około # godzin' })
    : count(Math.round(seconds / 60), { one: 'Około # minuty', other: 'Około # minut' })
}

export const send: Pick<Language['wallet'], 'send' | 'sending' | 'asking' | 'requests' | 'scan'> = {
  send: {
    title: 'Wyślij',
    amount: 'Kwota',
    nft: 'NFT',
    receiver: 'Nazwa lub adres',
    paste: 'Wklej',
    pasteFailed: 'Przeglądarka zablokowała dostęp do schowka. Wklej bezpośrednio w pole.',
    scan: 'Zeskanuj kod QR',
    reading: 'Szukanie nazwy',
    to: 'Do',
    clearReceiver: 'Wyczyść odbiorcę',
    enterAmount: 'Wpisz kwotę',
    enterReceiver: 'Wpisz odbiorcę',
    notEnough: (symbol: string) => `Za mało ${symbol}`,
    tooLittle: 'Kwota zbyt mała',
    review: 'Sprawdź',
    refused: 'To się nie uda',
    doesMore: 'To coś więcej niż wysyłka',
    notHere: 'Nie ma tego już na tym koncie',
    notHereText: 'Na tym koncie już tego nie ma. Wybierz do wysłania coś innego.',
    have: (amount: string) => `Masz ${amount}. Wpisz mniejszą kwotę.`,
    needFee: (fee: string) => `Potrzebujesz też ${fee} na opłatę sieciową. Wpisz mniejszą kwotę.`,
    needFeeToken: (fee: string) => `Potrzebujesz ${fee} na opłatę sieciową.`,
    atLeast: (amount: string) => `Minimum to ${amount}.`,
    quoteFailed: 'Nie udało się pobrać opłaty sieciowej. Ponawiamy próbę…',
    moved: (network: string, before: string) => `Ta płatność jest w sieci ${network}. Poprzednia sieć: ${before}.`,
    unsupported: 'Nieobsługiwana sieć',
    unsupportedText: (network: string) => `Nie możesz tu wysyłać w sieci ${network}. Wybierz inną sieć.`,
    refusals: {
      empty: 'To nie jest prawidłowy adres ani nazwa.',
      tooLong: 'To za długie jak na adres.',
      hidden: 'To zawiera niewidoczne znaki. Nie używaj tego: zdobądź adres w inny sposób.',
      unknown: 'To nie jest prawidłowy adres ani nazwa.',
      address: 'To nie jest prawidłowy adres ani nazwa.',
      mistyped: 'W tym adresie jest literówka: suma kontrolna się nie zgadza. Skopiuj go ponownie.',
      network: 'To dotyczy sieci, której ta strona nie obsługuje.',
      amount: 'To prośba o nieprawidłową kwotę.',
      encoding: 'Ten link jest uszkodzony. Poproś o nowy.',
      duplicate: 'Ten link do płatności jest sprzeczny. Poproś o nowy.',
      required: 'Ten link do płatności wymaga czegoś, co nie jest tu obsługiwane.',
      call: 'To prośba o coś więcej niż płatność, a to nie jest tu obsługiwane.',
      interactive: 'Ten link do płatności nie jest obsługiwany.',
      checksum: 'Nie możemy zweryfikować kodu kontrolnego na końcu. Usuń # i wszystko po nim.',
      otherNamespace: 'Ten adres jest dla innego typu sieci. Nie można go użyć w tej sieci.',
      otherNetwork: 'Ten adres jest dla innej sieci. Nie można go użyć w tej sieci.',
      nameOfOtherNamespace: 'Nazwy tego rodzaju nie są tu obsługiwane. Poproś o adres.',
      nobody: 'Nie znaleziono adresu dla tej nazwy.',
      unreachable: 'Nie udało się wyszukać nazwy. Spróbuj ponownie za chwilę.',
      contract: 'To kontrakt tokena. Wszystko, co tam wyślesz, przepada.',
      token: 'To prośba o token, którego nie znaleźliśmy w tej sieci.',
    },
    isLost: 'Nikt nie kontroluje tego adresu. Wszystko, co tam wyślesz, przepada.',
    request: (label: string) => `Prośba od: ${label}`,
    fee: 'Opłata sieciowa',
    feeOn: (network: string) => `Opłata sieciowa w sieci ${network}`,
    feeMost: (fee: string) => `Najwyżej ${fee}`,
    feeSpeed: 'Szybkość',
    speeds: { slow: 'Wolno', normal: 'Normalnie', fast: 'Szybko' },
    arrives: 'Dotrze za',
    seconds: about,
    opensAccount: 'Tworzy konto tokena',
    tokenTitle: 'Wybierz token',
    tokenSearch: 'Szukaj nazwy lub adresu',
    networks: 'Sieć',
    yourTokens: 'Twoje tokeny',
    found: (number: number) => count(number, { one: '# token', few: '# tokeny', many: '# tokenów', other: '# tokena' }),
    none: (query: string) => `Brak tokena o nazwie „${query}”`,
    noneText: 'Sprawdź pisownię lub wybierz inną sieć.',
    loadingTokens: 'Wczytywanie tokenów',
    reviewTitle: 'Sprawdź',
    takesMore: 'To pobrałoby więcej niż wpisana kwota. Nic nie zostało wysłane.',
    allowsOthers: 'To pozwoliłoby komuś innemu zabrać twoje aktywa. Nic nie zostało wysłane.',
    fails: 'Sieć odrzuciłaby ten przelew. Nic nie zostało wysłane.',
    lookalike: 'To nie jest adres, który znasz',
    lookalikeText: 'Zaczyna się i kończy tak samo, ale różni się w środku: to częste oszustwo.',
    sentTitle: 'Wysłano',
  },
  sending: {
    youSend: 'Wysyłasz',
    onNetwork: (network: string) => `w sieci ${network}`,
    from: 'Z',
    total: 'Razem',
    memo: 'Publiczna notatka',
    noChanges: 'Nic się nie ruszy poza opłatą sieciową.',
    theyGet: 'Odbiorca otrzyma',
    isNew: (network: string) => `Pierwsza wysyłka na ten adres w sieci ${network}`,
    isUnseen: (number: number) =>
      number > 1
        ? count(number, {
            other: 'Nie ma go wśród # transakcji, które widzimy dla tego konta',
          })
        : 'Nie wiemy, czy coś było już tu wysyłane',
    isSelf: 'To twój własny adres.',
    lookalikeNew: 'Ten adres',
    lookalikeKnown: 'Ten, który znasz',
    lookalikeName: 'Ta nazwa używa podobnie wyglądających liter. Może udawać inną nazwę.',
    check: 'Sprawdź nazwę i adres. Przelewu nie można cofnąć.',
    send: (amount: string) => `Wyślij ${amount}`,
    checkingText: 'Sprawdzamy opłatę i symulujemy przelew.',
    checkingSlow: 'Sieć odpowiada powoli. Nic jeszcze nie zostało wysłane.',
    stop: 'Zatrzymaj',
    networkSlow: 'Sieć odpowiada powoli.',
    walletText: (amount: string, name: string) =>
      `Zatwierdź wysłanie ${amount}. Odbiorca: ${name}. Możesz zamknąć to okno.`,
    bothSent: 'Pierwsza prośba zostaje w portfelu. Jeśli ją też zatwierdzisz, wysłane zostaną obie.',
    fullAddress: 'Pełny adres',
    stoppedAccount: 'Portfel zmienił konto. Nic nie zostało wysłane.',
    stoppedNetwork: 'Portfel zmienił sieć. Nic nie zostało wysłane.',
    unsure: (wallet: string) => `Nie wiemy, czy ${wallet} to wysłał. Sprawdź, zanim spróbujesz ponownie.`,
    unsureMoved: (wallet: string, network: string) =>
      `Nie wiemy, czy ${wallet} to wysłał. W sieci ${network} widać nową aktywność z twojego konta, być może właśnie tę. Sprawdź, zanim spróbujesz ponownie.`,
    unsureStill: (wallet: string, network: string) =>
      `Nie wiemy, czy ${wallet} to wysłał. W sieci ${network} nie widać jeszcze nic nowego z twojego konta, ale przelew nadal może dojść do skutku. Sprawdź, zanim spróbujesz ponownie.`,
    failedTitle: 'Nie wysłano',
    declined: (wallet: string | undefined) =>
      `Prośba została odrzucona${wallet === undefined ? '' : ` ${inWallet(wallet)}`}.`,
    feeUp: (amount: string) => `Opłata sieciowa wzrosła przed twoją decyzją. ${amount} nadal jest w portfelu.`,
    sent: (amount: string) => `${amount} w drodze`,
    sentText: (namespace: string) => `${soon[namespace] ?? 'Dotrze, gdy sieć to potwierdzi'}.`,
    arrived: (amount: string) => `Dotarło: ${amount}`,
    arrivedText: (network: string) => `Potwierdzono w sieci ${network}.`,
    refusedText: (amount: string) =>
      `Przelew się nie powiódł. Pobrano tylko opłatę sieciową. ${amount} nadal jest w portfelu.`,
    droppedTitle: 'Odrzucono przez sieć',
    droppedText: 'To nadal może dojść do skutku: sprawdź portfel, zanim wyślesz ponownie.',
    replacedTitle: 'Zastąpiono',
    replacedText: 'Zastąpiła to inna transakcja z twojego konta. Zobacz aktywność.',
    conflicts: {
      sources:
        'Jeden węzeł podaje, że to gotowe, inny jeszcze nie. Uznajemy to za będące w drodze, dopóki dwa nie będą zgodne. Nie wysyłaj tego ponownie.',
      sender:
        'Sieć pokazuje w tym miejscu transakcję innego konta. Sprawdź aktywność portfela, zanim wyślesz ponownie.',
    },
    unsureTitle: 'Wynik nieznany',
    accordingTo: 'Według',
    transaction: 'Transakcja',
    done: 'Gotowe',
  },
  asking: {
    changes: 'Co się stanie',
    you: 'Ty',
    trying: 'Symulowanie',
    untried: 'Nie udało się tego zasymulować. Sprawdź, co pokazuje portfel.',
    checkingTitle: 'Sprawdzanie',
    switchingTitle: (network: string) => `Przejdź do sieci ${network}`,
    switchingText: (wallet: string) => `Zatwierdź zmianę ${inWallet(wallet)}.`,
    walletTitle: (wallet: string) => `Zatwierdź ${inWallet(wallet)}`,
    walletSlow: (wallet: string) =>
      `Nadal czekamy na odpowiedź ${ofWallet(wallet)}. Jeśli używasz urządzenia, odblokuj je i tam zatwierdź.`,
    moved: {
      account: (wallet: string) => `${startWallet(wallet)} zmienił konto. Sprawdź tam prośbę lub ją odrzuć.`,
      network: (wallet: string) => `${startWallet(wallet)} zmienił sieć. Sprawdź tam prośbę lub ją odrzuć.`,
    },
    askAgain: 'Poproś ponownie',
    startAnother: 'Zacznij kolejną',
    stoppedTitle: 'Zatrzymano',
    unsureTitle: 'Sprawdź aktywność',
    toAccount: 'Przejdź do konta',
    tryNewFee: 'Spróbuj z nową opłatą',
    edit: 'Edytuj',
  },
  requests: {
    askedTitle: 'W portfelu może nadal czekać prośba',
    askedText: 'Najpierw odpowiedz na nią w portfelu. Jeśli zatwierdzisz też drugą, wysłane zostaną obie.',
    unansweredTitle: 'Wcześniejsza prośba mogła zostać wysłana',
    unansweredText: 'Sprawdź aktywność portfela, zanim spróbujesz ponownie.',
    send: (amount: string, to: string, network: string) => `Wyślij ${amount} do ${to} w sieci ${network}`,
    swap: (amount: string, network: string) => `Wymień ${amount} w sieci ${network}`,
    approve: (amount: string, network: string) => `Zezwól na ${amount} do wymiany w sieci ${network}`,
    revoke: (token: string, network: string) => `Cofnij dostęp do ${token} w sieci ${network}`,
    transaction: (network: string) => `Transakcja w sieci ${network}`,
    more: (number: number) => `jeszcze ${number}`,
  },
  scan: {
    title: 'Skieruj aparat na kod',
    starting: 'Uruchamianie aparatu',
    deniedTitle: 'Dostęp do aparatu zablokowany',
    denied: 'Zezwól na dostęp do aparatu w przeglądarce lub wklej adres.',
    missingTitle: 'Nie znaleziono aparatu',
    missing: 'Zamiast tego wklej adres.',
    instead: 'Wpisz adres',
    stop: 'Zatrzymaj skanowanie',
  },
}
